import { once } from 'node:events'
import { SOCKET_PATH } from '@voice-rankings/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../app/createServer.ts'
import { knock, openDoorbell } from '../../testing/doorbell.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

async function closing(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

describe('the realtime socket', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.services
  })
  afterAll(() => server.close())
  const address = () => server.url.replace('http', 'ws') + SOCKET_PATH

  it('begins with a connection id that nobody can guess', async () => {
    await using first = await openDoorbell(server.url)
    await using second = await openDoorbell(server.url)
    expect(first.heard).toEqual([{ action: 'Your Connection ID', connectionId: first.id }])
    const [node, random] = first.id.split('.')
    expect(second.id.split('.')[0]).toBe(node)
    expect(Buffer.from(random ?? '', 'base64url')).toHaveLength(16)
    expect(second.id.split('.')[1]).not.toBe(random)
  })

  it('is open to what is no page, because there is nothing to be had', async () => {
    expect(await knock(server.url, {})).toBe(101)
  })

  it('is nowhere else', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/other`)
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(response.statusCode).toBe(404)
  })

  it('is not read as a page', async () => {
    const { status, body } = await call(`${server.url}${SOCKET_PATH}`)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  it('is closed for whoever says too much at once', async () => {
    const socket = new WebSocket(address())
    await once(socket, 'open')
    socket.send('x'.repeat(1025))
    expect(await closing(socket)).toBe(1009)
  })

  it('is closed for whoever goes on talking', async () => {
    const socket = new WebSocket(address())
    await once(socket, 'open')
    for (let count = 0; count < 20; count += 1) socket.send('hello')
    expect(await closing(socket)).toBe(1008)
  })

  it('is open twenty times for one network, and again when one of them has left', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => openDoorbell(server.url)))
    expect(await knock(server.url, { origin: server.url })).toBe(429)
    await open.pop()?.[Symbol.asyncDispose]()
    await vi.waitUntil(async () => (await knock(server.url, { origin: server.url })) === 101)
    await Promise.all(open.map((doorbell) => doorbell[Symbol.asyncDispose]()))
  })

  describe('while time passes', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => void vi.useRealTimers())

    it('says every 25 seconds that it is there', async () => {
      await using doorbell = await openDoorbell(server.url)
      vi.advanceTimersByTime(25_000)
      vi.useRealTimers()
      await doorbell.hears('heartbeat')
    })

    it('leaves whoever has not answered twice', async () => {
      const socket = new WebSocket(address(), { autoPong: false })
      await once(socket, 'open')
      vi.advanceTimersByTime(50_000)
      expect(socket.readyState).toBe(WebSocket.OPEN)
      vi.advanceTimersByTime(25_000)
      expect(await closing(socket)).toBe(1006)
    })
  })

  it('does not keep the server from stopping', async () => {
    const other = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await other.services
    const socket = new WebSocket(other.url.replace('http', 'ws') + SOCKET_PATH)
    await once(socket, 'open')
    const [code] = await Promise.all([closing(socket), other.close()])
    expect(code).toBe(1001)
  })
})
