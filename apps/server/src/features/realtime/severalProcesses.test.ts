import { randomUUID } from 'node:crypto'
import { loginPath, matchingCode, type VoiceListing, type WorkSummary } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import pg from 'pg'
import type { RunningServer } from '../../app/createServer.ts'
import { openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { BLOG, createEmbedPage, createProof, EMBED_SETTINGS } from '../../testing/embedPage.ts'
import { hasProgram } from '../../testing/hasProgram.ts'
import { startRedis, type TemporaryRedis } from '../../testing/startRedis.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createVisitor } from '../../testing/visitor.ts'
import { CONSENT_PATH } from '../session/embed/consentPages.ts'

const postgres = inject('postgresUrl')
const WAYS = [
  ['PostgreSQL only', false],
  ['PostgreSQL and Redis', true],
] as const

describe.skipIf(postgres === null).each(WAYS)('two servers on %s', (_way, withRedis) => {
  const database = `test_${randomUUID().replaceAll('-', '')}`
  let redis: TemporaryRedis | undefined
  let servers: [RunningServer, RunningServer]
  beforeAll(async () => {
    await runAlone(`CREATE DATABASE ${database}`)
    if (withRedis) redis = await startRedis()
    const url = new URL(postgres ?? '')
    url.pathname = `/${database}`
    const start = () => {
      const place = { databaseUrl: url.href, dataDir: temporaryDirectory() }
      const config = { ...testConfig(place, EMBED_SETTINGS), redisUrl: redis?.url }
      return startTestServer(place, { config })
    }
    servers = [await start(), await start()]
    await Promise.all(servers.map((server) => server.services))
  })
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()))
    await redis?.kill()
    await runAlone(`DROP DATABASE ${database} WITH (FORCE)`)
  })

  /** Signs up at the second server for a page that waits at the first; returns the visitor's cookies. */
  async function signUpAcross(): Promise<string> {
    const [here, there] = servers
    await using socket = await openRealtimeSocket(here.url)
    const popup = createVisitor(there.url)
    const fields = {
      intent: 'create',
      state: socket.id,
      email: `${randomUUID()}@example.com`,
      password: 'correct horse',
    }
    expect((await popup.submit('/api/v1/login', fields)).status).toBe(303)
    await popup.get(loginPath(socket.id))
    await socket.receives('login-complete')
    return [...popup.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  it('complete a login across processes and share its session', async () => {
    const cookie = await signUpAcross()
    for (const { url } of servers) {
      const { body } = await call<{ user?: object }>(`${url}/api/v1/user/status`, { headers: { cookie } })
      expect(body.user).toBeDefined()
    }
  })

  it('tell a page at one process about a text at another', async () => {
    const [here, there] = servers
    const headers = { cookie: await signUpAcross(), origin: there.url }
    const found = await call<{ voices: VoiceListing[] }>(`${there.url}/api/v1/voice/search?languageCode=en`)
    const json = { voice_id: found.body.voices[0]?.voice_id, text: 'The river ran.' }
    const { body } = await call<{ work: WorkSummary }>(`${there.url}/api/v1/works`, { json, headers })
    const { work_id } = body.work
    await using socket = await openRealtimeSocket(here.url)
    const path = `${there.url}/api/v1/works/${work_id}`
    await call(`${path}/progress?connection_id=${socket.id}`, { headers })
    // The topic travels to the other process by itself.
    await vi.waitUntil(async () => {
      await call(`${path}/cancel`, { json: {}, headers })
      return socket.received.some((message) => message.action === 'work-progress' && message.work_id === work_id)
    })
  })

  it("deliver the login of another site's page to the process where the page waits", async () => {
    const [here, there] = servers
    const { verifier, challenge } = createProof()
    await using socket = await openRealtimeSocket(here.url, BLOG)
    const state = `${socket.id}~${challenge}`
    const { popup } = await createEmbedPage(there.url).signUp(state)
    const digits = { state, intent: 'match', matching_code: matchingCode(state) }
    expect((await popup.submit(CONSENT_PATH, digits)).status).toBe(200)
    await socket.receives('login-approved')
    const page = createEmbedPage(here.url)
    const { status, body } = await page.redeem(socket.id, verifier)
    expect(status).toBe(200)
    expect((await page.status(body.access_token)).status).toBe(200)
    expect((await createEmbedPage(there.url).redeem(socket.id, verifier)).status).toBe(401)
  })

  it.skipIf(!withRedis || !hasProgram('redis-server'))(
    'continue while Redis is down and after it is back',
    async () => {
      await redis?.kill()
      await signUpAcross()
      await redis?.restart()
      await signUpAcross()
    },
  )
})

async function runAlone(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres ?? '' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
