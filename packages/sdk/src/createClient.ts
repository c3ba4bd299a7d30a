import { api, mapCalls, PROGRESS_TYPE } from '@voice-rankings/contract'
import type { Api, CallInput, CallName, CallOutput, Endpoint } from '@voice-rankings/contract'
import { buildRequest } from './buildRequest.ts'
import type { BuiltRequest } from './buildRequest.ts'
import { ConnectionError, isClientError } from './clientError.ts'
import type { Clock } from './clock.ts'
import type { Allowance, Allowances } from './createAllowances.ts'
import { createAllowances } from './createAllowances.ts'
import { systemClock } from './clock.ts'
import { readAnswer } from './readAnswer.ts'
import { readLines } from './readLines.ts'
import type { Reports } from './readLines.ts'
import type { Answer } from './readAnswer.ts'
import { resolveUrl, trimBaseUrl } from './resolveUrl.ts'
import { parseRetryAfter, retryDelayMs } from './retryDelay.ts'
import { wait, withDeadline } from './withDeadline.ts'

/** Options of a client; all are optional in a page of the API's origin. */
export interface ClientOptions {
  /** Base URL of the API, such as `https://voices.example`; default `''`, the origin of the page. */
  baseUrl?: string
  /** Replaces the global `fetch`, for example to call a server in the same process. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Timeout of one attempt including the body, in milliseconds; `Infinity` for none. Default 30 000. */
  timeoutMs?: number
  /**
   * Timeout of a call with all its attempts and delays, in milliseconds; `Infinity` for none. Default twice
   * `timeoutMs`. If a delay, such as a long `Retry-After`, would exceed it, the call fails at once.
   */
  totalTimeoutMs?: number
  /** Number of retries of an idempotent call after a temporary failure. Default 2. */
  retries?: number
  clock?: Clock
  /** Initial allowances, when the page knows them: see `Client.allowances`. */
  allowances?: readonly Allowance[] | undefined
}

/** Options of one call. */
export interface CallOptions {
  /** Aborting it rejects the call with `AbortedError`. */
  signal?: AbortSignal
  /** Called with the share that is done, 0 to 1, by calls that take long, such as `recordings.align`. */
  onProgress?: (share: number) => void
  /** Called with the next part of a text while it is written, by `chats.send`. */
  onText?: (part: string) => void
  /** Overrides the client's `timeoutMs` for this call; default 10 minutes for calls that report progress. */
  timeoutMs?: number
  /** Overrides the client's `totalTimeoutMs` for this call. */
  totalTimeoutMs?: number
}

/** Signature of a call: the input is optional when all of its fields are. */
export type Call<E extends Endpoint> =
  Record<string, never> extends CallInput<E>
    ? (input?: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>
    : (input: CallInput<E>, options?: CallOptions) => Promise<CallOutput<E>>

/** All calls as methods of their group. A mapped type, so that editors show the doc comments of the contract. */
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

/** Part of a client that a function needs: `Calls<'voices.search'>` is `{ voices: { search } }`. */
export type Calls<Name extends CallName> = {
  readonly [Group in GroupOf<Name>]: Pick<AllCalls[Group], MethodOf<Name, Group>>
}

/** Client of the API, with calls as methods of their group. Calls throw a `ClientError`; switch on its `kind`. */
export type Client = AllCalls & {
  readonly baseUrl: string
  /** Resolves a path from the API, such as `voice_sample_url`; absolute URLs stay unchanged. */
  url(path: string): string
  /** Remaining allowances of a visitor, as reported by the latest answer. */
  readonly allowances: Allowances
}

const DEFAULT_TIMEOUT_MS = 30_000
/** Default of calls that report progress: they take minutes. */
const LONG_TIMEOUT_MS = 600_000
const DEFAULT_RETRIES = 2

/** Calls whose answers report allowances. */
const TELLING: ReadonlySet<Endpoint> = new Set([api.account.status, api.speech.generate])

/** True for statuses of temporary failures. 501 is excluded: the call is not supported. */
function mayPass(status: number): boolean {
  return status === 408 || status === 429 || (status >= 500 && status !== 501)
}

/**
 * Creates a client of the API. It sends nothing before the first call.
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

  /** Sends one request and reads the whole body, so that a stalled or broken body fails the attempt. */
  async function attempt(request: BuiltRequest, signal: AbortSignal, reports: Reports): Promise<Answer> {
    try {
      // `fetch` also reads inherited options, which other scripts may have added.
      const init = { __proto__: null, ...request.init, signal }
      const response = await send(url(request.path), init)
      const { status, type, headers } = response
      if (headers.get('content-type') !== PROGRESS_TYPE) return { status, type, headers, text: await response.text() }
      const line = await readLines(response, reports)
      if (line?.status === undefined) throw new TypeError('The answer ended before its result.')
      return { status: line.status, type, headers, text: JSON.stringify(line.body) }
    } catch (error) {
      throw new ConnectionError('The server could not be reached. Check the connection and try again.', {
        cause: error,
      })
    }
  }

  async function call(endpoint: Endpoint, input: object, { signal, onProgress, onText, ...limits }: CallOptions) {
    const request = buildRequest(endpoint, input)
    const attemptMs = limits.timeoutMs ?? (endpoint.progress ? LONG_TIMEOUT_MS : timeoutMs)
    const endMs = clock.now() + (limits.totalTimeoutMs ?? options.totalTimeoutMs ?? 2 * attemptMs)
    for (let failures = 1; ; failures++) {
      let retryAfterMs: number | null = null
      try {
        const answer = await withDeadline((stop) => attempt(request, stop, { onProgress, onText }), {
          signal,
          timeoutMs: Math.min(attemptMs, endMs - clock.now()),
          clock,
        })
        if (TELLING.has(endpoint)) allowances.note(answer.headers)
        retryAfterMs = parseRetryAfter(answer.headers.get('retry-after'), clock.now())
        return await readAnswer(endpoint, answer)
      } catch (error) {
        // `hold` has a kind of its own and is not retried: waiting is up to the user.
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
  // TypeScript cannot infer computed names; methods and type come from the same table.
  return { ...calls, baseUrl, url, allowances } as unknown as Client
}
