import type { SocketMessage, UserProfile } from '@voice-rankings/contract'
import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { SocketLike } from '../openRealtimeSocket.ts'
import { createSession } from '../createSession.ts'
import type { Popup } from '../popup.ts'
import type { SessionOptions } from '../session.ts'

export const ANN: UserProfile = {
  account_level: 0,
  username: 'ann',
  user_email: 'ann@example.com',
  total_credits: 1000,
  voice_credits: 0,
}

/** A fake socket controlled by the test. */
interface FakeSocket {
  readonly url: string
  readonly closed: boolean
  open(): void
  /** Delivers a message of the contract, or any other text. */
  say(message: SocketMessage | string): void
  /** Reports a lost connection with these events only. */
  fail(...events: ('error' | 'close')[]): void
}

/** A fake popup that the test closes like its user. */
interface FakePopup extends Popup {
  readonly url: string
  closed: boolean
  focused: number
}

function last<T>(list: T[]): T {
  const item = list.at(-1)
  if (item === undefined) throw new Error('There is none yet.')
  return item
}

/** A session with fake dependencies. */
export function sessionWorld(options: Partial<SessionOptions> = {}) {
  const clock = createFakeClock()
  const sockets: FakeSocket[] = []
  const popups: FakePopup[] = []
  const logged: string[] = []
  const server = { profile: null as UserProfile | null, fails: false, popupsAllowed: true }

  class TestSocket implements SocketLike, FakeSocket {
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

  const client = createFakeClient({
    'account.status'() {
      if (server.fails) throw new Error('away')
      return server.profile ? { user: server.profile } : {}
    },
  })
  client.url = (path) => `https://voices.example${path || '/'}`
  const session = createSession({
    client,
    WebSocket: TestSocket,
    clock,
    random: () => 0.5,
    log: (message) => void logged.push(message),
    openPopup(url) {
      if (!server.popupsAllowed) return null
      const popup: FakePopup = {
        url,
        closed: false,
        focused: 0,
        close: () => void (popup.closed = true),
        focus: () => void (popup.focused += 1),
      }
      popups.push(popup)
      return popup
    },
    ...options,
  })
  return {
    session,
    clock,
    server,
    sockets,
    popups,
    logged,
    socket: () => last(sockets),
    popup: () => last(popups),
    /** Number of profile requests. */
    asked: () => client.calls.length,
    state: () => session.getState(),
    /** Connects and delivers the connection id. */
    connect(connectionId = 'node.1') {
      last(sockets).open()
      last(sockets).say({ action: 'Your Connection ID', connectionId })
    },
  }
}
