import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { socketStatus } from '../../testing/realtimeSocket.ts'
import { freePort } from '../../testing/freePort.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createVisitor } from '../../testing/visitor.ts'

const PUBLIC = 'https://voices.example'

describe('a server behind a proxy that terminates TLS', () => {
  let server: RunningServer
  let address: string
  beforeAll(async () => {
    const env = { PUBLIC_URL: PUBLIC, TRUSTED_PROXIES: '127.0.0.1' }
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    // The public address is the proxy's; this is the one behind it.
    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    server = await startTestServer(place, { config: { ...testConfig(place, env), port } })
    await server.services
  })
  afterAll(() => server.close())
  const signUp = (headers: Record<string, string>, email = `${randomUUID()}@example.com`) => {
    const fields = { intent: 'create', email, password: 'correct horse battery' }
    return createVisitor(address).submit('/api/v1/login', fields, headers)
  }

  it('sets a session cookie with the __Host- prefix that is sent over TLS only', async () => {
    const answer = await signUp({ origin: PUBLIC })
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const headers = { cookie: cookie?.split(';')[0] ?? '' }
    const { body } = await call<{ user?: object }>(`${address}/api/v1/user/status`, { headers })
    expect(body.user).toBeDefined()
  })

  it.each([
    [PUBLIC, 303, 101],
    ['http://voices.example', 403, 403],
    ['https://voices.example:8443', 403, 403],
    ['https://evil.example', 403, 403],
  ])('answers forms and sockets from %s with %d and %d', async (origin, form, socket) => {
    expect((await signUp({ origin })).status).toBe(form)
    expect(await socketStatus(address, { origin })).toBe(socket)
  })

  it('counts each visitor of its proxy separately', async () => {
    const email = `${randomUUID()}@example.com`
    const guess = (from: string) =>
      createVisitor(address).submit(
        '/api/v1/login',
        { email, password: 'a wrong guess' },
        { origin: PUBLIC, 'x-forwarded-for': from },
      )
    for (let count = 0; count < 10; count += 1) expect((await guess('198.51.100.1')).status).toBe(401)
    expect((await guess('198.51.100.1')).status).toBe(429)
    expect((await guess('203.0.113.7, 198.51.100.1')).status).toBe(429)
    expect((await guess('198.51.100.2')).status).toBe(401)
  })
})
