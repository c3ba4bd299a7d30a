import type { Api, CallOutput, ErrorBody, SpeechResponse, Voice, VoiceSearchResult } from '@voice-rankings/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { ratingDecisions, ratings, voiceScores } from '../../kernel/database/ratingTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call } from '../../testing/startTestServer.ts'
import { createVoicesToRate, listenFor, type TestVoice } from '../../testing/voicesToRate.ts'
import { scoreAll } from './scoreAll.ts'

type Headers = Record<string, string>

const from = (address: string): Headers => ({ 'x-forwarded-for': address })

/** Each test rates a voice of its own. */
const VOICES = 29

onEachPlace('ratings', (place) => {
  let server: RunningServer
  let networks = 0
  const { start, next: newVoice } = createVoicesToRate(VOICES)
  beforeAll(async () => {
    server = await start(place())
  })
  afterAll(() => server.close())
  const fromAnywhere = () => from(`203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`)
  const newUser = async (): Promise<Headers> => ({ ...(await signIn(server)).headers, ...fromAnywhere() })

  const askToken = (headers: Headers, voice: TestVoice, voice_snippet_id?: string) =>
    call<CallOutput<Api['ratings']['token']>>(`${server.url}/api/v1/voice/rating-token`, {
      headers,
      json: { voice_id: voice.id, voice_snippet_id },
    })
  /** Plays a voice to its end and some seconds more; `cookie` is a visitor's device cookie. */
  async function listen(headers: Headers, voice: TestVoice, snippet?: string, agoMs = 10_000) {
    const { body, headers: answered } = await askToken(headers, voice, snippet)
    await listenFor(server, body.rating_token, agoMs)
    return { token: body.rating_token, cookie: answered.get('set-cookie')?.split(';')[0] ?? '' }
  }
  const save = (headers: Headers, voice: TestVoice, vote_value: unknown, more: object = {}) =>
    call<CallOutput<Api['ratings']['save']> & ErrorBody>(`${server.url}/api/v1/voice/save_rating`, {
      headers,
      json: { voice_id: voice.id, voice_text: voice.text, vote_value, ...more },
    })
  async function rate(headers: Headers, voice: TestVoice, stars: number) {
    const { token, cookie } = await listen(headers, voice)
    const answer = await save(cookie ? { ...headers, cookie, origin: server.url } : headers, voice, stars, {
      rating_token: token,
    })
    expect(answer.status).toBe(200)
    return { token, cookie, body: answer.body }
  }
  async function listed({ id }: TestVoice, headers: Headers = {}): Promise<Voice> {
    const path = `/api/v1/voice/flite/female/${id.replace('flite-', '')}`
    const { body } = await call<{ voice: Voice }>(server.url + path, { headers })
    return body.voice
  }
  const ownRating = async (headers: Headers, voice: TestVoice) => (await listed(voice, headers)).voice_own_rating
  const countOf = async (voice: TestVoice) => (await listed(voice)).voice_rating_count
  async function rowsOf({ id }: TestVoice) {
    const { database } = await server.services
    return database.queries.select().from(ratings).where(eq(ratings.voice_id, id)).orderBy(asc(ratings.rating_id))
  }

  it('saves a rating of played audio and says thanks', async () => {
    const voice = newVoice()
    const user = await newUser()
    const { token } = await listen(user, voice)
    const { status, body } = await save(user, voice, 4, { rating_token: token })
    expect([status, body.message]).toEqual([200, expect.stringMatching(/^Thank you for rating Voice/)])
    expect(body).toMatchObject({ voice_rating: null, voice_rating_count: 1 })
    expect(await rowsOf(voice)).toMatchObject([{ stars: 4, weight: 1, excluded: false, latest: true }])
    expect(await countOf(voice)).toBe(1)
  })

  it('stores a rating without proof of playback, with no weight', async () => {
    const voice = newVoice()
    expect((await save(await newUser(), voice, 5)).status).toBe(200)
    expect(await rowsOf(voice)).toMatchObject([{ weight: 0, checks: { playback: 'unknown' }, excluded: false }])
    expect(await countOf(voice)).toBe(0)
  })

  it.each([0, 6, 1.5, '5', null, Number.MAX_SAFE_INTEGER])('rejects %j as a number of stars', async (stars) => {
    const { status, body } = await save({}, { id: 'flite-slt--voicea', text: 'x' }, stars)
    expect(status).toBe(422)
    expect(body.message).toContain('vote_value')
  })

  it('refuses to rate a voice that is not offered', async () => {
    const nobody = { id: 'flite-slt--nobody', text: 'x' }
    expect([(await save({}, nobody, 5)).status, (await askToken({}, nobody)).status]).toEqual([404, 404])
  })

  it('ranks a voice once ten raters have rated it, with an interval, and sorts it first', async () => {
    const [voice, other] = [newVoice(), newVoice()]
    for (let rater = 1; rater <= 9; rater += 1) await rate(await newUser(), voice, 5)
    expect(await listed(voice)).toMatchObject({ voice_rating: null, voice_rating_count: 9 })
    const { body: answer } = await rate(await newUser(), voice, 4)
    const { voice_rating: rating } = await listed(voice)
    expect(answer).toMatchObject({ voice_rating: rating, voice_rating_count: 10 })
    expect(rating).toMatchObject({ count: 10, excluded: 0 })
    expect(rating?.score).toBeGreaterThan(3.5)
    expect(rating?.score).toBeLessThan(5)
    expect(rating?.low).toBeLessThan(rating?.score ?? 0)
    expect(rating?.high).toBeGreaterThan(rating?.score ?? 5)
    await rate(await newUser(), other, 5)
    const { body } = await call<VoiceSearchResult>(`${server.url}/api/v1/voice/search?sort=-rating&limit=100`)
    // The rating of another voice changes the prior, and so this score.
    const { voice_rating } = await listed(voice)
    expect(body.voices[0]).toMatchObject({ voice_id: voice.id, voice_rating })
    expect(body.voices).toHaveLength(VOICES)
  })

  it('computes scores from the ratings alone, not from their order', async () => {
    const rated = [newVoice(), newVoice(), newVoice()]
    for (const stars of [1, 4, 5] as const) for (const voice of rated) await rate(await newUser(), voice, stars)
    const { database } = await server.services
    const scores = () =>
      database.queries
        .select({ id: voiceScores.voice_id, score: voiceScores.score, low: voiceScores.score_low })
        .from(voiceScores)
        .orderBy(voiceScores.voice_id)
    const before = await scores()
    for (const excluded of [true, false]) {
      await database.queries.transaction(async (transaction) => {
        await transaction
          .update(ratings)
          .set({ excluded })
          .where(eq(ratings.voice_id, rated[0]?.id ?? ''))
        await scoreAll(transaction)
      })
    }
    expect(await scores()).toEqual(before)
  })

  it('counts only the latest rating of a text, and stores all of them', async () => {
    const voice = newVoice()
    const user = await newUser()
    await rate(user, voice, 2)
    await rate(user, voice, 5)
    expect(await countOf(voice)).toBe(1)
    expect((await rowsOf(voice)).map(({ stars, latest }) => [stars, latest])).toEqual([
      [2, false],
      [5, true],
    ])
  })

  it('combines the ratings of a snippet and of the sample', async () => {
    const voice = newVoice()
    const user = await newUser()
    await rate(user, voice, 3)
    const text = 'A few words for this'
    const { body } = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, {
      headers: user,
      json: { voice_id: voice.id, text, shareSnippet: false },
    })
    const snippet = body.voice_snippet_id
    const { token } = await listen(user, voice, snippet)
    await save(user, voice, 5, { voice_text: ` ${text} `, rating_token: token })
    expect((await rowsOf(voice)).at(-1)).toMatchObject({ voice_snippet_id: snippet, weight: 1, excluded: false })
    expect(await countOf(voice)).toBe(1)
    expect((await askToken(await newUser(), voice, snippet)).status).toBe(404)
    expect((await askToken(user, voice, '')).status).toBe(404)
    expect((await askToken(user, { id: 'flite-slt--voicea', text: '' }, snippet)).status).toBe(404)
  })

  describe('excludes a rating whose token', () => {
    it.each<[string, (voice: TestVoice, user: Headers) => Promise<{ rating_token: string; voice_text?: string }>]>([
      ['belongs to another rater', async (voice) => ({ rating_token: (await listen(await newUser(), voice)).token })],
      [
        'is for another voice',
        async (_voice, user) => ({ rating_token: (await listen(user, { id: 'flite-slt--voicea', text: '' })).token }),
      ],
      [
        'is for another text',
        async (voice, user) => ({ rating_token: (await listen(user, voice)).token, voice_text: 'Something else' }),
      ],
      ['was never issued', () => Promise.resolve({ rating_token: 'A'.repeat(43) })],
      ['is malformed', () => Promise.resolve({ rating_token: "' OR 1=1 --" })],
      [
        'was issued just now, before playback can have ended',
        async (voice, user) => ({ rating_token: (await listen(user, voice, undefined, 0)).token }),
      ],
    ])('%s', async (_what, make) => {
      const voice = newVoice()
      const user = await newUser()
      expect((await save(user, voice, 5, await make(voice, user))).status).toBe(200)
      expect(await rowsOf(voice)).toMatchObject([{ excluded: true, checks: { playback: 'fail' } }])
      expect(await countOf(voice)).toBe(0)
      const [row] = await rowsOf(voice)
      const { database } = await server.services
      const decisions = await database.queries
        .select()
        .from(ratingDecisions)
        .where(eq(ratingDecisions.rating_id, row?.rating_id ?? 0))
      expect(decisions).toMatchObject([{ excluded: true, reason: expect.stringContaining('playback') }])
    })
  })

  it('accepts a token for one rating, and corrects it when sent with other stars', async () => {
    const voice = newVoice()
    const user = await newUser()
    const { token } = await rate(user, voice, 4)
    await Promise.all(Array.from({ length: 5 }, () => save(user, voice, 4, { rating_token: token })))
    expect(await rowsOf(voice)).toHaveLength(1)
    await save(user, voice, 2, { rating_token: token })
    expect((await rowsOf(voice)).filter(({ latest }) => latest)).toMatchObject([{ stars: 2, excluded: false }])
  })

  it('counts one of 20 concurrent ratings by one rater', async () => {
    const voice = newVoice()
    const user = await newUser()
    const tokens = await Promise.all(Array.from({ length: 20 }, () => listen(user, voice)))
    const answers = await Promise.all(
      tokens.map(({ token }, index) => save(user, voice, 1 + (index % 5), { rating_token: token })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await rowsOf(voice)).filter(({ latest }) => latest)).toHaveLength(1)
  })

  describe('a rating by a visitor', () => {
    it("counts with less weight than a user's", async () => {
      const voice = newVoice()
      await rate(fromAnywhere(), voice, 5)
      expect(await rowsOf(voice)).toMatchObject([{ weight: 0.3, excluded: false }])
      expect(await countOf(voice)).toBe(1)
    })

    it('is identified by the token without a cookie, as in a third-party frame', async () => {
      const voice = newVoice()
      const headers = fromAnywhere()
      const { token } = await listen(headers, voice)
      for (const stars of [3, 4]) await save(headers, voice, stars, { rating_token: token })
      expect((await rowsOf(voice)).map(({ stars, latest }) => [stars, latest])).toEqual([
        [3, false],
        [4, true],
      ])
      expect(await countOf(voice)).toBe(1)
    })

    it('is excluded without a cookie when the token belongs to a visitor with one', async () => {
      const voice = newVoice()
      const address = fromAnywhere()
      const { cookie } = await listen(address, voice)
      const ann = { ...address, cookie, origin: server.url }
      const { token } = await listen(ann, voice)
      await save(address, voice, 1, { rating_token: token })
      expect(await rowsOf(voice)).toMatchObject([{ excluded: true, checks: { playback: 'fail' } }])
      expect(await countOf(voice)).toBe(0)
      await save(ann, voice, 5, { rating_token: token })
      expect((await rowsOf(voice)).filter(({ excluded }) => !excluded)).toMatchObject([{ stars: 5, weight: 0.3 }])
    })

    it('is excluded without a cookie when the token comes from another network', async () => {
      const voice = newVoice()
      const { token } = await listen(fromAnywhere(), voice)
      await save(fromAnywhere(), voice, 1, { rating_token: token })
      expect(await rowsOf(voice)).toMatchObject([{ excluded: true, checks: { playback: 'fail' } }])
      expect(await countOf(voice)).toBe(0)
    })

    it("stays a visitor's when a user sends the visitor's token", async () => {
      const voice = newVoice()
      const { token, cookie } = await rate(fromAnywhere(), voice, 5)
      const user = await newUser()
      await save(user, voice, 1, { rating_token: token })
      const [theirs, other] = await rowsOf(voice)
      expect(theirs).toMatchObject({ stars: 5, latest: true, rater_key: expect.stringMatching(/^visitor:/) })
      expect(other).toMatchObject({ stars: 1, excluded: true, rater_key: expect.stringMatching(/^user:/) })
      expect(await ownRating({ cookie }, voice)).toBe(5)
    })

    it('is not attributed to the user of a token', async () => {
      const voice = newVoice()
      const { token } = await listen(await newUser(), voice)
      await save(fromAnywhere(), voice, 5, { rating_token: token })
      expect(await rowsOf(voice)).toMatchObject([{ excluded: true, rater_key: expect.stringMatching(/^visitor:/) }])
    })

    it.each([
      ['IPv4', () => '198.51.100.7'],
      ['IPv6', (n: number) => `2001:db8:7:7::${n.toString(16)}`],
    ])('is excluded when it repeats without the cookie from one %s network', async (_kind, address) => {
      const voice = newVoice()
      for (let n = 1; n <= 12; n += 1) await rate(from(address(n)), voice, 5)
      expect((await rowsOf(voice)).every(({ excluded }) => excluded)).toBe(true)
      expect(await countOf(voice)).toBe(0)
      await rate({ ...(await signIn(server)).headers, ...from(address(99)) }, voice, 5)
      expect(await countOf(voice)).toBe(1)
    })

    it('stays restored by an operator, whatever else comes from the network', async () => {
      const voice = newVoice()
      const home = from('192.0.2.1')
      for (let n = 1; n <= 4; n += 1) await rate(home, voice, 5)
      const [row] = await rowsOf(voice)
      const id = row?.rating_id ?? 0
      const { database } = await server.services
      await database.queries.update(ratings).set({ excluded: false }).where(eq(ratings.rating_id, id))
      const decision = { rating_id: id, excluded: false, reason: 'A family', decided_by: 'operator' }
      await database.queries.insert(ratingDecisions).values(decision)
      await rate(home, voice, 5)
      expect((await rowsOf(voice)).map(({ excluded }) => excluded)).toEqual([false, true, true, true, true])
      expect(await countOf(voice)).toBe(1)
    })
  })

  describe("the rater's own stars in a voice", () => {
    it('are the latest ones, for a user and for a visitor with a cookie', async () => {
      const voice = newVoice()
      const user = await newUser()
      expect(await ownRating(user, voice)).toBeNull()
      await rate(user, voice, 2)
      await rate(user, voice, 4)
      const { cookie } = await rate(fromAnywhere(), voice, 5)
      expect([await ownRating(user, voice), await ownRating({ cookie }, voice)]).toEqual([4, 5])
    })

    it('do not include those of others', async () => {
      const voice = newVoice()
      await rate(await newUser(), voice, 2)
      expect([await ownRating({}, voice), await ownRating(await newUser(), voice)]).toEqual([null, null])
    })
  })

  it('limits the ratings of one rater', async () => {
    const voice = newVoice()
    const user = await newUser()
    const answers = await Promise.all(Array.from({ length: 40 }, () => save(user, voice, 5)))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { database } = await server.services
    const kept = and(eq(ratings.voice_id, voice.id), eq(ratings.latest, true))
    expect(await database.queries.select().from(ratings).where(kept)).toHaveLength(1)
  })
})
