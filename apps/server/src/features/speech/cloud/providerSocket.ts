import { on } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { WebSocket } from 'ws'
import { SpeechError } from '../speechError.ts'
import { createRefusals, MAX_ANSWER_BYTES, type ProviderHttpOptions } from './providerHttp.ts'

/** Longest part of a refusal that is read, in characters. */
const REFUSAL_LENGTH = 2000

/** A message of a provider: text, or bytes. */
export type SocketMessage = string | Buffer

/**
 * Sends messages over a WebSocket to a provider and yields those that come back, until the caller ends the loop. Throws
 * a `SpeechError` if the provider refuses the connection or ends it, or as the signal says. Redirects are not followed,
 * and a connection that fails before it is open is tried once more.
 */
export async function* socketMessages(
  options: Omit<ProviderHttpOptions, 'sign'>,
  { path, sent, signal }: { path: string; sent: readonly string[]; signal: AbortSignal },
): AsyncGenerator<SocketMessage, never> {
  const { upstream, refused } = createRefusals(options)
  const url = options.baseUrl.replace(/^http/, 'ws').replace(/\/$/, '') + path
  let socket: WebSocket | undefined
  const stop = () => socket?.terminate()

  async function open() {
    const opening = new WebSocket(url, {
      headers: options.headers?.(),
      followRedirects: false,
      perMessageDeflate: false,
      maxPayload: MAX_ANSWER_BYTES,
    })
    socket = opening
    // An error without a listener would end the process, also after the loop.
    opening.on('error', () => {})
    const closed = new Promise<SpeechError>((resolve) => {
      opening.once('close', (code, reason) =>
        resolve(refused({ status: code, headers: new Headers() }, reason.toString(), 'Socket closed with')),
      )
    })
    // From here on, so that no early message is lost.
    const messages = on(opening, 'message', { signal, close: ['close'] }) as AsyncIterable<[Buffer, boolean]>
    await new Promise<void>((resolve, reject) => {
      opening.once('open', resolve).once('error', reject)
      opening.once('unexpected-response', (_request, response) => {
        void readRefusal(response).then((text) => reject(refused(answerOf(response), text)))
      })
    })
    return { opened: opening, messages, closed }
  }

  try {
    signal.throwIfAborted()
    signal.addEventListener('abort', stop)
    const { opened, messages, closed } = await open().catch((error: unknown) => {
      if (signal.aborted || error instanceof SpeechError) throw error
      return open()
    })
    for (const message of sent) opened.send(message)
    let size = 0
    for await (const [data, isBinary] of messages) {
      size += data.byteLength
      if (size > MAX_ANSWER_BYTES) throw upstream(`The answer is larger than ${MAX_ANSWER_BYTES} bytes.`)
      yield isBinary ? data : data.toString()
    }
    throw await closed
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SpeechError) throw error
    throw upstream(`The connection failed: ${error instanceof Error ? error.message : String(error)}.`)
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

/** Status and headers of the answer to a refused upgrade. */
function answerOf({ statusCode = 0, headers }: IncomingMessage): Pick<Response, 'status' | 'headers'> {
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return { status: statusCode, headers: new Headers(pairs) }
}

async function readRefusal(response: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += part
      if (text.length > REFUSAL_LENGTH) break
    }
  } catch {
    // What arrived is enough.
  }
  return text
}
