import { loginPath, logoutPath, matchingCode, type SocketMessage } from '@voice-rankings/contract'
import { systemClock } from '../clock.ts'
import type { Bearer } from './createBearer.ts'
import { type Doorbell, openDoorbell } from './createDoorbell.ts'
import { createProfile } from './createProfile.ts'
import { createVerifier, type Verifier } from './createVerifier.ts'
import { openPopup as openBrowserPopup, type Popup } from './popup.ts'
import { receiveCode } from './receiveCode.ts'
import type { LoginStep, Session, SessionOptions, SessionState } from './session.ts'

/** What a completed login or logout needs to settle before the profile is asked for again and a popup that is left is closed, in milliseconds. */
const SETTLE_MS = 2500
/** How long the server may take to give a connection id before the state says that there is no connection, in milliseconds. */
const ANSWER_LIMIT_MS = 2500
/** How often it is seen whether the user closed the popup, in milliseconds. */
const POPUP_POLL_MS = 500
/** How long completion is waited for after the popup seemed closed, in milliseconds: it may have only seemed so. */
const CLOSED_GRACE_MS = 120_000

/** After a logout that the server has confirmed. */
const SIGNED_OUT = { profile: null, known: true, login: 0, logout: 0 } as const

/** One login or logout under way. */
interface Attempt {
  readonly kind: 'login' | 'logout'
  doorbell: Doorbell | null
  popup: Popup | null
  /** That of the popup, which outlives the socket it came from. */
  connectionId: string | null
  popupUrl: string
  /** On a page of another site: what makes a code of this login worth something to this page alone. */
  proof: Verifier | null
  /** Limit of the wait for a connection id, next look at the popup, or the end of the grace. */
  timer: unknown
  /** No connection id came within the limit. */
  late: boolean
  /** The popup is gone, as far as can be told. */
  left: boolean
  /** Ends the wait for the popup's message. */
  stopListening: () => void
}

/**
 * Makes the session of a page: one for all of its components. Nothing is asked or opened before a method is called.
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
    // Where nobody is signed in, no login is complete.
    onChange: (found) => set({ ...found, ...(!found.profile && state.login === 4 && { login: 0 }) }),
  })

  function set(change: Partial<SessionState>): void {
    const changed = Object.entries(change).some(([key, value]) => state[key as keyof SessionState] !== value)
    if (!changed) return
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function begin(kind: Attempt['kind']): void {
    // A server that cannot be reached or says nothing is asked over another socket.
    const goesOn = attempt?.kind === kind && !attempt.left && state.problem !== 'no_connection'
    if (attempt && goesOn) return resume(attempt)
    // Complete: the profile comes by itself.
    if (kind === 'login' && state.login === 4 && !state.profile) return
    end()
    clock.clearTimeout(settleTimer)
    if (bearer && kind === 'logout') return void endBearer(bearer)
    const own: Attempt = {
      kind,
      doorbell: null,
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
    // On another site's page the popup's message completes the login; closing the popup now would cut it off.
    if (message.action === `${own.kind}-complete` && !bearer) complete(own)
  }

  function receive(own: Attempt, connectionId: string): void {
    const before = own.connectionId
    if (before !== null) void catchUp(own, before)
    // An open popup goes on with the id it has.
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

  /** The socket of that id is gone, so nobody may have rung: ask instead. */
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

  /** The login of another site's page ends with a code, which is worth something only to whoever knows the verifier. */
  async function prepare(own: Attempt, bearer: Bearer, connectionId: string): Promise<void> {
    own.proof = await createVerifier()
    if (attempt !== own) return
    own.stopListening = receiveCode({
      messages: options.messages ?? window,
      origin: new URL(wholeAddress(client.url(''))).origin,
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

  /** The popup seems closed. The socket goes on listening, because it may be open all the same. */
  function leave(own: Attempt): void {
    own.left = true
    own.timer = clock.setTimeout(end, CLOSED_GRACE_MS)
    set({ ...(own.kind === 'login' ? { login: 0 } : { logout: 0 }), problem: null })
    void profile.refresh()
  }

  /**
   * The popup is on the way to its last page, which closes it. Closing it from here meanwhile may get lost in the change of
   * pages, and then that page's own closing does nothing either (seen in Chromium), so we close only what is left afterwards.
   */
  function complete(own: Attempt): void {
    const { popup } = own
    own.popup = null
    end()
    // A question from before says who was signed in then.
    profile.stop()
    set({ problem: null, ...(own.kind === 'login' ? { login: 4, logout: 0 } : SIGNED_OUT) })
    settleTimer = clock.setTimeout(() => {
      popup?.close()
      void profile.refresh()
    }, SETTLE_MS)
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

/** A client without a base URL calls the origin of its page. */
function wholeAddress(url: string): string {
  return new URL(url, globalThis.location?.href).href.replace(/\/+$/, '')
}
