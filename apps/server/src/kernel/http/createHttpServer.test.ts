import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createHttpServer } from './createHttpServer.ts'
import { drainConnections } from './drainConnections.ts'

/** Idle timeout of common load balancers, in seconds. */
const PROXY_IDLE_TIMEOUT_S = 60

describe('keep-alive connections of the HTTP server', () => {
  let server: Server
  let stop: () => Promise<void>
  let agent: Agent
  beforeEach(async () => {
    server = createHttpServer(() => new Response('hello'))
    stop = drainConnections(server, 600_000)
    agent = new Agent({ keepAlive: true, maxSockets: 1 })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    agent.destroy()
    await stop()
  })

  /**
   * Sends a request through a pool of one connection; returns its keep-alive timeout and whether the connection was
   * reused.
   */
  async function ask() {
    const { port } = server.address() as AddressInfo
    const asked = request({ port, host: '127.0.0.1', agent }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    const [, keptForS] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? []
    return { keptForS: Number(keptForS), again: asked.reusedSocket }
  }

  it('outlive the idle timeout of proxies, so that no request hits a closing connection', async () => {
    const first = await ask()
    expect(first.keptForS).toBeGreaterThan(PROXY_IDLE_TIMEOUT_S)
    expect(await ask()).toEqual({ ...first, again: true })
  })

  it('are closed at once when the server stops', async () => {
    await ask()
    const [socket] = Object.values(agent.freeSockets).flat()
    if (!socket) throw new Error('The connection was not kept.')
    await Promise.all([once(socket, 'close'), stop()])
  })
})
