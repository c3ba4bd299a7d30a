import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Limits for draining the rest of a refused body: time in ms, and size in bytes. */
const REST_MS = 2000
const REST_BYTES = 64 * 1024 * 1024

/**
 * Sends an error that comes before the end of the request body at once, with `Connection: close`, and closes the
 * connection after the body is drained. Closing it earlier would reset it before the client reads the answer.
 */
export async function drainUnreadBody(response: Response, incoming: IncomingMessage): Promise<Response> {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD'
  if (response.status < 400 || !hasBody || incoming.complete) return response
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.set('connection', 'close')
  headers.set('content-length', String(bytes.length))
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes)
      await drain(incoming)
      controller.close()
    },
  })
  return new Response(body, { status: response.status, headers })
}

/** Reads and discards the rest of the body. */
async function drain(incoming: IncomingMessage): Promise<void> {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let length = 0
  incoming.on('data', (part: Uint8Array) => {
    length += part.length
    if (length > REST_BYTES) end()
  })
  for (const event of ['end', 'error', 'close']) incoming.once(event, end)
  incoming.resume()
  await Promise.race([ended, sleep(REST_MS, undefined, { ref: false })])
}
