import type { SocketMessage } from '@voice-rankings/contract'
import type { Bus, BusMessage, NotificationAction } from './bus.ts'
import { createConnectionId, readConnectionId, type ConnectionId } from './connectionId.ts'

interface Connection {
  send(message: SocketMessage): void
}

/** Registry of the sockets that wait for a login. It can notify them, and transports nothing else. */
export interface Realtime {
  /** Registers a socket and sends it its id; the returned function unregisters it. */
  connect(connection: Connection, origin: string | null): () => void
  /** Verifies and parses a connection id; null when it is invalid or expired. */
  read(connectionId: string): ConnectionId | null
  /** Notifies the page of a connection, whichever process holds its socket. A closed connection is ignored. */
  notify(connectionId: string, action: NotificationAction): Promise<void>
  close(): Promise<void>
}

interface RealtimeOptions {
  /** Id of this process. */
  node: string
  /** Shared by all processes: see `readSecret`. */
  secret: string
  /** Connects the processes. */
  openBus: (receive: (message: BusMessage) => void) => Promise<Bus>
}

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
    async notify(connectionId, action) {
      const here = connections.get(connectionId)
      if (here) return here.send({ action })
      const to = readConnectionId(secret, connectionId)
      if (to) await bus.send(to.node, { connectionId, action })
    },
    close: () => bus.close(),
  }
}
