import type { Clock } from '../clock.ts'
import { systemClock } from '../clock.ts'

/** How the bearer of a page of another site is obtained. */
export interface BearerOptions {
  /** Where the API lives, such as `https://voices.example`. */
  baseUrl: string
  /** Takes the place of the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  clock?: Clock
}

/** The session of a page that stands on another site than the API: a token in memory, which a cookie renews. */
export interface Bearer {
  /** A `fetch` for `createClient` that calls as the user, if somebody is signed in on this site. */
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Turns the code of a login into the session; false when the server does not take it. */
  redeem(code: string, verifier: string): Promise<boolean>
  /** Ends the session; rejects when the server cannot be reached, and the session goes on. */
  end(): Promise<void>
}

/** How long before its end a token is renewed, in milliseconds. */
const MARGIN_MS = 30_000
/** How long a server that is away or busy is not asked for another token, in milliseconds. */
const RETRY_MS = 5000

/** What came of asking: a token, none, or no answer that says anything about the session. */
type Outcome = 'given' | 'refused' | 'away'

/**
 * Makes the session of such a page. Nothing is sent before the first call, which asks whether there is a session already.
 *
 * @example
 * const session = createSession({ client, bearer: createBearer({ baseUrl: client.baseUrl }) })
 */
export function createBearer({ baseUrl, clock = systemClock, ...options }: BearerOptions): Bearer {
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init))
  let token: string | null = null
  /** When to ask for another token: at first at once, and never while nobody is signed in. */
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

  /** Once for all calls that need it at the same time. */
  function renew(): Promise<Outcome> {
    renewing ??= ask('refresh', {}).finally(() => {
      renewing = null
    })
    return renewing
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
      // Ended elsewhere, or the clock of this machine was wrong: with another token, or as a visitor.
      if (answer.status !== 401 || used === null) return answer
      if (token === used) await renew()
      return token === used ? answer : send(url, asUser(init))
    },
    async redeem(code, verifier) {
      return (await ask('token', { code, code_verifier: verifier })) === 'given'
    },
    async end() {
      if ((await ask('end', {})) === 'away') throw new Error('The server cannot be reached, so the session goes on.')
    },
  }
}
