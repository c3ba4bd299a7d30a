import type { CallOutput, getVoice, setFavorite, VoiceMapResult, VoiceSearchResult } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { type SignedIn, signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

const ANNA = 'flite-slt--anna'

onEachPlace('favourites', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const put = (headers: Record<string, string>, voice_favorite_id: string | null, voice_id = ANNA) =>
    call<CallOutput<typeof setFavorite>>(`${server.url}/api/v1/voice/favorite`, {
      method: 'PUT',
      headers,
      json: { voice_favorite_id, voice_id },
    })
  async function rowsOf({ user }: SignedIn) {
    const { database } = await server.services
    return database.queries.select().from(favorites).where(eq(favorites.user_id, user.user_id))
  }
  async function shownTo(headers: Record<string, string>) {
    const page = await call<CallOutput<typeof getVoice>>(`${server.url}/api/v1/voice/flite/female/slt--anna`, {
      headers,
    })
    const list = await call<VoiceSearchResult>(`${server.url}/api/v1/voice/search?search=anna`, { headers })
    return [page.body.voice.voice_favorite_id, list.body.voices[0]?.voice_favorite_id]
  }

  it('adds and removes a favourite by the same call', async () => {
    const { headers } = await signIn(server)
    const added = await put(headers, null)
    expect(added.status).toBe(200)
    expect(added.body.voice_favorite_id).toMatch(/^[\w-]{16}$/)
    expect(await put(headers, added.body.voice_favorite_id)).toMatchObject({ body: { voice_favorite_id: null } })
  })

  it('shows a favourite only to its user, on its page and in lists', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const { voice_favorite_id } = (await put(ann.headers, null)).body
    expect(await shownTo(ann.headers)).toEqual([voice_favorite_id, voice_favorite_id])
    expect(await shownTo(bob.headers)).toEqual([null, null])
    expect(await shownTo({})).toEqual([null, null])
  })

  it("filters searches and the map by the user's own favourites", async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const { voice_favorite_id } = (await put(ann.headers, null)).body
    const found = async (headers: Record<string, string>) => {
      const query = 'favorites=true&languageCode=all'
      const list = await call<VoiceSearchResult>(`${server.url}/api/v1/voice/search?${query}&facets=true`, { headers })
      const map = await call<VoiceMapResult>(`${server.url}/api/v1/voice/map?${query}`, { headers })
      expect(list.body.facets?.genders.reduce((sum, { count }) => sum + count, 0) ?? 0).toBe(list.body.total)
      expect(map.body.total).toBe(list.body.total)
      return list.body.voices.map(({ voice_id }) => voice_id)
    }
    expect(await found(ann.headers)).toEqual([ANNA])
    expect(await found(bob.headers)).toEqual([])
    expect(await found({})).toEqual([])
    await put(ann.headers, voice_favorite_id)
    expect(await found(ann.headers)).toEqual([])
  })

  it('is idempotent', async () => {
    const ann = await signIn(server)
    const [first, second] = [await put(ann.headers, null), await put(ann.headers, null)]
    expect(second.body).toEqual(first.body)
    await put(ann.headers, 'a favourite that is long gone')
    expect(await rowsOf(ann)).toEqual([])
    expect((await put(ann.headers, 'a favourite that is long gone')).body).toEqual({ voice_favorite_id: null })
  })

  it("refuses to remove another user's favourite by its id", async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const { voice_favorite_id } = (await put(ann.headers, null)).body
    await put(bob.headers, voice_favorite_id)
    expect(await rowsOf(ann)).toHaveLength(1)
  })

  it('creates one row and one id for 200 concurrent requests', async () => {
    const ann = await signIn(server)
    const answers = await Promise.all(Array.from({ length: 200 }, () => put(ann.headers, null)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.voice_favorite_id}`)).size).toBe(1)
    expect(await rowsOf(ann)).toHaveLength(1)
  })

  it('ends in the state of the last of many concurrent additions and removals', async () => {
    const ann = await signIn(server)
    for (const last of [null, 'remove']) {
      const wishes = Array.from({ length: 40 }, (_, index) => put(ann.headers, index % 2 === 0 ? null : 'remove'))
      for (const { status } of await Promise.all(wishes)) expect(status).toBe(200)
      await put(ann.headers, last)
      expect(await rowsOf(ann)).toHaveLength(last === null ? 1 : 0)
    }
  })

  it('refuses a voice that is not offered', async () => {
    const { headers } = await signIn(server)
    expect((await put(headers, null, 'flite-slt--nobody')).status).toBe(404)
  })

  it('asks a visitor to log in', async () => {
    const { status, body } = await call(`${server.url}/api/v1/voice/favorite`, {
      method: 'PUT',
      json: { voice_favorite_id: null, voice_id: ANNA },
    })
    expect([status, body.code]).toEqual([401, 'login_required'])
  })
})
