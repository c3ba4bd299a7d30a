import { once } from 'node:events'
import { type RequestListener, request as ask } from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'

/** Certificate and key, as PEM. */
export interface Certificate {
  cert: string
  key: string
}

/** TLS site on its own loopback name. */
export interface TlsSite {
  readonly origin: string
  close(): void
}

/** Serves a site at `https://{host}` on a free port. WebSocket upgrades are forwarded to `upstream`, if given. */
export async function serveTls(
  host: string,
  certificate: Certificate,
  answer: RequestListener,
  upstream?: () => URL,
): Promise<TlsSite> {
  const server = createServer(certificate, answer).listen(0, '127.0.0.1')
  server.on('upgrade', ({ url = '/', rawHeaders }, socket, head) => {
    if (!upstream) return socket.destroy()
    const { port, hostname } = upstream()
    const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n')).join('')
    const behind = connect(Number(port), hostname, () => {
      behind.write(`GET ${url} HTTP/1.1\r\n${lines}\r\n`)
      behind.write(head)
      socket.pipe(behind).pipe(socket)
    })
    behind.on('error', () => socket.destroy())
    socket.on('error', () => behind.destroy())
  })
  await once(server, 'listening')
  return {
    origin: `https://${host}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Forwards requests to a server without TLS, like a reverse proxy. */
export function passOn(upstream: () => URL): RequestListener {
  return (incoming, response) => {
    const { method, headers, url = '/' } = incoming
    const passed = ask(new URL(url, upstream()), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  }
}
