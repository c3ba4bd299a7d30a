import type { SocketMessage } from '@voice-rankings/contract'

/** A fake realtime socket that a test controls. */
export interface FakeSocket {
  readonly url: string
  readonly closed: boolean
  open(): void
  /** Delivers a message of the contract, or any other text. */
  say(message: SocketMessage | string): void
  /** Reports a lost connection with these events only. Default: both. */
  fail(...events: ('error' | 'close')[]): void
}

/** What the client of a socket uses. */
interface OpenedSocket extends FakeSocket {
  addEventListener(type: string, listener: (event: { data: unknown }) => void): void
  close(): void
}

export interface FakeSockets {
  /** Those that were opened, in order. */
  readonly sockets: FakeSocket[]
  /** Their class, for options and stubs of `WebSocket`. */
  readonly WebSocket: new (url: string) => OpenedSocket
}

/** Creates a class of fake sockets. */
export function createFakeSockets(): FakeSockets {
  const sockets: FakeSocket[] = []
  class TestSocket implements OpenedSocket {
    readonly url: string
    closed = false
    private readonly listeners = new Map<string, ((event: { data: unknown }) => void)[]>()
    constructor(url: string) {
      this.url = url
      sockets.push(this)
    }
    addEventListener(type: string, listener: (event: { data: unknown }) => void) {
      this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener])
    }
    close() {
      this.closed = true
      this.emit('close')
    }
    open = () => this.emit('open')
    say = (message: SocketMessage | string) =>
      this.emit('message', typeof message === 'string' ? message : JSON.stringify(message))
    fail = (...events: ('error' | 'close')[]) => {
      for (const event of events.length > 0 ? events : ['error', 'close']) this.emit(event)
    }
    private emit(type: string, data?: unknown) {
      for (const listener of this.listeners.get(type) ?? []) listener({ data })
    }
  }
  return { sockets, WebSocket: TestSocket }
}
