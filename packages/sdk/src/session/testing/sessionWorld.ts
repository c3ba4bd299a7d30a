import type { UserProfile } from '@voice-rankings/contract'
import { createFakeClient, createFakeClock, createFakeSockets } from '@voice-rankings/testkit'
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
  const { sockets, WebSocket } = createFakeSockets()
  const popups: FakePopup[] = []
  const logged: string[] = []
  const server = { profile: null as UserProfile | null, fails: false, popupsAllowed: true }

  const client = createFakeClient({
    'account.status'() {
      if (server.fails) throw new Error('away')
      return server.profile ? { user: server.profile } : {}
    },
  })
  client.url = (path) => `https://voices.example${path || '/'}`
  const session = createSession({
    client,
    WebSocket,
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
