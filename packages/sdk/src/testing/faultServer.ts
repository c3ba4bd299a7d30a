import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FaultServer extends AsyncDisposable {
  url: string
  /** Every request that came in, in order. */
  requests: IncomingMessage[]
  /** How many connections are open now. */
  openConnections(): Promise<number>
}

/** A server on the loopback interface that answers its n-th request by the n-th script; the last one repeats. */
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

/** Answers text as it stands. */
export function raw(status: number, body: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, headers).end(body)
  }
}

/** Cuts the connection instead of answering. */
export const reset: RequestListener = (request) => {
  request.socket.destroy()
}

/** Never answers. */
export const hang: RequestListener = () => {}

/** Begins a body and never ends it. */
export const stall: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"ok":')
}

/** Announces more than it sends. */
export const truncate: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"ok":', () => {
    request.socket.destroy()
  })
}
