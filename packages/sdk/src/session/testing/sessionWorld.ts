import type { SocketMessage, UserProfile } from '@voice-rankings/contract'
import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { SocketLike } from '../createDoorbell.ts'
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

/** A socket that does what the test says. */
interface FakeSocket {
  readonly url: string
  readonly closed: boolean
  open(): void
  /** A message of the contract, or anything else that may come. */
  say(message: SocketMessage | string): void
  /** Reports that it is lost, by these events alone. */
  fail(...events: ('error' | 'close')[]): void
}

/** A popup that the test closes as its user would. */
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

/** A session with everything around it in the test's hands. */
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
    /** How often the server was asked who is signed in. */
    asked: () => client.calls.length,
    state: () => session.getState(),
    /** Connects, and gives the page its connection id. */
    connect(connectionId = 'node.1') {
      last(sockets).open()
      last(sockets).say({ action: 'Your Connection ID', connectionId })
    },
  }
}
