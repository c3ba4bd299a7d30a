import { once } from 'node:events'
import { SOCKET_PATH } from '@voice-rankings/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { RunningServer } from '../../app/createServer.ts'
import { socketStatus, openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

async function closing(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number]
  return code
}

describe('realtime socket', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.services
  })
  afterAll(() => server.close())
  const address = () => server.url.replace('http', 'ws') + SOCKET_PATH

  it('begins with an unguessable connection id', async () => {
    await using first = await openRealtimeSocket(server.url)
    await using second = await openRealtimeSocket(server.url)
    expect(first.received).toEqual([{ action: 'Your Connection ID', connectionId: first.id }])
    const [node, random] = first.id.split('.')
    expect(second.id.split('.')[0]).toBe(node)
    expect(Buffer.from(random ?? '', 'base64url')).toHaveLength(16)
    expect(second.id.split('.')[1]).not.toBe(random)
  })

  it('accepts clients without an Origin header', async () => {
    expect(await socketStatus(server.url, {})).toBe(101)
  })

  it('exists at no other path', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/other`)
    socket.on('error', () => {})
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(response.statusCode).toBe(404)
  })

  it('answers a plain GET with 404', async () => {
    const { status, body } = await call(`${server.url}${SOCKET_PATH}`)
    expect([status, body.code]).toEqual([404, 'not_found'])
  })

  it('is closed after a message that is too large', async () => {
    const socket = new WebSocket(address())
    await once(socket, 'open')
    socket.send('x'.repeat(1025))
    expect(await closing(socket)).toBe(1009)
  })

  it('is closed after too many messages', async () => {
    const socket = new WebSocket(address())
    await once(socket, 'open')
    for (let count = 0; count < 20; count += 1) socket.send('hello')
    expect(await closing(socket)).toBe(1008)
  })

  it('is limited to twenty per network, and free again after one is closed', async () => {
    const open = await Promise.all(Array.from({ length: 20 }, () => openRealtimeSocket(server.url)))
    expect(await socketStatus(server.url, { origin: server.url })).toBe(429)
    await open.pop()?.[Symbol.asyncDispose]()
    await vi.waitUntil(async () => (await socketStatus(server.url, { origin: server.url })) === 101)
    await Promise.all(open.map((socket) => socket[Symbol.asyncDispose]()))
  })

  describe('realtime socket over time', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
    afterEach(() => void vi.useRealTimers())

    it('sends a heartbeat every 25 seconds', async () => {
      await using socket = await openRealtimeSocket(server.url)
      vi.advanceTimersByTime(25_000)
      vi.useRealTimers()
      await socket.receives('heartbeat')
    })

    it('is closed after two missed heartbeats', async () => {
      const socket = new WebSocket(address(), { autoPong: false })
      await once(socket, 'open')
      vi.advanceTimersByTime(50_000)
      expect(socket.readyState).toBe(WebSocket.OPEN)
      vi.advanceTimersByTime(25_000)
      expect(await closing(socket)).toBe(1006)
    })
  })

  it('does not keep the process alive', async () => {
    const other = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await other.services
    const socket = new WebSocket(other.url.replace('http', 'ws') + SOCKET_PATH)
    await once(socket, 'open')
    const [code] = await Promise.all([closing(socket), other.close()])
    expect(code).toBe(1001)
  })
})
