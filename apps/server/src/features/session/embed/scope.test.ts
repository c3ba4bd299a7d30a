import { api, type CallName, callsByName, type Endpoint } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { openRealtimeSocket } from '../../../testing/realtimeSocket.ts'
import { BLOG, createEmbedPage, EMBED_SETTINGS, SHOP } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { call, startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { CONSENT_PATH } from './consentPages.ts'

/** Calls reserved for the site itself; embeds may make all others for their user. */
const OWN_SITE_ONLY: CallName[] = [
  'account.checkUsername',
  'account.changeUsername',
  'account.export',
  'account.delete',
  'shares.get',
  'shares.update',
  'shares.createLink',
  'shares.revokeLink',
  'shares.restoreLink',
  'earlyAccess.join',
  'earlyAccess.confirm',
  'earlyAccess.leave',
  ...(Object.keys(callsByName) as CallName[]).filter((name) => /^(buddies|chats|licenses|operator)\./.test(name)),
]

onEachPlace('the bearer of another site’s page', (place) => {
  let server: RunningServer
  let bearer: string
  beforeAll(async () => {
    server = await startTestServer(place(), { config: testConfig(place(), EMBED_SETTINGS) })
    await server.services
    bearer = (await createEmbedPage(server.url).signedIn()).bearer
  })
  afterAll(() => server.close())

  const headers = (origin = BLOG) => ({ authorization: `Bearer ${bearer}`, origin })
  const send = ({ method, path }: Endpoint, origin = BLOG) =>
    call(server.url + path.replaceAll(/\{\w+\}/g, 'x'), {
      method,
      headers: headers(origin),
      ...(method !== 'GET' && { json: {} }),
    })

  it.each(Object.keys(callsByName) as CallName[])(
    'may make the call %s unless it is reserved for the site',
    async (name) => {
      const { status, body } = await send(callsByName[name])
      const isRefused = OWN_SITE_ONLY.includes(name)
      expect(callsByName[name].embed).toBe(!isRefused)
      expect([status === 403, body.code === 'forbidden']).toEqual([isRefused, isRefused])
      expect(status).not.toBe(401)
    },
  )

  it('is refused before the input is parsed, with a message where to do it', async () => {
    const { body } = await send(api.account.changeUsername)
    expect(body.message).toBe('Other sites cannot manage the account. Do this on Voice Rankings itself.')
  })

  it('is rejected from every other origin, in every call', async () => {
    for (const endpoint of [api.account.status, api.collections.list, api.favorites.set, api.snippets.list]) {
      for (const origin of [SHOP, 'https://evil.example', server.url, 'null']) {
        expect((await send(endpoint, origin)).status, `${endpoint.path} from ${origin}`).toBe(401)
      }
      const { authorization } = headers()
      const nowhere = await call(server.url + endpoint.path, { method: endpoint.method, headers: { authorization } })
      expect(nowhere.status, `${endpoint.path} from nowhere`).toBe(401)
    }
  })

  it('can neither consent to another login nor open account pages', async () => {
    await using socket = await openRealtimeSocket(server.url, SHOP)
    const fields = new URLSearchParams({ state: `${socket.id}~${'A'.repeat(43)}` })
    for (const origin of [BLOG, server.url]) {
      const init = { method: 'POST', headers: headers(origin), body: fields }
      expect([401, 403]).toContain((await fetch(server.url + CONSENT_PATH, init)).status)
    }
    const { authorization } = headers()
    const vouched = { authorization, 'sec-fetch-site': 'same-origin' }
    const page = await fetch(server.url + CONSENT_PATH, { method: 'POST', headers: vouched, body: fields })
    expect(page.status).toBe(401)
    expect(socket.received).toHaveLength(1)
  })

  it('is not accepted as a cookie and renews nothing', async () => {
    for (const name of ['session', 'refresh']) {
      const { body } = await call<{ user?: object }>(`${server.url}/api/v1/user/status`, {
        headers: { cookie: `${name}=${bearer}` },
      })
      expect(body.user).toBeUndefined()
    }
  })
})
