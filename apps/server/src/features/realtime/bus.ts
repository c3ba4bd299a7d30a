import type { SocketMessage } from '@voice-rankings/contract'

/** Notifications for a waiting page. */
const NOTIFICATION_ACTIONS = [
  'login-complete',
  'logout-complete',
  'login-approved',
] as const satisfies SocketMessage['action'][]
export type NotificationAction = (typeof NOTIFICATION_ACTIONS)[number]

/** Message between processes: a notification for one of the receiver's sockets. It never contains a secret. */
export interface BusMessage {
  readonly connectionId: string
  readonly action: NotificationAction
}

/** Transports messages between the processes of one server. */
export interface Bus {
  /**
   * Sends to one process, possibly this one. Throws when sending fails; a message to a process that has ended is lost.
   */
  send(node: string, message: BusMessage): Promise<void>
  close(): Promise<void>
}

/** Options of a bus: it passes messages for `node` to `receive` until it is closed. */
export interface BusOptions {
  readonly node: string
  readonly receive: (message: BusMessage) => void
}

/** Parses a message from a shared channel; null when it is malformed. */
export function parseBusMessage(text: string): BusMessage | null {
  try {
    const { connectionId, action } = JSON.parse(text) as Partial<BusMessage>
    const known = NOTIFICATION_ACTIONS.find((name) => name === action)
    return known !== undefined && typeof connectionId === 'string' ? { connectionId, action: known } : null
  } catch {
    return null
  }
}
