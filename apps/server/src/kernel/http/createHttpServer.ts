import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@voice-rankings/contract'
import { closeUnread } from './closeUnread.ts'

/**
 * How long a connection is kept for its next request, in ms. Proxies and clients keep theirs for up to a minute: whoever closes
 * first must not be the server, or a request may be under way on a connection that has just been closed, and is lost.
 */
const KEEP_ALIVE_MS = 65_000

const TOO_SLOW = { status: '408 Request Timeout', message: 'The request was sent too slowly. Send it again.' }
const TOO_MANY_HEADERS = {
  status: '431 Request Header Fields Too Large',
  message: 'The headers are larger than the server reads. Send fewer, or delete cookies.',
}
const UNREADABLE = {
  status: '400 Bad Request',
  message: 'This is no HTTP request that can be read. Check how it is sent.',
}

const KINDS: Readonly<Record<string, typeof UNREADABLE>> = {
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
  HPE_HEADER_OVERFLOW: TOO_MANY_HEADERS,
}

/**
 * Makes the server that passes requests on to a fetch handler. What is not even a request is answered as all errors are;
 * Node and its adaptor would answer without a word.
 */
export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0]): Server {
  const listener = getRequestListener(
    async (request, env) => closeUnread((await fetch(request, env)) as Response, env.incoming as IncomingMessage),
    { errorHandler },
  )
  // The listener refuses a request without a host with a message; Node would without one.
  const server = createServer({ requireHostHeader: false }, (request, response) => void listener(request, response))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // A request that is sent too slowly would hold its connection for ever. Between two requests these clocks stand still.
  server.headersTimeout = 15_000
  server.requestTimeout = 60_000
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

/** A path or a host that cannot be one; the handler answers everything else by itself. */
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
