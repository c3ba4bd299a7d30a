import type { SocketMessage } from '@voice-rankings/contract'

/** What a page that waits can be told. */
const RING_ACTIONS = [
  'login-complete',
  'logout-complete',
  'login-approved',
] as const satisfies SocketMessage['action'][]
export type RingAction = (typeof RING_ACTIONS)[number]

/** What one process tells another: to say something to one of its sockets. It never carries a secret. */
export interface BusMessage {
  readonly connectionId: string
  readonly action: RingAction
}

/** Carries messages between the processes of one server. */
export interface Bus {
  /** Sends to one process, this one included. Throws when it cannot; a process that has ended hears nothing. */
  send(node: string, message: BusMessage): Promise<void>
  close(): Promise<void>
}

/** How a bus is made: it hands what is sent to `node` to `receive`, until it is closed. */
export interface BusOptions {
  readonly node: string
  readonly receive: (message: BusMessage) => void
}

/** Reads a message off a bus that others write to as well; null when it is none of ours. */
export function parseBusMessage(text: string): BusMessage | null {
  try {
    const { connectionId, action } = JSON.parse(text) as Partial<BusMessage>
    const known = RING_ACTIONS.find((name) => name === action)
    return known !== undefined && typeof connectionId === 'string' ? { connectionId, action: known } : null
  } catch {
    return null
  }
}
