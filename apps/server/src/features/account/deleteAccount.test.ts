import { randomUUID } from 'node:crypto'
import {
  type AccountExport,
  type Api,
  type CallOutput,
  type ErrorBody,
  type LexiconEntry,
  snippetKey,
  type Work,
  type WorkSpeech,
} from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { credentials, sessions, users } from '../../kernel/database/accountTables.ts'
import { snippets } from '../../kernel/database/schema.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call } from '../../testing/startTestServer.ts'
import { createVoicesToRate } from '../../testing/voicesToRate.ts'

const begun = (minutes: number) => ({ created_at: sql`now() - ${minutes} * interval '1 minute'` })

onEachPlace('export and deletion of an account', (place) => {
  let server: RunningServer
  const newPerson = createPeople(() => server)
  const { start, next: newVoice } = createVoicesToRate(10)
  beforeAll(async () => {
    server = await start(place())
  })
  afterAll(() => server.close())

  /** Creates and signs in a user. */
  async function newUser(email?: string) {
    const person = newPerson(email)
    expect((await person.enter('create')).status).toBe(303)
    const { body } = await person.send<{ user: { username: string } }>('/api/v1/user/status')
    const { username } = body.user
    return {
      ...person,
      username,
      speak: (text: string, shareSnippet: boolean) => person.speak(text, { shareSnippet }),
      rate: async (...rating: Parameters<typeof person.rate>) =>
        expect((await person.rate(...rating)).status).toBe(200),
      exported: async () => (await person.send<AccountExport>('/api/v1/user/export')).body,
      leave: (json: object = { username, password: person.password }) =>
        person.send<Partial<ErrorBody>>('/api/v1/user/delete', json),
    }
  }
  /** Names of the tables that contain a text. */
  async function tablesWith(text: string): Promise<string[]> {
    const { database } = await server.services
    const tables = await database.rows<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    )
    const found: string[] = []
    for (const { name } of tables) {
      // Rate limit counters expire within the hour.
      if (name === 'rate_limits') continue
      const rows = await database.rows(
        sql`SELECT 1 FROM ${sql.identifier(name)} t WHERE row_to_json(t)::text LIKE ${`%${text}%`}`,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('exports all data of the user in one file', async () => {
    const user = await newUser()
    const voice = newVoice()
    const snippet = await user.speak('A text to take along.', false)
    await user.rate(voice, 5)
    await user.send('/api/v1/voice/favorite', { voice_favorite_id: null, voice_id: voice.id }, 'PUT')
    const { body } = await user.send<CallOutput<Api['collections']['create']>>('/api/v1/collections/create', {
      collection_name: 'Calm readers',
    })
    const { collection_id } = body.collection
    await user.send('/api/v1/collections/add', { collection_id, voice_id: voice.id })
    const ofWork = { term: 'Siobhan', respelling: 'shi vawn' }
    await user.send('/api/v1/works', { voice_id: voice.id, text: 'A text to read.', lexicon: [ofWork] })
    await user.send('/api/v1/lexicon/save', { term: 'Nguyen', respelling: 'new yen' })
    const { playlist } = (
      await user.send<CallOutput<Api['playlists']['create']>>('/api/v1/playlists/create', {
        playlist_name: 'Evening reading',
      })
    ).body
    const item = { kind: 'voice', voice_id: voice.id }
    await user.send('/api/v1/playlists/add', { playlist_id: playlist.playlist_id, item })
    const shared = { share_kind: 'snippet', target_id: snippet.voice_snippet_id }
    const choice = { share_visibility: 'unlisted', allow_download: false }
    await user.send('/api/v1/shares/update', { ...shared, ...choice })
    await user.send('/api/v1/shares/create-link', shared)
    const answer = await user.send<AccountExport>('/api/v1/user/export')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="voice-rankings-account.json"')
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
    const text = expect.any(String) as string
    const named = { voice_id: voice.id, voice_name: text }
    expect(answer.body).toEqual({
      exported_at: time,
      account: {
        username: user.username,
        user_email: user.email,
        account_level: 0,
        total_credits: 10_000,
        voice_credits: expect.any(Number) as number,
        created_at: time,
        email_verified: false,
        has_password: true,
        login_providers: [],
      },
      snippets: [
        {
          voice_snippet_id: snippet.voice_snippet_id,
          voice_id: 'flite-slt--voicea',
          voice_name: text,
          voice_snippet_text: 'A text to take along.',
          voice_snippet_audio_url: expect.stringMatching(/\?access=/) as string,
          voice_snippet_duration: expect.any(Number) as number,
          voice_snippet_shared: false,
          created_at: time,
        },
      ],
      ratings: [{ ...named, voice_text: voice.text, vote_value: 5, rated_at: time }],
      blind_votes: [],
      designed_voices: [],
      chats: [],
      favorite_voices: [{ ...named, created_at: time }],
      collections: [{ collection_name: 'Calm readers', created_at: time, collection_voices: [named] }],
      works: [
        {
          work_title: 'A text to read.',
          voice_id: voice.id,
          created_at: time,
          sections: [{ section_title: null, section_voice: null, paragraphs: ['A text to read.'] }],
          lexicon: [expect.objectContaining(ofWork) as LexiconEntry],
        },
      ],
      buddies: { allow_follow: false, show_taste: false, following: [], followers: [], blocked: [] },
      licenses: [],
      lexicon: [expect.objectContaining({ term: 'Nguyen', respelling: 'new yen' }) as LexiconEntry],
      playlists: [
        {
          playlist_name: 'Evening reading',
          playlist_visibility: 'private',
          playlist_pause: 500,
          created_at: time,
          playlist_items: [{ ...item, voice_snippet_id: null, work_id: null }],
        },
      ],
      share_settings: [{ ...shared, ...choice, allow_embed: true }],
      share_links: [{ ...shared, created_at: time, expires_at: null }],
      credits: [
        expect.objectContaining({ kind: 'debit', voice_id: 'flite-slt--voicea' }) as object,
        { kind: 'grant', credits: 10_000, purpose: 'sign-up', voice_id: null, created_at: time },
      ],
      sessions: [{ kind: 'cookie', origin: null, created_at: time, last_used_at: time }],
    })
    const heard = await fetch(server.url + answer.body.snippets[0]?.voice_snippet_audio_url)
    expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
  })

  it('exports no data of another user', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    await ann.speak('Only Ann said this.', false)
    expect(JSON.stringify(await bob.exported())).not.toContain('Only Ann said this.')
  })

  it('deletes everything that is not shared', async () => {
    const user = await newUser()
    const other = await newUser()
    const voice = newVoice()
    const text = `Private ${randomUUID()}`
    const snippet = await user.speak(text, false)
    await user.rate(voice, 4)
    const shared = { share_kind: 'snippet', target_id: snippet.voice_snippet_id }
    await user.send('/api/v1/shares/update', { ...shared, share_visibility: 'unlisted' })
    await user.send('/api/v1/shares/create-link', shared)
    await user.send('/api/v1/voice/delete-snippet', {
      voice_snippet_id: (await user.speak(`${text} too`, false)).voice_snippet_id,
    })
    await user.send('/api/v1/collections/create', { collection_name: `Of ${user.username}` })
    const { body } = await user.send<{ work: Work }>('/api/v1/works', { voice_id: 'flite-slt--voicea', text })
    const { work_id, work_revision } = body.work
    const read = await user.send<WorkSpeech>(`/api/v1/works/${work_id}/sentences/0`, { work_revision })
    await user.send('/api/v1/lexicon/save', { term: user.username, respelling: 'x' })
    await user.send('/api/v1/lexicon/save', { term: user.username, respelling: 'y', work_id })
    await user.send('/api/v1/playlists/create', { playlist_name: `Of ${user.username}` })
    const { database, store } = await server.services
    const [row] = await database.queries.select().from(users).where(eq(users.username, user.username))
    expect((await user.leave()).status).toBe(200)
    for (const trace of [user.email, user.username, row?.user_id ?? '', text]) {
      expect(await tablesWith(trace), trace).toEqual([])
    }
    expect(await store.get(snippetKey(snippet.voice_snippet_id))).toBeNull()
    expect((await fetch(server.url + snippet.voice_snippet_audio_url)).status).toBe(404)
    expect((await fetch(server.url + read.body.audio_url)).status).toBe(404)
    expect((await other.send('/api/v1/user/status')).status).toBe(200)
  })

  it("keeps shared snippets playable, without the user's name", async () => {
    const user = await newUser()
    const text = `Shared ${randomUUID()}`
    const { voice_snippet_id: id } = await user.speak(text, true)
    await user.leave()
    const visitor = await call<CallOutput<Api['snippets']['get']>>(`${server.url}/api/v1/voice/snippet/${id}`)
    expect([visitor.status, visitor.body.snippet.voice_snippet_text]).toEqual([200, text])
    expect((await fetch(server.url + visitor.body.snippet.voice_snippet_audio_url)).status).toBe(200)
    expect(await tablesWith(text)).toEqual(['snippets'])
  })

  it('keeps a shared snippet after both of its owners have left, and lets others generate the same text', async () => {
    const [ann, bob, eve] = [await newUser(), await newUser(), await newUser()]
    const text = `By two ${randomUUID()}`
    const spoken = [await ann.speak(text, true), await bob.speak(text, true)]
    expect(new Set(spoken.map(({ voice_snippet_id }) => voice_snippet_id)).size).toBe(1)
    await ann.leave()
    await bob.leave()
    expect((await eve.speak(text, true)).is_duplicate).toBe(true)
  })

  it('keeps a snippet that has other owners', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    const text = `Of both ${randomUUID()}`
    const { voice_snippet_id } = await ann.speak(text, true)
    await bob.speak(text, true)
    await bob.send('/api/v1/voice/share-snippet', { voice_snippet_id, voice_snippet_shared: false })
    await ann.send('/api/v1/voice/share-snippet', { voice_snippet_id, voice_snippet_shared: false })
    await ann.leave()
    const { queries } = (await server.services).database
    expect(await queries.select().from(snippets).where(eq(snippets.voice_snippet_id, voice_snippet_id))).toHaveLength(1)
    expect((await bob.exported()).snippets).toHaveLength(1)
  })

  it('keeps the scores of rated voices', async () => {
    const voice = newVoice()
    const raters = [await newUser(), await newUser(), await newUser()]
    for (const [index, rater] of raters.entries()) await rater.rate(voice, index + 3)
    await raters[0]?.rate(voice, 1)
    const ratingOf = async () => {
      const path = `/api/v1/voice/flite/female/${voice.id.replace('flite-', '')}`
      return (await call<CallOutput<Api['voices']['get']>>(server.url + path)).body.voice.voice_rating
    }
    const before = await ratingOf()
    await raters[0]?.leave()
    expect(await ratingOf()).toEqual(before)
    // One more rating, so that the score is computed again.
    await raters[1]?.rate(voice, 4)
    expect(await ratingOf()).toEqual(before)
  })

  it('signs the user out everywhere and frees the address for a new account', async () => {
    const user = await newUser()
    const { queries } = (await server.services).database
    const [row] = await queries.select().from(users).where(eq(users.username, user.username))
    await user.leave()
    expect((await user.send<{ user?: object }>('/api/v1/user/status')).body.user).toBeUndefined()
    expect(
      await queries
        .select()
        .from(sessions)
        .where(eq(sessions.user_id, row?.user_id ?? '')),
    ).toEqual([])
    expect((await user.enter('sign-in')).status).toBe(401)
    await newUser(user.email)
  })

  it.each([
    ['another username', { username: 'somebody', password: 'correct horse battery' }, 'username'],
    ['no password', {}, 'password'],
    ['a wrong password', { password: 'wrong' }, 'password'],
  ])('refuses to delete the account with %s', async (_what, change, path) => {
    const user = await newUser()
    const answer = await user.leave({ username: user.username, ...change })
    expect([answer.status, answer.body.issues?.map((issue) => issue.path)]).toEqual([422, [path]])
    expect((await user.send<{ user?: object }>('/api/v1/user/status')).body.user).toBeDefined()
  })

  it('refuses to delete the account with the right password after ten wrong ones', async () => {
    const user = await newUser()
    for (let count = 0; count < 10; count += 1) {
      expect((await user.leave({ username: user.username, password: `guess ${count}` })).status).toBe(422)
    }
    const answer = await user.leave()
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  })

  it('requires a sign-in within the last ten minutes for an account without a password', async () => {
    const user = await newUser()
    const { queries } = (await server.services).database
    const [row] = await queries.select().from(users).where(eq(users.username, user.username))
    const userId = row?.user_id ?? ''
    await queries.delete(credentials).where(eq(credentials.user_id, userId))
    await queries.update(sessions).set(begun(11)).where(eq(sessions.user_id, userId))
    const refused = await user.leave({ username: user.username })
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('Log in again first')])
    await queries.update(sessions).set(begun(9)).where(eq(sessions.user_id, userId))
    expect((await user.leave({ username: user.username })).status).toBe(200)
  })
})
