import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'

/** Options of the bearer session of a page on another site. */
export interface BearerOptions {
  /** Base URL of the API, such as `https://voices.example`. */
  baseUrl: string
  /** Replaces the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  clock?: Clock
}

/** Session of a page on another site than the API: an in-memory token, renewed by a cookie. */
export interface Bearer {
  /** A `fetch` for `createClient` that calls as the user, if logged in on this site. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Exchanges the code of a login for the session; false when the server refuses it. */
  redeem(code: string, verifier: string): Promise<boolean>
  /** Ends the session; rejects, and keeps it, when the server is unreachable. */
  end(): Promise<void>
}

/** Time before expiry at which a token is renewed, in milliseconds. */
const MARGIN_MS = 30_000
/** Delay before the next renewal after a failure of the server, in milliseconds. */
const RETRY_MS = 5000

/** Result of a renewal: a token, a refusal, or no statement about the session. */
type Outcome = 'given' | 'refused' | 'away'

/**
 * Creates the session of such a page. It sends nothing before the first call, which tries to renew an existing session.
 *
 * @example
 * const session = createSession({ client, bearer: createBearer({ baseUrl: client.baseUrl }) })
 */
export function createBearer({ baseUrl, clock = systemClock, ...options }: BearerOptions): Bearer {
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init))
  let token: string | null = null
  /** Time of the next renewal: at first at once, and never while signed out. */
  let renewAt = 0
  let renewing: Promise<Outcome> | null = null

  async function ask(path: string, body: object): Promise<Outcome> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const url = `${baseUrl.replace(/\/+$/, '')}/api/v1/session/${path}`
    const answer = await send(url, { ...init, credentials: 'include' }).catch(() => null)
    if (!answer || answer.status === 429 || answer.status >= 500) {
      renewAt = clock.now() + RETRY_MS
      return 'away'
    }
    const given: unknown = answer.ok ? await answer.json().catch(() => null) : null
    const { access_token, expires_in } = (given ?? {}) as { access_token?: unknown; expires_in?: unknown }
    const good = typeof access_token === 'string' && typeof expires_in === 'number'
    token = good ? access_token : null
    renewAt = good ? clock.now() + expires_in * 1000 - MARGIN_MS : Number.POSITIVE_INFINITY
    return good ? 'given' : 'refused'
  }

  /** Shared by concurrent calls. */
  function renew(): Promise<Outcome> {
    return renewing ?? begin(ask('refresh', {}))
  }

  function begin(asked: Promise<Outcome>): Promise<Outcome> {
    const own = asked.finally(() => {
      if (renewing === own) renewing = null
    })
    renewing = own
    return own
  }

  /** After a renewal in progress, whose refusal would end the new session. Calls meanwhile wait for the new session. */
  async function exchange(body: object): Promise<Outcome> {
    await renewing
    return ask('token', body)
  }

  function asUser(init: RequestInit): RequestInit {
    if (token === null) return init
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return { ...init, headers }
  }

  return {
    async fetch(url, init) {
      if (clock.now() >= renewAt) await renew()
      const used = token
      const answer = await send(url, asUser(init))
      // The session ended elsewhere or the local clock is wrong: retries with another token, or as a visitor.
      if (answer.status !== 401 || used === null) return answer
      if (token === used) await renew()
      return token === used ? answer : send(url, asUser(init))
    },
    async redeem(code, verifier) {
      return (await begin(exchange({ code, code_verifier: verifier }))) === 'given'
    },
    async end() {
      if ((await ask('end', {})) === 'away') throw new Error('The server cannot be reached, so the session continues.')
    },
  }
}
