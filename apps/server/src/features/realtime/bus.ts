import { SocketMessage } from '@voice-rankings/contract'
import * as v from 'valibot'

/** Notifications for a waiting page. */
const NotificationAction = v.picklist(['login-complete', 'logout-complete', 'login-approved'])
export type NotificationAction = v.InferOutput<typeof NotificationAction>

/**
 * Message between processes: a notification for one of the receiver's sockets, a topic that one of them follows from now
 * on, or news of a topic for all sockets that follow it. It never contains a secret.
 */
const BusMessage = v.union([
  v.object({ connectionId: v.string(), action: NotificationAction }),
  v.object({ connectionId: v.string(), topic: v.string() }),
  v.object({ topic: v.string(), news: SocketMessage }),
])
export type BusMessage = v.InferOutput<typeof BusMessage>

/** Receiver of messages for all processes; the ids of processes are longer. */
export const EVERY_NODE = 'all'

/** Transports messages between the processes of one server. */
export interface Bus {
  /**
   * Sends to one process, possibly this one, or to {@link EVERY_NODE}. Throws when sending fails; a message to a process
   * that has ended is lost.
   */
  send(node: string, message: BusMessage): Promise<void>
  close(): Promise<void>
}

/** Options of a bus: it passes messages for `node` and for every node to `receive` until it is closed. */
export interface BusOptions {
  readonly node: string
  readonly receive: (message: BusMessage) => void
}

/** Parses a message from a shared channel; null when it is malformed. */
export function parseBusMessage(text: string): BusMessage | null {
  try {
    const parsed = v.safeParse(BusMessage, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
