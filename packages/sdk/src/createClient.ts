import { api, mapCalls } from '@voice-rankings/contract'
import type { Api, CallInput, CallName, CallOutput, Endpoint } from '@voice-rankings/contract'
import { buildRequest } from './buildRequest.ts'
import type { BuiltRequest } from './buildRequest.ts'
import { ConnectionError, isClientError } from './clientError.ts'
import type { Clock } from './clock.ts'
import type { Allowance, Allowances } from './createAllowances.ts'
import { createAllowances } from './createAllowances.ts'
import { systemClock } from './clock.ts'
import { readAnswer } from './readAnswer.ts'
import type { Answer } from './readAnswer.ts'
import { resolveUrl, trimBaseUrl } from './resolveUrl.ts'
import { parseRetryAfter, retryDelayMs } from './retryDelay.ts'
import { wait, withDeadline } from './withDeadline.ts'

/** How a client reaches the API; all may be left out in a page of the same origin. */
export interface ClientOptions {
  /** Where the API lives, such as `https://voices.example`; the default `''` is the origin of the page. */
  baseUrl?: string
  /** Takes the place of the global `fetch`, for example to call a server in the same process. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Longest time one attempt may take, body included, in milliseconds; `Infinity` for no end. Default 30 000. */
  timeoutMs?: number
  /**
   * Longest time one call may take with all its attempts and the waits between them, in milliseconds; `Infinity` for no end.
   * Default twice `timeoutMs`. A wait that would end later, such as for a long `Retry-After`, is not begun: the call fails at once.
   */
  totalTimeoutMs?: number
  /** How often a call that is safe to repeat is tried again after a failure that may pass. Default 2. */
  retries?: number
  clock?: Clock
  /** How much the caller may still have spoken, when the page knows already: see `Client.allowances`. */
  allowances?: readonly Allowance[] | undefined
}

/** What may be said beside the input of a call. */
export interface CallOptions {
  /** Aborting it ends the call with `AbortedError`. */
  signal?: AbortSignal
  /** Overrides the client's `timeoutMs` for this call. */
  timeoutMs?: number
  /** Overrides the client's `totalTimeoutMs` for this call. */
  totalTimeoutMs?: number
}

/** One call: its input may be left out when every field of it may. */
export type Call<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>

/** Every call of the API as a method of its group. Mapped name by name, so that an editor shows what the contract says of each. */
type AllCalls = {
  readonly [Group in keyof Api]: {
    readonly [Method in keyof Api[Group]]: Api[Group][Method] extends Endpoint ? Call<Api[Group][Method]> : never
  }
}

type GroupOf<Name extends CallName> = Name extends `${infer Group extends keyof Api}.${string}` ? Group : never
type MethodOf<Name extends CallName, Group extends keyof Api> = Extract<
  Name extends `${Group}.${infer Method}` ? Method : never,
  keyof Api[Group]
>

/** What a function needs of a client: `Calls<'voices.search'>` is `{ voices: { search } }`. */
export type Calls<Name extends CallName> = {
  readonly [Group in GroupOf<Name>]: Pick<AllCalls[Group], MethodOf<Name, Group>>
}

/** Every call of the API as a method of its group. Calls throw a `ClientError`; switch on its `kind`. */
export type Client = AllCalls & {
  readonly baseUrl: string
  /** The whole address of a path the API gave, such as `voice_sample_url`; whole addresses stay as they are. */
  url(path: string): string
  /** How much more a visitor may have spoken before they are held, as the last answer told. */
  readonly allowances: Allowances
}

const DEFAULT_TIMEOUT_MS = 30_000
const DEFAULT_RETRIES = 2

/** Their answers tell the limits of a caller who has any. */
const TELLING: ReadonlySet<Endpoint> = new Set([api.account.status, api.speech.generate])

/** Statuses that may pass by themselves. 501 is not among them: a call that is not served will not be served soon. */
function mayPass(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501)
}

/**
 * Makes a client of the API. Nothing is sent until a call is made.
 *
 * @example
 * const client = createClient({ baseUrl: 'https://voices.example', timeoutMs: 10_000 })
 */
export function createClient(options: ClientOptions = {}): Client {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, retries = DEFAULT_RETRIES, clock = systemClock } = options
  const baseUrl = trimBaseUrl(options.baseUrl)
  const send = options.fetch ?? ((url: string, init: RequestInit) => globalThis.fetch(url, init))

  const allowances = createAllowances(clock, options.allowances)

  const url = (path: string) => resolveUrl(baseUrl, path)

  /** Sends once and reads the whole body, so that a body that stalls or breaks counts as part of the attempt. */
  async function attempt(request: BuiltRequest, signal: AbortSignal): Promise<Answer> {
    try {
      // `fetch` reads its options from prototypes too, where a page may have put others.
      const init = { __proto__: null, ...request.init, signal }
      const response = await send(url(request.path), init)
      const { status, type, headers } = response
      return { status, type, headers, text: await response.text() }
    } catch (error) {
      throw new ConnectionError('The server could not be reached. Check the connection and try again.', {
        cause: error,
      })
    }
  }

  async function call(endpoint: Endpoint, input: object, { signal, ...limits }: CallOptions) {
    const request = buildRequest(endpoint, input)
    const attemptMs = limits.timeoutMs ?? timeoutMs
    const endMs = clock.now() + (limits.totalTimeoutMs ?? options.totalTimeoutMs ?? 2 * attemptMs)
    for (let failures = 1; ; failures++) {
      let retryAfterMs: number | null = null
      try {
        const answer = await withDeadline((stop) => attempt(request, stop), {
          signal,
          timeoutMs: Math.min(attemptMs, endMs - clock.now()),
          clock,
        })
        if (TELLING.has(endpoint)) allowances.note(answer.headers)
        retryAfterMs = parseRetryAfter(answer.headers.get('retry-after'), clock.now())
        return await readAnswer(endpoint, answer)
      } catch (error) {
        // `hold` is a kind of its own and never comes here twice: waiting for it is the user's decision.
        const passing =
          isClientError(error) && (error.kind === 'connection' || (error.kind === 'request' && mayPass(error.status)))
        const delayMs = retryDelayMs(failures, retryAfterMs)
        const isLate = clock.now() + delayMs >= endMs
        if (!passing || !endpoint.repeatable || failures > retries || isLate) throw error
        await wait(delayMs, signal, clock)
      }
    }
  }

  const calls = mapCalls(
    (endpoint) =>
      (input: object = {}, callOptions: CallOptions = {}) =>
        call(endpoint, input, callOptions),
  )
  // The methods are made from the same table as the type; TypeScript cannot follow a computed record that far.
  return { ...calls, baseUrl, url, allowances } as unknown as Client
}
