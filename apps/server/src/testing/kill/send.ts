/** Connection to a server that may be killed at any moment, and its unexpected answers. */
export interface Connection {
  readonly url: string
  /** True when audio is returned to the client for uploading. */
  readonly isClientUpload: boolean
  /** Answers other than success, refusal or a retryable error. */
  readonly surprises: string[]
}

/** One request. */
export interface Sent {
  readonly path: string
  readonly method?: string
  readonly json?: object
  readonly bytes?: Uint8Array<ArrayBuffer>
  /** The answer is a file instead of JSON. */
  readonly isAudio?: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request; undefined unless it was answered with success. */
export async function send<Body>(server: Connection, sent: Sent): Promise<Body | undefined> {
  const { path, method = 'GET', json, bytes, isAudio, headers } = sent
  const type = json ? { 'content-type': 'application/json' } : bytes ? { 'content-type': 'audio/mpeg' } : {}
  try {
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: { origin: server.url, ...type, ...headers },
      body: bytes ?? (json ? JSON.stringify(json) : null),
      signal: AbortSignal.timeout(20_000),
    })
    const body = await response.arrayBuffer()
    if (response.ok) return (isAudio || bytes ? {} : JSON.parse(Buffer.from(body).toString())) as Body
    const isLater = [429, 503].includes(response.status) && response.headers.has('retry-after')
    if (!isLater) server.surprises.push(`${method} ${path}: ${response.status} ${Buffer.from(body).toString()}`)
  } catch (error) {
    // No answer is normal for a killed server, but a timeout is not.
    if (error instanceof Error && error.name === 'TimeoutError') server.surprises.push(`${method} ${path}: no answer`)
  }
  return undefined
}
