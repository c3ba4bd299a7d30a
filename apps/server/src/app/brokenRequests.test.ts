import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { ErrorBody } from '@voice-rankings/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import type { RunningServer } from './createServer.ts'

const SPEECH = '{"voice_id":"flite-slt--anna","text":"Hello"}'

/** Head of a request for speech; `headers` override the defaults. */
function head(headers: Record<string, string>, path = '/api/v1/voice/speech'): string {
  const all = { Host: 'localhost', Connection: 'close', 'Content-Type': 'application/json', ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`
}

const sized = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
  Buffer.concat([
    Buffer.from(head({ 'Content-Length': String(Buffer.byteLength(body)), ...headers })),
    Buffer.from(body),
  ])

/** Everything received until the server closes the connection. */
async function rest(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  if (!socket.destroyed) await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

describe('malformed requests', () => {
  let server: RunningServer
  let sent = 0
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.catalogueDone
  })
  afterAll(async () => {
    await server.close()
    console.log(`${sent} requests were sent over sockets.`)
  })

  async function open(): Promise<Socket> {
    sent += 1
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  /** Sends bytes and reads the first answer; undefined when there was none. */
  async function exchange(bytes: string | Uint8Array, ending: 'end' | 'stay' = 'end') {
    const socket = await open()
    const answered = rest(socket)
    if (ending === 'end') socket.end(bytes)
    else socket.write(bytes)
    const text = await answered
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]
    const [, body = ''] = text.split('\r\n\r\n')
    return status === undefined ? undefined : { status: Number(status), body }
  }
  /** Expects an error in the common format. */
  function expectError(answer: Awaited<ReturnType<typeof exchange>>, status: number): void {
    expect(answer?.status).toBe(status)
    const json = /\{.*\}/s.exec(answer?.body ?? '')?.[0] ?? ''
    expect(v.parse(ErrorBody, JSON.parse(json)).message).not.toBe('')
  }
  const isServing = async () => expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

  it.each<[string, number, string | Uint8Array]>([
    ['bytes that are no text', 400, sized(Buffer.from([0x7b, 0xff, 0xfe, 0xc0, 0x7d]))],
    [
      'bytes that are no text, inside a text',
      422,
      sized(Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')])),
    ],
    [
      'UTF-16 that says it is',
      400,
      sized(Buffer.from(SPEECH, 'utf16le'), { 'Content-Type': 'application/json; charset=utf-16' }),
    ],
    ['something that says it is compressed', 400, sized('not gzip', { 'Content-Encoding': 'gzip' })],
    ['less than was announced, then the end', 400, sized(SPEECH, { 'Content-Length': '500' })],
    ['a length that is none', 400, sized(SPEECH, { 'Content-Length': 'ten' })],
    ['a negative length', 400, sized(SPEECH, { 'Content-Length': '-1' })],
    ['a length and chunks', 400, sized(SPEECH, { 'Transfer-Encoding': 'chunked' })],
    ['a chunk whose size is none', 400, `${head({ 'Transfer-Encoding': 'chunked' })}zz\r\n${SPEECH}\r\n0\r\n\r\n`],
    ['a line that is no request', 400, 'SPEAK now\r\n\r\n'],
    ['an unknown method', 400, 'FROBNICATE / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['a header with a line of its own', 400, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: b\nc\u0000\r\n\r\n'],
    [
      'TLS',
      400,
      Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 0x0d, 0x0a, 0x0d, 0x0a]),
    ],
  ])('answers %s with %i and a message', async (_what, status, bytes) => {
    expectError(await exchange(bytes), status)
    await isServing()
  })

  it.each(['%', '%ff', '%c0%ae%c0%ae/', '%00', '..%2f..%2fetc', '%E0%A4%A', '//', '\\', ';a=b', '?%'])(
    'answers a path that ends in %s with a client error and a message',
    async (end) => {
      const answer = await exchange(
        `GET /api/v1/voice/flite/female/${end} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      )
      expectError(answer, answer?.status === 400 ? 400 : 404)
    },
  )

  it('refuses a body whose announced length is too large before it is sent', async () => {
    const answer = await exchange(`${head({ 'Content-Length': '10000000' })}{`, 'stay')
    expectError(answer, 413)
  })

  it.each([100_000, 1_000_000, 20_000_000])(
    "refuses a body of %d bytes while it is sent, and answers the client's next request",
    async (bytes) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = (method: string, path: string, body: Uint8Array) =>
        new Promise<number | undefined>((resolve, reject) => {
          sent += 1
          const headers = { 'content-type': 'application/json', 'content-length': body.length }
          request(server.url + path, { agent, method, headers }, (answer) => {
            answer.resume().on('end', () => resolve(answer.statusCode))
          })
            .on('error', reject)
            .end(body)
        })
      for (let round = 0; round < 5; round += 1) {
        expect(await ask('POST', '/api/v1/voice/speech', Buffer.alloc(bytes, 'a'))).toBe(413)
        expect(await ask('GET', '/healthz', new Uint8Array())).toBe(200)
      }
      agent.destroy()
    },
  )

  it('refuses an endless body as soon as it is too large', async () => {
    const socket = await open()
    const answered = rest(socket)
    socket.write(head({ 'Transfer-Encoding': 'chunked' }))
    const chunk = `1000\r\n${'a'.repeat(4096)}\r\n`
    for (let size = 0; size < 40 && socket.writable; size += 1) socket.write(chunk)
    expect(await answered).toMatch(/^HTTP\/1\.1 413/)
    await isServing()
  })

  it('answers a slow body without delaying others', async () => {
    const slow = await open()
    const answered = rest(slow)
    slow.write(head({ 'Content-Length': String(SPEECH.length) }))
    for (const letter of SPEECH.slice(0, -1)) slow.write(letter)
    const others = await Promise.all(Array.from({ length: 20 }, () => fetch(`${server.url}/api/v1/voice/search`)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
    slow.write(SPEECH.slice(-1))
    expect(await answered).toMatch(/^HTTP\/1\.1 200/)
  })

  it('serves others while a hundred clients hold half a request', async () => {
    const half = await Promise.all(Array.from({ length: 100 }, () => open()))
    for (const socket of half) socket.write(head({ 'Content-Length': '50' }).slice(0, 80))
    await isServing()
    const asked = await exchange(sized(SPEECH), 'stay')
    expect(asked?.status).toBe(200)
    for (const socket of half) socket.destroy()
  })

  it('cleans up after a client that disconnects during a request', async () => {
    for (let left = 0; left < 50; left += 1) {
      const socket = await open()
      socket.write(sized(SPEECH).subarray(0, 20 + left * 3))
      socket.destroy()
    }
    await isServing()
  })

  it('answers requests with changed, missing or extra bytes without a server error', async () => {
    const whole = sized(SPEECH)
    const change = fc.record({
      at: fc.nat({ max: whole.length - 1 }),
      remove: fc.nat({ max: 8 }),
      insert: fc.uint8Array({ maxLength: 12 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
        const bytes = changes.reduce<Uint8Array>(
          (text, { at, remove, insert }) => Buffer.concat([text.subarray(0, at), insert, text.subarray(at + remove)]),
          whole,
        )
        const answer = await exchange(bytes)
        // A client that closes first may get no answer, but never a server error.
        expect(answer?.status ?? 0).toBeLessThan(500)
        if (answer && answer.status >= 400 && answer.body !== '') expectError(answer, answer.status)
      }),
      { numRuns: 500 },
    )
    await isServing()
  })
})
