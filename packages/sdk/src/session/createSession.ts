import { loginPath, logoutPath, type SocketMessage, type UserProfile } from '@voice-rankings/contract'
import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'
import type { Client } from '../createClient.ts'
import type { Bearer } from './createBearer.ts'
import { type Doorbell, openDoorbell, type SocketClass } from './createDoorbell.ts'
import { createProfile } from './createProfile.ts'
import { createVerifier } from './createVerifier.ts'
import { openPopup as openBrowserPopup, type Popup } from './popup.ts'

/** 0 idle, 1 socket connecting, 2 socket open, 3 connection id received and popup open, 4 login complete. */
export type LoginStep = 0 | 1 | 2 | 3 | 4

/** 0 idle, 1 logging out. */
export type LogoutStep = 0 | 1

/**
 * Why a login or logout under way does not go on: the browser kept the popup shut, which the next click will open, or
 * the server cannot be reached, which is tried again.
 */
export type SessionProblem = 'popup_blocked' | 'no_connection'

export interface SessionState {
  /** Who is signed in; null for a visitor, and until the server has been asked. */
  readonly profile: UserProfile | null
  /** Whether the server has been asked who is signed in. */
  readonly known: boolean
  readonly login: LoginStep
  readonly logout: LogoutStep
  readonly problem: SessionProblem | null
}

export interface SessionOptions {
  client: Client
  /** Opens a window, or returns null when the browser does not allow it. Default: a popup of the page. */
  openPopup?: (url: string) => Popup | null
  /** Default: the browser's. */
  WebSocket?: SocketClass
  clock?: Clock
  /** Between 0 and 1. Default: `Math.random`. */
  random?: () => number
  /** Told what went wrong that nobody is shown. Default: the console. */
  log?: (message: string, error: unknown) => void
  /** On a page of another site than the API: what keeps the session there. Give its `fetch` to the client. */
  bearer?: Bearer
  /** Where the popup's messages to a page of another site arrive. Default: the page's window. */
  messages?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** Who is signed in, when the page knows already: null for a visitor. */
  profile?: UserProfile | null
}

/** Who is signed in, and the way in and out. */
export interface Session {
  /** The state now; the same object until it changes. */
  getSnapshot(): SessionState
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void
  /** Asks the server who is signed in. Never rejects: when the server cannot say, nobody is. */
  refresh(): Promise<void>
  /** Opens the login; again while it is under way, shows its popup, or opens the one that was blocked. */
  login(): void
  /** Ends the session, in a popup likewise. */
  logout(): void
  /** Gives up a login or logout that is under way. */
  cancel(): void
  /** Lets go of everything: no timer, socket or popup is left. */
  close(): void
}

/** What a completed login or logout needs to settle before the profile is asked for again, in milliseconds. */
export const PROFILE_REFRESH_MS = 2500
/** How often it is seen whether the user closed the popup, in milliseconds. */
export const POPUP_POLL_MS = 500
/** How long completion is waited for after the popup seemed closed, in milliseconds: it may have only seemed so. */
export const CLOSED_GRACE_MS = 120_000

/** One login or logout under way. */
interface Attempt {
  readonly kind: 'login' | 'logout'
  doorbell: Doorbell | null
  popup: Popup | null
  connectionId: string | null
  /** What the login is told besides, on a page of another site. */
  proof: string
  /** Next look at the popup, or the end of the grace. */
  timer: unknown
  /** The popup is gone, as far as can be told. */
  left: boolean
  /** Ends the wait for the popup's message. */
  stopListening: () => void
}

/** Makes the session of a page: one for all of its components. Nothing is asked or opened before a method is called. */
export function createSession(options: SessionOptions): Session {
  const { client, bearer, openPopup = openBrowserPopup, clock = systemClock, random = Math.random } = options
  const log = options.log ?? ((message: string, error: unknown) => console.error(message, error))
  const listeners = new Set<() => void>()
  let state: SessionState = {
    profile: options.profile ?? null,
    known: options.profile !== undefined,
    login: 0,
    logout: 0,
    problem: null,
  }
  let attempt: Attempt | null = null
  let refreshTimer: unknown

  const profile = createProfile({ client, log, onChange: set })

  function set(change: Partial<SessionState>): void {
    const changed = Object.entries(change).some(([key, value]) => state[key as keyof SessionState] !== value)
    if (!changed) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function begin(kind: Attempt['kind']): void {
    if (attempt?.kind === kind && !attempt.left) return resume(attempt)
    end()
    clock.clearTimeout(refreshTimer)
    if (bearer && kind === 'logout') return endBearer(bearer)
    const own: Attempt = {
      kind,
      doorbell: null,
      popup: null,
      connectionId: null,
      proof: '',
      timer: undefined,
      left: false,
      stopListening() {},
    }
    attempt = own
    set({ ...(kind === 'login' ? { login: 1, logout: 0 } : { logout: 1 }), problem: null })
    const live = (work: () => void) => () => void (attempt === own && work())
    own.doorbell = openDoorbell({
      baseUrl: wholeAddress(client.url('')),
      WebSocket: options.WebSocket ?? globalThis.WebSocket,
      clock,
      random,
      onOpen: live(() => step(own, 2)),
      onLost: live(() => lose(own)),
      onMessage: (message) => live(() => hear(own, message))(),
    })
  }

  /** Before there is a connection id, the socket is all there is to tell; afterwards it comes and goes unseen. */
  function step({ kind, connectionId }: Attempt, login: LoginStep): void {
    const problem = state.problem === 'no_connection' ? null : state.problem
    set({ ...(kind === 'login' && connectionId === null && { login }), problem })
  }

  function lose(own: Attempt): void {
    step(own, 1)
    if (own.connectionId === null) set({ problem: 'no_connection' })
  }

  function hear(own: Attempt, message: SocketMessage): void {
    if (message.action === 'Your Connection ID') return receive(own, message.connectionId)
    // On another site's page the popup's message completes the login; closing the popup now would cut it off.
    if (message.action === `${own.kind}-complete` && !bearer) complete(own)
  }

  function receive(own: Attempt, connectionId: string): void {
    const first = own.connectionId === null
    own.connectionId = connectionId
    if (first) {
      if (own.kind === 'login') set({ login: 3 })
      return void (bearer ? showForBearer(own, bearer) : show(own))
    }
    // The popup was opened with the id of a socket that is gone, so nobody would ring: ask instead.
    void profile.refresh().then(() => {
      const done = own.kind === 'login' ? state.profile !== null : state.profile === null
      if (attempt === own && !own.left && done) complete(own)
    })
  }

  function show(own: Attempt): void {
    const path = own.kind === 'login' ? loginPath : logoutPath
    own.popup = openPopup(client.url(path((own.connectionId ?? '') + own.proof)))
    set({ problem: own.popup ? null : 'popup_blocked' })
    if (own.popup) watch(own, own.popup)
  }

  /** The popup hands over a code, which is worth something only to whoever knows the verifier. */
  async function showForBearer(own: Attempt, bearer: Bearer): Promise<void> {
    const { verifier, challenge } = await createVerifier()
    if (attempt !== own) return
    const { origin } = new URL(wholeAddress(client.url('')))
    const messages = options.messages ?? window
    const listener = (event: MessageEvent<{ action?: unknown; code?: unknown } | null>) => {
      if (event.origin !== origin || event.source !== (own.popup as unknown)) return
      const { action, code } = event.data ?? {}
      if (action !== 'login-code' || typeof code !== 'string') return
      own.stopListening()
      void bearer.redeem(code, verifier).then((good) => {
        if (attempt === own && good) complete(own)
      })
    }
    messages.addEventListener('message', listener)
    own.stopListening = () => messages.removeEventListener('message', listener)
    own.proof = `~${challenge}`
    show(own)
  }

  /** The session of another site's page is its own, so it ends without a popup. */
  function endBearer(bearer: Bearer): void {
    set({ logout: 1, problem: null })
    void bearer.end().then(() => {
      set({ login: 0, logout: 0 })
      refreshTimer = clock.setTimeout(() => void profile.refresh(), PROFILE_REFRESH_MS)
    })
  }

  function resume(own: Attempt): void {
    if (own.popup) own.popup.focus()
    else if (own.connectionId !== null) show(own)
  }

  function watch(own: Attempt, popup: Popup): void {
    own.timer = clock.setTimeout(() => (popup.closed ? leave(own) : watch(own, popup)), POPUP_POLL_MS)
  }

  /** The popup seems closed. The socket goes on listening, because it may be open all the same. */
  function leave(own: Attempt): void {
    own.left = true
    own.timer = clock.setTimeout(end, CLOSED_GRACE_MS)
    set({ ...(own.kind === 'login' ? { login: 0 } : { logout: 0 }), problem: null })
    void profile.refresh()
  }

  function complete(own: Attempt): void {
    end()
    set({ login: own.kind === 'login' ? 4 : 0, logout: 0, problem: null })
    refreshTimer = clock.setTimeout(() => void profile.refresh(), PROFILE_REFRESH_MS)
  }

  /** Lets go of what a login or logout holds. */
  function end(): void {
    const own = attempt
    attempt = null
    if (!own) return
    clock.clearTimeout(own.timer)
    own.stopListening()
    own.doorbell?.close()
    own.popup?.close()
  }

  function cancel(): void {
    if (!attempt) return
    end()
    set({ login: 0, logout: 0, problem: null })
  }

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh: () => profile.refresh(),
    login: () => begin('login'),
    logout: () => begin('logout'),
    cancel,
    close() {
      cancel()
      clock.clearTimeout(refreshTimer)
      profile.stop()
      listeners.clear()
    },
  }
}

/** A client without a base URL calls the origin of its page. */
function wholeAddress(url: string): string {
  return new URL(url, globalThis.location?.href).href.replace(/\/+$/, '')
}
