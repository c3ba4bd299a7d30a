import { loginPath, logoutPath, matchingCode, type SocketMessage } from '@voice-rankings/contract'
import { systemClock } from '../clock.ts'
import type { Bearer } from './createBearer.ts'
import { type RealtimeSocket, openRealtimeSocket } from './openRealtimeSocket.ts'
import { createProfile } from './createProfile.ts'
import { createVerifier, type Verifier } from './createVerifier.ts'
import { openPopup as openBrowserPopup, type Popup } from './popup.ts'
import { receiveCode } from './receiveCode.ts'
import type { LoginStep, Session, SessionOptions, SessionState } from './session.ts'

/** Delay between completion and the profile request, after which a remaining popup is closed, in milliseconds. */
const SETTLE_MS = 2500
/** Timeout for the connection id before the state reports no connection, in milliseconds. */
const ANSWER_LIMIT_MS = 2500
/** Interval of checks whether the user closed the popup, in milliseconds. */
const POPUP_POLL_MS = 500
/** Time to wait for completion after the popup seemed closed, in milliseconds: `closed` is unreliable. */
const CLOSED_GRACE_MS = 120_000

/** State after a confirmed logout. */
const SIGNED_OUT = { profile: null, known: true, login: 0, logout: 0 } as const

/** A login or logout in progress. */
interface Attempt {
  readonly kind: 'login' | 'logout'
  socket: RealtimeSocket | null
  popup: Popup | null
  /** Connection id of the popup, which outlives the socket it came from. */
  connectionId: string | null
  popupUrl: string
  /** On a page of another site: secret that makes the login code useless to other pages. */
  proof: Verifier | null
  /** Timer for the connection id, the next popup check, or the end of the grace period. */
  timer: unknown
  /** True when no connection id arrived in time. */
  late: boolean
  /** True when the popup seems closed. */
  left: boolean
  /** Stops waiting for the popup's message. */
  stopListening: () => void
}

/**
 * Creates the session of a page, shared by all its components. It sends and opens nothing before a method is called.
 *
 * @example
 * const session = createSession({ client })
 * session.subscribe(() => console.log(session.getState().profile?.username))
 * session.login()
 */
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
  let settleTimer: unknown

  const profile = createProfile({
    client,
    log,
    // Without a user, no login is complete.
    onChange: (found) => set({ ...found, ...(!found.profile && state.login === 4 && { login: 0 }) }),
  })

  function set(change: Partial<SessionState>): void {
    const changed = Object.entries(change).some(([key, value]) => state[key as keyof SessionState] !== value)
    if (!changed) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function begin(kind: Attempt['kind']): void {
    // After a connection problem, the request is repeated over a new socket.
    const goesOn = attempt?.kind === kind && !attempt.left && state.problem !== 'no_connection'
    if (attempt && goesOn) return resume(attempt)
    // The login is complete and its profile is being requested.
    if (kind === 'login' && state.login === 4 && !state.profile) return
    end()
    clock.clearTimeout(settleTimer)
    if (bearer && kind === 'logout') return void endBearer(bearer)
    const own: Attempt = {
      kind,
      socket: null,
      popup: null,
      connectionId: null,
      popupUrl: '',
      proof: null,
      timer: undefined,
      late: false,
      left: false,
      stopListening() {},
    }
    attempt = own
    set({ ...(kind === 'login' ? { login: 1, logout: 0 } : { logout: 1 }), problem: null })
    const live = (work: () => void) => () => void (attempt === own && work())
    own.timer = clock.setTimeout(() => {
      own.late = true
      set({ problem: 'no_connection' })
    }, ANSWER_LIMIT_MS)
    own.socket = openRealtimeSocket({
      baseUrl: client.url(''),
      WebSocket: options.WebSocket,
      clock,
      random,
      onOpen: live(() => step(own, 2)),
      onLost: live(() => lose(own)),
      onMessage: (message) => live(() => hear(own, message))(),
    })
  }

  /** Shows the socket's state until there is a connection id; later reconnects are not shown. */
  function step({ kind, connectionId, late }: Attempt, login: LoginStep): void {
    const problem = state.problem === 'no_connection' && !late ? null : state.problem
    set({ ...(kind === 'login' && connectionId === null && { login }), problem })
  }

  function lose(own: Attempt): void {
    step(own, 1)
    if (own.connectionId === null) set({ problem: 'no_connection' })
  }

  function hear(own: Attempt, message: SocketMessage): void {
    if (message.action === 'Your Connection ID') return receive(own, message.connectionId)
    if (bearer && message.action === 'login-approved') return void redeem(own, bearer, own.connectionId ?? '')
    // On another site's page the popup's message completes the login; closing the popup now would prevent it.
    if (message.action === `${own.kind}-complete` && !bearer) complete(own)
  }

  function receive(own: Attempt, connectionId: string): void {
    const before = own.connectionId
    if (before !== null) void catchUp(own, before)
    // An open popup keeps its connection id.
    if (own.popup) return
    own.connectionId = connectionId
    if (before !== null) return address(own, connectionId)
    clock.clearTimeout(own.timer)
    own.late = false
    if (own.kind === 'login') set({ login: 3 })
    if (bearer) return void prepare(own, bearer, connectionId)
    address(own, connectionId)
    show(own)
  }

  /** A notification may have been missed while the socket was down: ask the server instead. */
  async function catchUp(own: Attempt, connectionId: string): Promise<void> {
    if (bearer) return redeem(own, bearer, connectionId)
    await profile.refresh()
    const done = own.kind === 'login' ? state.profile !== null : state.profile === null
    if (attempt === own && !own.left && done) complete(own)
  }

  function address(own: Attempt, connectionId: string): void {
    const login = own.proof ? `${connectionId}~${own.proof.challenge}` : connectionId
    own.popupUrl = client.url(own.kind === 'login' ? loginPath(login) : logoutPath(connectionId))
    set({ popupUrl: own.popupUrl, ...(own.proof && { matchingCode: matchingCode(login) }) })
  }

  function show(own: Attempt): void {
    own.popup = openPopup(own.popupUrl)
    set({ problem: own.popup ? null : 'popup_blocked' })
    if (own.popup) watch(own, own.popup)
  }

  /** A login for another site's page ends with a code, which is useless without the verifier. */
  async function prepare(own: Attempt, bearer: Bearer, connectionId: string): Promise<void> {
    own.proof = await createVerifier()
    if (attempt !== own) return
    own.stopListening = receiveCode({
      messages: options.messages ?? window,
      origin: new URL(client.url(''), globalThis.location?.href).origin,
      popup: () => own.popup,
      onCode: (code) => void redeem(own, bearer, code),
    })
    address(own, connectionId)
    show(own)
  }

  async function redeem(own: Attempt, bearer: Bearer, code: string): Promise<void> {
    if (!own.proof) return
    const good = await bearer.redeem(code, own.proof.verifier)
    if (attempt === own && good) complete(own)
  }

  /** The session of another site's page is its own, so it ends without a popup. */
  async function endBearer(bearer: Bearer): Promise<void> {
    set({ logout: 1, problem: null })
    try {
      await bearer.end()
      set(SIGNED_OUT)
      settleTimer = clock.setTimeout(() => void profile.refresh(), SETTLE_MS)
    } catch (error) {
      log('The session could not be ended.', error)
      set({ logout: 0, problem: 'no_connection' })
    }
  }

  function resume(own: Attempt): void {
    if (own.popup) own.popup.focus()
    else if (own.popupUrl !== '') show(own)
  }

  function watch(own: Attempt, popup: Popup): void {
    own.timer = clock.setTimeout(() => (popup.closed ? leave(own) : watch(own, popup)), POPUP_POLL_MS)
  }

  /** The popup seems closed. The socket stays open, because `closed` is unreliable. */
  function leave(own: Attempt): void {
    own.left = true
    own.timer = clock.setTimeout(end, CLOSED_GRACE_MS)
    set({ ...(own.kind === 'login' ? { login: 0 } : { logout: 0 }), problem: null })
    void profile.refresh()
  }

  /**
   * The popup is navigating to its last page, which closes it. Closing it from here during the navigation may fail, and
   * then that page cannot close itself either (seen in Chromium), so only a remaining popup is closed later.
   */
  function complete(own: Attempt): void {
    const { popup } = own
    own.popup = null
    end()
    // The answer of an earlier request would be outdated.
    profile.stop()
    set({ problem: null, ...(own.kind === 'login' ? { login: 4, logout: 0 } : SIGNED_OUT) })
    settleTimer = clock.setTimeout(() => {
      popup?.close()
      void profile.refresh()
    }, SETTLE_MS)
  }

  /** Releases the resources of the login or logout in progress. */
  function end(): void {
    const own = attempt
    attempt = null
    if (!own) return
    clock.clearTimeout(own.timer)
    own.stopListening()
    own.socket?.close()
    own.popup?.close()
    set({ popupUrl: undefined, matchingCode: undefined })
  }

  function cancel(): void {
    if (!attempt) return
    end()
    set({ login: 0, logout: 0, problem: null })
  }

  return {
    getState: () => state,
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
      clock.clearTimeout(settleTimer)
      profile.stop()
      listeners.clear()
    },
  }
}
