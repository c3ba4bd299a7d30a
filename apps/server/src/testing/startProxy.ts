import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A reverse proxy in front of several servers. */
export interface Proxy {
  readonly url: string
  close(): Promise<void>
}

/**
 * Starts a proxy that takes the servers in turns, as that of `deploy/compose.yaml` does: a server that refuses the
 * connection is left out, and a request that breaks off is answered with 502.
 */
export async function startProxy(servers: readonly string[]): Promise<Proxy> {
  let turn = 0

  async function forward(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(message)
    for (let tries = 0; tries < servers.length; tries += 1) {
      const server = servers[(turn += 1) % servers.length] ?? ''
      try {
        const answer = await ask(new URL(message.url ?? '/', server), message, body)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break
      }
    }
    response.writeHead(502).end()
  }

  const proxy = createServer((message, response) => void forward(message, response)).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async close() {
      proxy.close().closeAllConnections()
      await once(proxy, 'close')
    },
  }
}

/** Sends a request on; rejects if the connection fails before an answer. */
async function ask(url: URL, { method, headers, socket }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { 'x-forwarded-for': before, ...others } = headers
  const from: IncomingHttpHeaders = { ...others, 'x-forwarded-for': before ?? socket.remoteAddress }
  const sent = request(url, { method, headers: from, agent: false }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}
