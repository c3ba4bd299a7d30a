import type { Api, CallOutput, VoiceListing } from '@voice-rankings/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { ratings } from '../../kernel/database/ratingTables.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call } from '../../testing/startTestServer.ts'
import { createVoicesToRate, type TestVoice } from '../../testing/voicesToRate.ts'

onEachPlace('signing in on a device', (place) => {
  let server: RunningServer
  const newStranger = createPeople(() => server)
  const { start, next: newVoice } = createVoicesToRate(10)
  beforeAll(async () => {
    server = await start(place())
  })
  afterAll(() => server.close())

  function newPerson() {
    const person = newStranger()
    const enter = async (intent: 'create' | 'sign-in') => expect((await person.enter(intent)).status).toBe(303)
    return {
      ...person,
      signUp: () => enter('create'),
      signIn: () => enter('sign-in'),
      texts: async () => {
        const { body } = await person.send<CallOutput<Api['snippets']['list']>>('/api/v1/voice/get-snippets')
        return body.snippets.map((snippet) => snippet.voice_snippet_text)
      },
    }
  }
  const countOf = async ({ id }: TestVoice) => {
    const path = `/api/v1/voice/flite/female/${id.replace('flite-', '')}`
    return (await call<{ voice: VoiceListing }>(server.url + path)).body.voice.voice_rating_count
  }
  async function rowsOf({ id }: TestVoice) {
    const { database } = await server.services
    const rows = await database.queries
      .select()
      .from(ratings)
      .where(eq(ratings.voice_id, id))
      .orderBy(asc(ratings.rating_id))
    return rows.map(({ stars, weight, latest, rater_key }) => [stars, weight, latest, rater_key.split(':')[0]])
  }

  it("transfers the device's snippets, shared or not, and leaves none for the next user of the device", async () => {
    const ann = newPerson()
    await ann.speak('Said before')
    const secret = await ann.speak('Kept to myself', { shareSnippet: false })
    await ann.signUp()
    expect(await ann.texts()).toEqual(['Kept to myself', 'Said before'])
    const { status } = await ann.send(`/api/v1/voice/snippet/${secret.voice_snippet_id}`)
    expect(status).toBe(200)
    await ann.signOut()
    expect(await ann.texts()).toEqual([])
    await ann.speak('Said by the next')
    expect(await ann.texts()).toEqual(['Said by the next'])
  })

  it("keeps the user's own sharing choice of a snippet that user and device have", async () => {
    const ann = newPerson()
    await ann.signUp()
    const { voice_snippet_id: id } = await ann.speak('Twice mine')
    await ann.signOut()
    expect((await ann.speak('Twice mine')).voice_snippet_id).toBe(id)
    const other = newPerson()
    await ann.signIn()
    await ann.send('/api/v1/voice/share-snippet', { voice_snippet_id: id, voice_snippet_shared: false })
    expect(await ann.texts()).toEqual(['Twice mine'])
    expect((await other.send(`/api/v1/voice/snippet/${id}`)).status).toBe(404)
    expect((await other.speak('Twice mine')).is_duplicate).toBe(false)
  })

  it("merges ratings of one voice from before and after the sign-in, with a user's weight", async () => {
    const [ann, voice] = [newPerson(), newVoice()]
    await ann.signUp()
    await ann.rate(voice, 2)
    await ann.signOut()
    await ann.rate(voice, 5)
    expect(await countOf(voice)).toBe(2)
    await ann.signIn()
    expect(await countOf(voice)).toBe(1)
    expect(await rowsOf(voice)).toEqual([
      [2, 1, false, 'user'],
      [5, 1, true, 'user'],
    ])
    await ann.signOut()
    await ann.signIn()
    expect(await rowsOf(voice)).toHaveLength(2)
  })

  it('does not replace a rating that counts by one that does not', async () => {
    const [ann, voice] = [newPerson(), newVoice()]
    await ann.signUp()
    await ann.rate(voice, 4)
    await ann.signOut()
    await ann.save(voice, 1)
    await ann.save(voice, 1, 'A'.repeat(43))
    await ann.signIn()
    expect((await rowsOf(voice)).filter(([, , latest]) => latest)).toEqual([[4, 1, true, 'user']])
    expect(await countOf(voice)).toBe(1)
  })

  it('transfers an unused rating token', async () => {
    const [ann, voice] = [newPerson(), newVoice()]
    const token = await ann.heard(voice)
    await ann.signUp()
    await ann.save(voice, 4, token)
    await ann.save(voice, 4, token)
    expect(await rowsOf(voice)).toEqual([[4, 1, true, 'user']])
    expect(await countOf(voice)).toBe(1)
  })

  it('attributes the rating of a frame without cookies to the user with the same token', async () => {
    const [ann, voice] = [newPerson(), newVoice()]
    const token = await ann.heard(voice)
    ann.browser.cookies.clear()
    await ann.save(voice, 3, token)
    expect(await rowsOf(voice)).toEqual([[3, 0.3, true, 'visitor']])
    ann.browser.cookies.clear()
    await ann.signUp()
    await ann.save(voice, 5, token)
    expect(await rowsOf(voice)).toEqual([
      [3, 1, false, 'user'],
      [5, 1, true, 'user'],
    ])
    expect(await countOf(voice)).toBe(1)
  })

  it("transfers the device's data once for two concurrent sign-ins", async () => {
    const [ann, voice] = [newPerson(), newVoice()]
    await ann.signUp()
    await ann.signOut()
    await ann.rate(voice, 5)
    await ann.speak('At once')
    const device = new Map(ann.browser.cookies)
    const signIn = () => {
      for (const [name, value] of device) ann.browser.cookies.set(name, value)
      return ann.signIn()
    }
    await Promise.all([signIn(), signIn(), signIn()])
    expect(await rowsOf(voice)).toEqual([[5, 1, true, 'user']])
    expect(await ann.texts()).toEqual(['At once'])
  })
})
