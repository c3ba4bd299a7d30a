import { type SocketMessage, WORKS_LIMIT } from '@voice-rankings/contract'
import { type Bus, type BusMessage, EVERY_NODE, type NotificationAction } from './bus.ts'
import { createConnectionId, readConnectionId, type ConnectionId } from './connectionId.ts'

interface Connection {
  send(message: SocketMessage): void
}

/** Topics that a socket follows at most: all works of an owner, and their lexicon. */
const MAX_TOPICS = WORKS_LIMIT + 1

/** Registry of the sockets of pages, which wait for a login or follow topics, for example the speech of a work. */
export interface Realtime {
  /** Registers a socket and sends it its id; the returned function unregisters it. */
  connect(connection: Connection, origin: string | null): () => void
  /** Verifies and parses a connection id; null when it is invalid or expired. */
  read(connectionId: string): ConnectionId | null
  /** Notifies the page of a connection, whichever process holds its socket. A closed connection is ignored. */
  notify(connectionId: string, action: NotificationAction): Promise<void>
  /** Sends the news of a topic to the page of a connection from now on. The caller checks that it may know them. */
  follow(connectionId: string, topic: string): Promise<void>
  /** Sends news to all pages that follow a topic. News can get lost, so a page asks again if there are none. */
  publish(topic: string, news: SocketMessage): Promise<void>
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
  const connections = new Map<string, Connection & { readonly topics: Set<string> }>()

  function receive(message: BusMessage): void {
    if ('news' in message) {
      for (const { send, topics } of connections.values()) if (topics.has(message.topic)) send(message.news)
      return
    }
    const connection = connections.get(message.connectionId)
    if ('action' in message) connection?.send({ action: message.action })
    else if (connection && connection.topics.size < MAX_TOPICS) connection.topics.add(message.topic)
  }

  /** Passes a message to the process that holds the socket of a connection. */
  async function pass(message: Extract<BusMessage, { connectionId: string }>): Promise<void> {
    if (connections.has(message.connectionId)) return receive(message)
    const to = readConnectionId(secret, message.connectionId)
    if (to) await bus.send(to.node, message)
  }

  const bus = await openBus(receive)
  return {
    connect({ send }, origin) {
      const connectionId = createConnectionId(secret, { node, origin })
      connections.set(connectionId, { send, topics: new Set() })
      send({ action: 'Your Connection ID', connectionId })
      return () => void connections.delete(connectionId)
    },
    read: (connectionId) => readConnectionId(secret, connectionId),
    notify: (connectionId, action) => pass({ connectionId, action }),
    follow: (connectionId, topic) => pass({ connectionId, topic }).catch(ignore),
    publish: (topic, news) => bus.send(EVERY_NODE, { topic, news }).catch(ignore),
    close: () => bus.close(),
  }
}

/** A bus that is away loses news, which are asked for again. */
const ignore = () => {}
