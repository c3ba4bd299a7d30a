import { type AccountExport, type Api, BUDDY_LIMITS, type CallOutput, type ErrorBody } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { users } from '../../kernel/database/accountTables.ts'
import { blindVotes } from '../../kernel/database/blindTables.ts'
import { buddyBlocks, buddyFollows, buddySettings } from '../../kernel/database/buddyTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { usernameKey } from '../account/usernameKey.ts'

type Listed = CallOutput<Api['buddies']['list']>
type Found = CallOutput<Api['buddies']['get']>
type Refused = ErrorBody & { username: string }

const ANNA = 'flite-slt--anna'

onEachPlace('buddies', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const queries = async () => (await server.services).database.queries

  /** A signed-in user, who lets others follow if `open`. */
  async function newUser({ open = false } = {}) {
    const { user: made, headers } = await signIn(server)
    const send = <Body>(path: string, json?: object, method?: string) =>
      call<Body>(server.url + path, { headers, json, ...(method && { method }) })
    const person = { send }
    const { username, user_id: id } = made
    const set = (settings: object) => person.send('/api/v1/buddies/settings', settings, 'PATCH')
    const share = (share_kind: string, target_id: string, share_visibility: string) =>
      person.send('/api/v1/shares/update', { share_kind, target_id, share_visibility })
    const user = {
      ...person,
      username,
      id,
      set,
      share,
      list: async () => (await person.send<Listed>('/api/v1/buddies')).body,
      look: (name: string) => person.send<Found & ErrorBody>(`/api/v1/buddies/${encodeURIComponent(name)}`),
      act: (call: 'follow' | 'leave' | 'block' | 'unblock', name: string) =>
        person.send<Refused>(`/api/v1/buddies/${call}`, { username: name }),
      /** Names of the feed. */
      feed: async () => (await user.list()).buddy_items.map(({ target_name }) => target_name),
      /** A new collection, playlist or text, and its id. */
      async make(kind: 'collection' | 'playlist' | 'work', name: string): Promise<string> {
        if (kind === 'work') {
          const made = { voice_id: ANNA, work_title: name, text: 'It was cold.' }
          return (await person.send<{ work: { work_id: string } }>('/api/v1/works', made)).body.work.work_id
        }
        if (kind === 'playlist') {
          const made = { playlist_name: name }
          const { body } = await person.send<CallOutput<Api['playlists']['create']>>('/api/v1/playlists/create', made)
          return body.playlist.playlist_id
        }
        const made = { collection_name: name }
        const { body } = await person.send<CallOutput<Api['collections']['create']>>('/api/v1/collections/create', made)
        return body.collection.collection_id
      },
    }
    if (open) expect((await set({ allow_follow: true })).status).toBe(200)
    return user
  }

  it('is for signed-in users only', async () => {
    const statuses = await Promise.all([
      call(`${server.url}/api/v1/buddies`),
      call(`${server.url}/api/v1/buddies/Ann`),
      call(`${server.url}/api/v1/buddies/follow`, { json: { username: 'Ann' } }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  it('lets nobody follow a user at first', async () => {
    const ann = await newUser()
    expect(await ann.list()).toEqual({
      buddy_settings: { allow_follow: false, show_taste: false },
      following: [],
      followers: [],
      blocked: [],
      buddy_items: [],
    })
  })

  it('changes one setting and keeps the other', async () => {
    const ann = await newUser()
    await ann.set({ show_taste: true })
    const { body } = await ann.set({ allow_follow: true })
    expect(body).toEqual({ buddy_settings: { allow_follow: true, show_taste: true } })
    expect((await ann.set({})).body).toEqual(body)
  })

  it('answers alike for people that are missing, closed, blocking and blocked', async () => {
    const [ann, closed, blocking, blocked] = [
      await newUser(),
      await newUser(),
      await newUser({ open: true }),
      await newUser({ open: true }),
    ]
    await ann.set({ allow_follow: true })
    expect((await blocking.act('block', ann.username)).status).toBe(200)
    expect((await ann.act('block', blocked.username)).status).toBe(200)
    const answers = []
    for (const name of ['nobody-has-this', closed.username, blocking.username, blocked.username]) {
      answers.push(await ann.look(name), await ann.act('follow', name))
    }
    for (const name of ['nobody-has-this', closed.username, blocking.username]) {
      answers.push(await ann.act('block', name))
    }
    // The id of the request is all that differs.
    const told = answers.map(({ status, body }) => ({ status, body: { ...body, request_id: '' } }))
    expect(told[0]).toMatchObject({ status: 404, body: { code: 'not_found' } })
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
  })

  it('follows by any spelling of the name, and leaves', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    expect((await ann.act('follow', ` ${bob.username.toUpperCase()} `)).body).toEqual({ username: bob.username })
    expect((await ann.act('follow', bob.username)).status).toBe(200)
    expect((await ann.list()).following).toEqual([bob.username])
    expect((await bob.list()).followers).toEqual([ann.username])
    expect((await ann.look(bob.username)).body).toMatchObject({ username: bob.username, is_followed: true })
    expect((await ann.act('leave', bob.username)).status).toBe(200)
    expect((await ann.act('leave', 'nobody-has-this')).status).toBe(200)
    expect((await ann.list()).following).toEqual([])
    expect((await ann.look(bob.username)).body.is_followed).toBe(false)
  })

  it('follows a user under the new name after a change, and not under the old one', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    await ann.act('follow', bob.username)
    const username = `${bob.username}-2`
    await bob.send('/api/v1/user/change-username', { username })
    expect((await ann.list()).following).toEqual([username])
    expect((await ann.look(bob.username)).status).toBe(404)
  })

  it('does not let users follow or block themselves', async () => {
    const ann = await newUser({ open: true })
    expect((await ann.act('follow', ann.username)).body.code).toBe('conflict')
    expect((await ann.act('block', ann.username)).status).toBe(404)
  })

  it.each(['collection', 'playlist', 'work'] as const)(
    'shows a public %s, and hides it once it is not public',
    async (kind) => {
      const [ann, bob] = [await newUser(), await newUser({ open: true })]
      await ann.act('follow', bob.username)
      const id = await bob.make(kind, 'Quiet evenings')
      expect(await ann.feed()).toEqual([])
      await bob.share(kind, id, 'unlisted')
      expect(await ann.feed()).toEqual([])
      await bob.share(kind, id, 'public')
      const item = {
        username: bob.username,
        share_kind: kind,
        target_id: id,
        target_name: 'Quiet evenings',
        shared_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      }
      expect((await ann.list()).buddy_items).toEqual([item])
      expect((await ann.look(bob.username)).body.buddy_items).toEqual([item])
      await bob.share(kind, id, 'private')
      expect(await ann.feed()).toEqual([])
      expect((await ann.look(bob.username)).body.buddy_items).toEqual([])
    },
  )

  it('lists what became public last first, whatever was made last', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    await ann.act('follow', bob.username)
    const [first, second] = [await bob.make('playlist', 'Old'), await bob.make('collection', 'New')]
    await bob.share('collection', second, 'public')
    await bob.share('playlist', first, 'public')
    // Another setting does not make it new.
    await bob.send('/api/v1/shares/update', { share_kind: 'collection', target_id: second, allow_download: false })
    await bob.share('collection', second, 'public')
    expect(await ann.feed()).toEqual(['Old', 'New'])
  })

  it('forgets what was deleted', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    await ann.act('follow', bob.username)
    const collection_id = await bob.make('collection', 'Gone 1')
    const playlist_id = await bob.make('playlist', 'Gone 2')
    const work_id = await bob.make('work', 'Gone 3')
    await bob.share('collection', collection_id, 'public')
    await bob.share('playlist', playlist_id, 'public')
    await bob.share('work', work_id, 'public')
    expect(await ann.feed()).toEqual(['Gone 3', 'Gone 2', 'Gone 1'])
    await bob.send('/api/v1/collections/delete', { collection_id })
    await bob.send('/api/v1/playlists/delete', { playlist_id })
    await bob.send(`/api/v1/works/${work_id}/delete`, {})
    expect(await ann.feed()).toEqual([])
  })

  it('shows nothing of a user who has set something of another public', async () => {
    const [ann, bob, eve] = [await newUser(), await newUser({ open: true }), await newUser({ open: true })]
    await ann.act('follow', eve.username)
    const id = await bob.make('collection', 'Of Bob')
    expect((await eve.share('collection', id, 'public')).status).toBe(404)
    expect(await ann.feed()).toEqual([])
  })

  it('hides everything while nobody may follow, and keeps the followers', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    await ann.act('follow', bob.username)
    await bob.share('playlist', await bob.make('playlist', 'Trailers'), 'public')
    await bob.set({ allow_follow: false })
    expect(await ann.list()).toMatchObject({ following: [], buddy_items: [] })
    expect((await ann.look(bob.username)).status).toBe(404)
    expect((await bob.list()).followers).toEqual([ann.username])
    await bob.set({ allow_follow: true })
    expect((await ann.list()).following).toEqual([bob.username])
    expect(await ann.feed()).toEqual(['Trailers'])
  })

  it('blocks both ways, and unblocks without restoring', async () => {
    const [ann, bob] = [await newUser({ open: true }), await newUser({ open: true })]
    await ann.act('follow', bob.username)
    await bob.act('follow', ann.username)
    await bob.share('playlist', await bob.make('playlist', 'Trailers'), 'public')
    expect((await ann.act('block', bob.username)).body).toEqual({ username: bob.username })
    expect((await ann.act('block', bob.username)).status).toBe(200)
    expect(await ann.list()).toMatchObject({
      following: [],
      followers: [],
      blocked: [bob.username],
      buddy_items: [],
    })
    expect(await bob.list()).toMatchObject({ following: [], followers: [], blocked: [] })
    expect((await bob.act('follow', ann.username)).status).toBe(404)
    expect((await ann.act('unblock', bob.username)).status).toBe(200)
    expect(await ann.list()).toMatchObject({ following: [], followers: [], blocked: [] })
    expect((await bob.act('follow', ann.username)).status).toBe(200)
  })

  it('lets a user block a follower who lets nobody follow, and does not tell their later names', async () => {
    const [ann, bob] = [await newUser({ open: true }), await newUser()]
    await bob.act('follow', ann.username)
    expect((await ann.act('block', bob.username)).status).toBe(200)
    await bob.send('/api/v1/user/change-username', { username: `${bob.username}-2` })
    expect((await ann.list()).blocked).toEqual([bob.username])
    await ann.act('unblock', bob.username)
    expect((await ann.list()).blocked).toEqual([])
  })

  it('leaves a blocked follower out, whatever comes first', async () => {
    const [ann, bob] = [await newUser({ open: true }), await newUser()]
    await bob.act('follow', ann.username)
    await Promise.all([
      bob.act('follow', ann.username),
      ann.act('block', bob.username),
      bob.act('follow', ann.username),
    ])
    expect((await ann.list()).followers).toEqual([])
  })

  it('tells the taste of people who show it', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    const database = await queries()
    const [low, high] = [ANNA, 'flite-slt--berta']
    await database.update(voices).set({ voice_pitch_hz: 100 }).where(eq(voices.voice_id, low))
    await database.update(voices).set({ voice_pitch_hz: 200 }).where(eq(voices.voice_id, high))
    const vote = { voter_key: userKey(bob.id), language_code: 'en', blind_use: 'narration', weight: 1 } as const
    const sides = { left_voice_id: low, right_voice_id: high, blind_choice: 'left' } as const
    await database
      .insert(blindVotes)
      .values(['a', 'b', 'c'].map((name) => ({ ...vote, ...sides, round_id: `round-${name}` })))
    expect((await ann.look(bob.username)).body.taste).toBeNull()
    await bob.set({ show_taste: true })
    const { taste } = (await ann.look(bob.username)).body
    expect(taste).toMatchObject({ pair_count: 3, chosen_count: 3 })
    expect(taste?.traits).toContain('low')
  })

  it('limits the number of people that a user follows', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    const database = await queries()
    const made = Array.from({ length: BUDDY_LIMITS.following }, (_, index) => {
      const username = `filler-${ann.id}-${index}`
      const email = `${username}@example.com`
      return { user_id: username, username, username_key: usernameKey(username), user_email: email, email_key: email }
    })
    await database.insert(users).values(made)
    await database
      .insert(buddyFollows)
      .values(made.map(({ user_id }) => ({ follower_id: ann.id, followed_id: user_id })))
    const full = await ann.act('follow', bob.username)
    expect([full.status, full.body.code]).toEqual([409, 'conflict'])
    // Also one who lets nobody follow any more can be left.
    await ann.act('leave', made[0]?.username ?? '')
    expect((await ann.act('follow', bob.username)).status).toBe(200)
  })

  it('allows a few names in a minute, found or not', async () => {
    const [ann, bob] = [await newUser(), await newUser({ open: true })]
    const statuses = []
    for (let tries = 0; tries < 31; tries += 1) {
      statuses.push((await (tries % 2 === 0 ? ann.look(bob.username) : ann.act('follow', 'nobody-has-this'))).status)
    }
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200, 404]))
    expect(statuses[30]).toBe(429)
    expect((await ann.act('leave', bob.username)).status).toBe(200)
  })

  it('exports settings and people, and deletes them with the account', async () => {
    const [ann, bob, eve] = [
      await newUser({ open: true }),
      await newUser({ open: true }),
      await newUser({ open: true }),
    ]
    await ann.act('follow', bob.username)
    await bob.act('follow', ann.username)
    await ann.act('block', eve.username)
    const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string
    expect((await ann.send<AccountExport>('/api/v1/user/export')).body.buddies).toEqual({
      allow_follow: true,
      show_taste: false,
      following: [{ username: bob.username, since }],
      followers: [{ username: bob.username, since }],
      blocked: [{ username: eve.username, since }],
    })
    await ann.send('/api/v1/user/delete', { username: ann.username })
    expect(await bob.list()).toMatchObject({ following: [], followers: [] })
    const database = await queries()
    expect(await database.select().from(buddySettings).where(eq(buddySettings.user_id, ann.id))).toEqual([])
    expect(await database.select().from(buddyFollows).where(eq(buddyFollows.follower_id, ann.id))).toEqual([])
    expect(await database.select().from(buddyBlocks).where(eq(buddyBlocks.blocker_id, ann.id))).toEqual([])
  })
})
