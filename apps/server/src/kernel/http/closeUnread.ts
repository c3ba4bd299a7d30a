import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long the rest of a refused body may take, in ms, and its size, in bytes. */
const REST_MS = 2000
const REST_BYTES = 64 * 1024 * 1024

/**
 * Sends a refusal at once that comes before the body of its request, asks the client for another connection, and closes this one
 * after the body: the connection would otherwise be reset under the answer, or under the next request.
 */
export async function closeUnread(response: Response, incoming: IncomingMessage): Promise<Response> {
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

/** Reads what is still to come, and drops it. */
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
