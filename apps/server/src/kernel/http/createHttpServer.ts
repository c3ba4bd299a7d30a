import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@voice-rankings/contract'
import { drainUnreadBody } from './drainUnreadBody.ts'

/**
 * Keep-alive timeout, in ms. Proxies and clients keep idle connections for up to a minute. The server must not close
 * first, or a request sent at that moment is lost.
 */
const KEEP_ALIVE_MS = 65_000

const TOO_SLOW = { status: '408 Request Timeout', message: 'The request was sent too slowly. Send it again.' }
const TOO_MANY_HEADERS = {
  status: '431 Request Header Fields Too Large',
  message: 'The headers are too large. Send fewer headers, or delete cookies.',
}
const UNREADABLE = {
  status: '400 Bad Request',
  message: 'This is not a valid HTTP request. Check the client.',
}

const KINDS: Readonly<Record<string, typeof UNREADABLE>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
}

/**
 * Creates an HTTP server for a fetch handler. Malformed requests get the same error format as all others; Node and its
 * adaptor would answer them without a body.
 */
export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  const listener = getRequestListener(
    async (request, env) => drainUnreadBody((await fetch(request, env)) as Response, env.incoming as IncomingMessage),
    { errorHandler },
  )
  // The listener rejects a request without a Host header with a message; Node would without one.
  const server = createServer({ requireHostHeader: false }, (request, response) => void listener(request, response))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // Limits for slow requests, which would hold their connection forever. These timers do not run between requests.
  server.headersTimeout = 15_000
  // A recording of 20 MB takes 160 s at 1 Mbit/s.
  server.requestTimeout = 180_000
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { status, message } = KINDS[code] ?? UNREADABLE
    const body = JSON.stringify(errorBody('invalid_request', message))
    const head = [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  })
  return server
}

/** Answers requests with an invalid path or host; the handler answers all other errors. */
function errorHandler(error: unknown): Response {
  const isRequest = error instanceof RequestError
  const code = isRequest ? 'invalid_request' : 'internal'
  const message = isRequest ? UNREADABLE.message : 'Something went wrong in the server. Try again.'
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  return Response.json(errorBody(code, message), { status: ERROR_STATUS[code], headers })
}

const errorBody = (code: ErrorCode, message: string): ErrorBody => ({
  message,
  code,
  data: { message },
  request_id: randomUUID(),
})
