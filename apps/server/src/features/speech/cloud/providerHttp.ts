import {
  ProviderAuthError,
  ProviderQuotaError,
  type SpeechError,
  ProviderThrottledError,
  UpstreamError,
} from '../speechError.ts'

/** Maximum size of an answer, in bytes: ten minutes of 24 kHz PCM as base64 take 38 MB. */
export const MAX_ANSWER_BYTES = 48 * 1024 * 1024

/** Time after which to retry when a provider does not say, in ms. */
const DEFAULT_RETRY_MS = 5000

/** Longest part of an answer that is quoted to the operator, in characters. */
const QUOTED = 300

export interface ProviderHttpOptions {
  /** Name of the engine in errors. */
  readonly name: string
  /** Address of the service; paths are appended to it. */
  readonly baseUrl: string
  /** Headers with the key. */
  headers?: () => Record<string, string>
  /** Headers of a request with its signature, for providers whose secret is not sent. */
  sign?: (request: SignableRequest) => Promise<Headers>
  /** Secrets that are removed from quoted answers, in case a provider repeats the key. */
  readonly secrets?: readonly string[]
  /** Maps a refusal of this provider to an error; undefined for the common meaning of its status. */
  readonly refusal?: (answer: RefusedAnswer) => SpeechError | undefined
}

/** An answer with an error status. */
export interface RefusedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The same parsed, or undefined if it is not JSON. */
  readonly json: unknown
  /** Reason for the operator: status and the beginning of the answer, without secrets. */
  readonly detail: string
}

/** A request as it is sent, before it is signed. */
export interface SignableRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string>
  readonly body?: string
}

interface ProviderRequest {
  readonly method?: 'GET' | 'POST'
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string
  readonly signal?: AbortSignal
}

/** HTTP access to a provider's service. Each method rejects with a `SpeechError`, or as its signal says. */
export interface ProviderHttp {
  bytes(path: string, request?: ProviderRequest): Promise<{ bytes: Uint8Array; headers: Headers }>
  json(path: string, request?: ProviderRequest): Promise<unknown>
  /** The error of a refusal that comes inside an answer, from the status and the body that it would have. */
  refused(status: number, text: string): SpeechError
}

/** Errors of a provider, with its secrets removed from what is quoted. */
export function createRefusals({ name, secrets = [], refusal }: Omit<ProviderHttpOptions, 'baseUrl'>) {
  const clean = (text: string) => secrets.filter(Boolean).reduce((left, secret) => left.replaceAll(secret, '…'), text)
  /** Beginning of an answer. Secrets are removed first, so that no part of one at its end remains. */
  const quoted = (text: string) => clean(text).slice(0, QUOTED)
  const upstream = (detail: string) => new UpstreamError(name, clean(detail))
  return {
    upstream,
    quoted,
    /** Error for an answer without success; `by` is what its status belongs to. */
    refused({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string, by = 'HTTP'): SpeechError {
      if (status >= 300 && status < 400) {
        return upstream(`It redirects to ${headers.get('location') ?? 'nowhere'}, which is not followed.`)
      }
      const detail = `${by} ${status} ${quoted(text).replaceAll(/\s+/g, ' ')}`.trim()
      const own = refusal?.({ status, headers, text, json: parsedJson(text), detail })
      if (own) return own
      if (status === 401 || status === 403) return new ProviderAuthError(name, detail)
      if (status === 402) return new ProviderQuotaError(name, detail)
      if (status === 429) return new ProviderThrottledError(name, detail, retryAfterMs(headers))
      return new UpstreamError(name, detail)
    },
  }
}

/**
 * Creates the HTTP access to a provider. Redirects are not followed, so that a key never reaches another host. A
 * connection that fails before an answer begins is tried once more.
 */
export function createProviderHttp(options: ProviderHttpOptions): ProviderHttp {
  const { baseUrl } = options
  const { upstream, quoted, refused } = createRefusals(options)

  async function ask(path: string, request: ProviderRequest): Promise<Response> {
    const { method = 'GET', query = {}, headers, json, body, signal } = request
    const url = new URL(baseUrl.replace(/\/$/, '') + path)
    for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, value)
    const sent = {
      method,
      headers: {
        ...options.headers?.(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    }
    const signed = await options.sign?.({ ...sent, url: url.href })
    const init: RequestInit = { ...sent, ...(signed && { headers: signed }), redirect: 'manual', signal }
    try {
      return await fetch(url, init)
    } catch {
      signal?.throwIfAborted()
      return fetch(url, init)
    }
  }

  async function answer(path: string, request: ProviderRequest = {}): Promise<{ bytes: Uint8Array; headers: Headers }> {
    const { signal } = request
    try {
      const response = await ask(path, request)
      const bytes = await readAll(response)
      if (response.ok) return { bytes, headers: response.headers }
      throw refused(response, new TextDecoder().decode(bytes))
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof TypeError) throw upstream(`The connection failed: ${reasonOf(error)}.`)
      throw error
    }
  }

  async function readAll(response: Response): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > MAX_ANSWER_BYTES) throw upstream(`The answer is larger than ${MAX_ANSWER_BYTES} bytes.`)
      parts.push(part)
    }
    return Buffer.concat(parts)
  }

  return {
    bytes: answer,
    refused: (status, text) => refused({ status, headers: new Headers() }, text),
    async json(path, request) {
      const { bytes } = await answer(path, request)
      const text = new TextDecoder().decode(bytes)
      const value = parsedJson(text)
      if (value === undefined) throw upstream(`The answer is not JSON: ${quoted(text)}`)
      return value
    },
  }
}

/** Time after which to retry, in ms: `Retry-After` in seconds (RFC 9110, section 10.2.3), or a default. */
export function retryAfterMs(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : DEFAULT_RETRY_MS
}

/** The value of a JSON text, or undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reason of a failed fetch: that of its cause, which names the system's error. */
function reasonOf({ message, cause }: TypeError): string {
  return cause instanceof Error ? `${message} (${cause.message})` : message
}
