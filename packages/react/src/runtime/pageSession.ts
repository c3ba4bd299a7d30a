import type { UserProfile } from '@voice-rankings/contract'
import type { Observable } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Client } from '@voice-rankings/sdk'
import { lazyModule } from '../loading/lazyModule.ts'
import type { Bearer, Session, SessionOptions, SessionState } from '@voice-rankings/sdk/session'

/** Session of the page, shared by all components of a runtime. */
export interface PageSession
  extends Observable<SessionState>, Pick<Session, 'login' | 'logout' | 'cancel' | 'refresh'> {
  /** Asks the server for the logged-in user, unless known or pending. */
  ask(): void
}

export interface PageSessionOptions {
  client: Client
  bearer?: Bearer
  /** Logged-in user, if known: null for a visitor. */
  user?: UserProfile | null
  /** Loads the session code; by default on first use. */
  load?: () => Promise<{ createSession: (options: SessionOptions) => Session }>
}

const sessionModule = lazyModule(() => import('@voice-rankings/sdk/session'))

/** Time limit for loading the session code, in milliseconds; after it the state reports a lost connection. */
const LOAD_LIMIT_MS = 2500

/** Creates the session of a page. Its code is loaded on login, logout or a query. */
export function createPageSession(options: PageSessionOptions): PageSession {
  const { client, bearer, user, load = sessionModule.load } = options
  const initial: SessionState = {
    profile: user ?? null,
    known: user !== undefined,
    login: 0,
    logout: 0,
    problem: null,
  }
  const state = createObservable(initial)
  const change = (part: Partial<SessionState>) => state.setState({ ...state.getState(), ...part })
  let session: Session | null = null
  let opening: Promise<Session> | null = null

  async function open(): Promise<Session> {
    const { createSession } = await load()
    const opened = createSession({ client, bearer, profile: user })
    opened.subscribe(() => state.setState(opened.getState()))
    session = opened
    return opened
  }

  /** Synchronous once the code has loaded: a popup opens only during the click event. */
  async function withSession(work: (session: Session) => unknown): Promise<void> {
    if (session) return void (await work(session))
    try {
      await work(await (opening ??= open()))
    } catch (error) {
      opening = null
      console.error('The login code could not be loaded.', error)
      change({ login: 0, logout: 0, known: true, problem: 'no_connection' })
    }
  }

  function begin(kind: 'login' | 'logout'): void {
    if (!session) {
      change({ [kind]: 1, problem: null })
      const isLate = () => !session && state.getState()[kind] === 1
      setTimeout(() => isLate() && change({ problem: 'no_connection' }), LOAD_LIMIT_MS)
    }
    void withSession((opened) => opened[kind]())
  }

  let asked = initial.known
  return {
    getState: state.getState,
    subscribe: state.subscribe,
    getInitialState: state.getInitialState,
    ask() {
      if (asked) return
      asked = true
      void withSession((opened) => opened.refresh())
    },
    refresh() {
      asked = true
      return withSession((opened) => opened.refresh())
    },
    login: () => begin('login'),
    logout: () => begin('logout'),
    cancel() {
      if (opening) void withSession((opened) => opened.cancel())
      change({ login: 0, logout: 0, problem: null })
    },
  }
}
