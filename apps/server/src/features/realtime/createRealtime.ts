import type { SocketMessage } from '@voice-rankings/contract'
import type { Bus, BusMessage, RingAction } from './bus.ts'
import { createConnectionId, readConnectionId, type ConnectionId } from './connectionId.ts'

/** One open socket. */
interface Connection {
  send(message: SocketMessage): void
}

/** The doorbells of all pages that wait for a login: they can be rung, and carry nothing else. */
export interface Realtime {
  /** Takes in a socket and tells it its id; the function forgets it again. */
  connect(connection: Connection, origin: string | null): () => void
  /** What a connection id says; null when it is none of ours, or too old. */
  read(connectionId: string): ConnectionId | null
  /** Tells the page that waits, whichever process holds its socket. Nobody need be there any more. */
  ring(connectionId: string, action: RingAction): Promise<void>
  close(): Promise<void>
}

interface RealtimeOptions {
  /** Names this process among the processes of the server. */
  node: string
  /** Shared by all processes: see `readSecret`. */
  secret: string
  /** Connects the processes. */
  openBus: (receive: (message: BusMessage) => void) => Promise<Bus>
}

/** Makes the doorbells of this process. */
export async function createRealtime({ node, secret, openBus }: RealtimeOptions): Promise<Realtime> {
  const connections = new Map<string, Connection>()
  const bus = await openBus(({ connectionId, action }) => connections.get(connectionId)?.send({ action }))
  return {
    connect(connection, origin) {
      const connectionId = createConnectionId(secret, { node, origin })
      connections.set(connectionId, connection)
      connection.send({ action: 'Your Connection ID', connectionId })
      return () => void connections.delete(connectionId)
    },
    read: (connectionId) => readConnectionId(secret, connectionId),
    async ring(connectionId, action) {
      const here = connections.get(connectionId)
      if (here) return here.send({ action })
      const to = readConnectionId(secret, connectionId)
      if (to) await bus.send(to.node, { connectionId, action })
    },
    close: () => bus.close(),
  }
}
