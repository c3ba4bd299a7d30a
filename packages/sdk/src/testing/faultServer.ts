import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FaultServer extends AsyncDisposable {
  url: string
  /** Received requests, in order. */
  requests: IncomingMessage[]
  /** Number of open connections. */
  openConnections(): Promise<number>
}

/** A loopback server that answers its n-th request by the n-th script; the last one repeats. */
export async function serveFaults(...scripts: RequestListener[]): Promise<FaultServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    scripts[Math.min(requests.length, scripts.length) - 1]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    openConnections: () =>
      new Promise((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Answers JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

/** Answers text literally. */
export function raw(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, headers).end(body)
  }
}

/** Resets the connection instead of answering. */
export const reset: RequestListener = (request) => {
  request.socket.destroy()
}

/** Never answers. */
export const hang: RequestListener = () => {}

/** Sends the beginning of a body and stalls. */
export const stall: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":')
}

/** Sends less than the announced length. */
export const truncate: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"ok":', () => {
    request.socket.destroy()
  })
}
