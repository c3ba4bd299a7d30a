import type { Api, CallName, CallOutput, ShareVisibility, SpeechResponse } from '@voice-rankings/contract'
import { callsByName } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { shareLinks } from '../../kernel/database/shareTables.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

const fileOf = (id: string, token: string) => `/snippets/snippet-${id}.mp3${token && `?access=${token}`}`
const audioKey = (id: string) => ({ bucket: 'summme-tts', key: `snippets/snippet-${id}.mp3`, outputFormat: 'wav' })

onEachPlace('shares', (place) => {
  let server: RunningServer
  let where: DatabasePlace
  let count = 0
  beforeAll(async () => {
    where = place()
    server = await startTestServer(where)
    await server.catalogueDone
  })
  afterAll(() => server.close())

  /** Actions of one person, without a session for a stranger. */
  function person(headers: Record<string, string> = {}) {
    const ask = <Body = unknown>(name: CallName, path: string, json?: object) =>
      call<Body>(server.url + path, { method: callsByName[name].method, headers, ...(json && { json }) })
    const post = <Body = unknown>(name: CallName, json: object) => ask<Body>(name, callsByName[name].path, json)
    const update = (target: object, change: object) => post('shares.update', { ...target, ...change })
    const settings = ({ share_kind, target_id }: Target) =>
      ask('shares.get', `/api/v1/shares/settings?share_kind=${share_kind}&target_id=${target_id}`)
    const open = (token: string, url = server.url) =>
      call<CallOutput<Api['shares']['open']>>(`${url}/api/v1/shares/open/${token}`, { headers })
    const hear = (path: string, url = server.url) => fetch(url + path, { headers })
    return { headers, post, ask, update, settings, open, hear }
  }
  interface Target {
    readonly share_kind: 'snippet' | 'collection'
    readonly target_id: string
  }
  const newPerson = async () => person((await signIn(server)).headers)
  type Person = ReturnType<typeof person>

  async function newSnippet(owner: Person, shareSnippet = false) {
    const json = { voice_id: 'flite-slt--anna', text: `Shared text ${(count += 1)}`, shareSnippet }
    const { body } = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, { headers: owner.headers, json })
    return { share_kind: 'snippet', target_id: body.voice_snippet_id } as const
  }
  async function newCollection(owner: Person) {
    const { body } = await owner.post<CallOutput<Api['collections']['create']>>('collections.create', {
      collection_name: `Voices ${(count += 1)}`,
    })
    const { collection_id } = body.collection
    await owner.post('collections.add', { collection_id, voice_id: 'flite-slt--anna' })
    return { share_kind: 'collection', target_id: collection_id } as const
  }
  async function newLink(owner: Person, target: Target, expires_at: string | null = null) {
    const made = await owner.post<CallOutput<Api['shares']['createLink']>>('shares.createLink', {
      ...target,
      expires_at,
    })
    expect(made.status).toBe(200)
    const { share_token, share_link } = made.body
    return { token: share_token, link_id: share_link.link_id }
  }
  /** An unlisted snippet with a link. */
  async function linkedSnippet(owner: Person) {
    const target = await newSnippet(owner)
    await owner.update(target, { share_visibility: 'unlisted' })
    return { ...target, ...(await newLink(owner, target)) }
  }
  const stranger = person()
  const readCollection = (one: Person, { target_id }: Target) =>
    one.ask('collections.get', `/api/v1/collections/get/${target_id}`)
  const convert = (one: Person, id: string, access?: string) =>
    one.post('downloads.convert', { ...audioKey(id), access })
  const pageOf = (id: string, token: string) =>
    encodeURIComponent(`${server.url}/embed/snippet/${id}${token && `?access=${token}`}`)
  /** A private snippet, and the address of its audio for its owner. */
  async function privateAudio() {
    const ann = await newPerson()
    const target = await newSnippet(ann)
    const read = () => ann.ask<CallOutput<Api['snippets']['get']>>('snippets.get', path)
    const path = `/api/v1/voice/snippet/${target.target_id}`
    const address = (await read()).body.snippet.voice_snippet_audio_url
    return { ann, target, path, read, address }
  }
  async function audioOf(token: string) {
    const { body } = await stranger.open(token)
    return body.snippet?.voice_snippet_audio_url ?? expect.fail('the link opens no snippet')
  }

  it.each([
    ['a shared snippet', true, 'public'],
    ['a snippet that is not shared', false, 'private'],
  ])('start as the sharing of %s', async (_what, shared, visibility) => {
    const ann = await newPerson()
    const target = await newSnippet(ann, shared)
    expect((await ann.settings(target)).body).toMatchObject({
      share: { ...target, share_visibility: visibility, allow_download: true, allow_embed: true, share_links: [] },
    })
  })

  it('open an unlisted snippet and its audio, whole and in parts, to strangers with the link only', async () => {
    const ann = await newPerson()
    const { target_id, token } = await linkedSnippet(ann)
    const audio = await audioOf(token)
    expect((await stranger.hear(audio)).status).toBe(200)
    const part = await fetch(server.url + audio, { headers: { range: 'bytes=0-99' } })
    expect([part.status, part.headers.get('cache-control')]).toEqual([206, 'private, no-cache'])
    expect((await stranger.hear(audio.replace(/\?.*/, ''))).status).toBe(404)
    expect((await stranger.ask('snippets.get', `/api/v1/voice/snippet/${target_id}`)).status).toBe(404)
    expect((await stranger.ask('snippets.get', `/api/v1/voice/snippet/${target_id}?access=${token}`)).status).toBe(200)
  })

  it('keep the token of a link out of the settings and the database', async () => {
    const ann = await newPerson()
    const { token, ...target } = await linkedSnippet(ann)
    expect(JSON.stringify((await ann.settings(target)).body)).not.toContain(token)
  })

  describe('a link', () => {
    it('is dead for page and audio once revoked, and alive again once restored', async () => {
      const ann = await newPerson()
      const { token, link_id } = await linkedSnippet(ann)
      const audio = await audioOf(token)
      await ann.post('shares.revokeLink', { link_id })
      expect([(await stranger.open(token)).status, (await stranger.hear(audio)).status]).toEqual([404, 404])
      expect((await ann.post('shares.restoreLink', { link_id })).status).toBe(200)
      expect([(await stranger.open(token)).status, (await stranger.hear(audio)).status]).toEqual([200, 200])
    })

    it('that one server revokes is dead at once on another server', async () => {
      if (where.databaseUrl === undefined) return
      const ann = await newPerson()
      const { token, link_id } = await linkedSnippet(ann)
      const other = await startTestServer(where)
      try {
        await other.catalogueDone
        const audio = await audioOf(token)
        expect([
          (await stranger.open(token, other.url)).status,
          (await stranger.hear(audio, other.url)).status,
        ]).toEqual([200, 200])
        await ann.post('shares.revokeLink', { link_id })
        expect([
          (await stranger.open(token, other.url)).status,
          (await stranger.hear(audio, other.url)).status,
        ]).toEqual([404, 404])
      } finally {
        await other.close()
      }
    })

    it('that is revoked answers neither parts of the audio nor a cache that asks whether it is still valid', async () => {
      const ann = await newPerson()
      const { token, link_id } = await linkedSnippet(ann)
      const audio = server.url + (await audioOf(token))
      const etag = (await fetch(audio)).headers.get('etag') ?? expect.fail('audio has no ETag')
      const asked = [{ range: 'bytes=0-99' }, { 'if-none-match': etag }]
      const answers = () => Promise.all(asked.map((headers) => fetch(audio, { headers })))
      expect((await answers()).map(({ status }) => status)).toEqual([206, 304])
      await ann.post('shares.revokeLink', { link_id })
      expect((await answers()).map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
        [404, 'no-store'],
        [404, 'no-store'],
      ])
    })

    it.each(['private', 'delete', 'share'])('is dead after the owner closes the snippet by %s', async (how) => {
      const ann = await newPerson()
      const { token, ...target } = await linkedSnippet(ann)
      const audio = await audioOf(token)
      const voice_snippet_id = target.target_id
      if (how === 'private') await ann.update(target, { share_visibility: 'private' })
      else if (how === 'delete') await ann.post('snippets.delete', { voice_snippet_id })
      else await ann.post('snippets.share', { voice_snippet_id, voice_snippet_shared: false })
      expect([(await stranger.open(token)).status, (await stranger.hear(audio)).status]).toEqual([404, 404])
    })

    it('has the same answer when it is missing, revoked, or leads to something private', async () => {
      const ann = await newPerson()
      const [revoked, closed] = [await linkedSnippet(ann), await linkedSnippet(ann)]
      await ann.post('shares.revokeLink', { link_id: revoked.link_id })
      await ann.update(closed, { share_visibility: 'private' })
      const tokens = ['x'.repeat(43), 'short', revoked.token, closed.token]
      const answers = await Promise.all(tokens.map((token) => stranger.open(token)))
      const seen = answers.map(({ status, body }) => JSON.stringify([status, { ...body, request_id: '' }]))
      expect(new Set(seen).size).toBe(1)
      expect(answers[0]?.status).toBe(404)
    })

    it('cannot be created for something private, nor with an end in the past', async () => {
      const ann = await newPerson()
      const target = await newSnippet(ann)
      expect((await ann.post('shares.createLink', target)).status).toBe(409)
      await ann.update(target, { share_visibility: 'unlisted' })
      expect((await ann.post('shares.createLink', { ...target, expires_at: '2020-01-01T00:00:00Z' })).status).toBe(422)
    })
  })

  describe('a collection', () => {
    it.each<[ShareVisibility, number]>([
      ['private', 404],
      ['unlisted', 404],
      ['public', 200],
    ])('that is %s has status %i for a stranger, and 200 for its owner', async (share_visibility, status) => {
      const ann = await newPerson()
      const target = await newCollection(ann)
      await ann.update(target, { share_visibility })
      expect([(await readCollection(stranger, target)).status, (await readCollection(ann, target)).status]).toEqual([
        status,
        200,
      ])
    })

    it('opens with its voices by a link, until it is deleted', async () => {
      const ann = await newPerson()
      const target = await newCollection(ann)
      await ann.update(target, { share_visibility: 'unlisted' })
      const { token } = await newLink(ann, target)
      const { body } = await stranger.open(token)
      expect(body.collection?.collection_voices.map(({ voice_name }) => voice_name)).toEqual(['Anna'])
      await ann.post('collections.delete', { collection_id: target.target_id })
      expect((await stranger.open(token)).status).toBe(404)
    })
  })

  describe('permissions of a public snippet', () => {
    it('refuse conversions to others without allow_download', async () => {
      const ann = await newPerson()
      const target = await newSnippet(ann, true)
      await ann.update(target, { allow_download: false })
      const statuses = [await convert(stranger, target.target_id), await convert(ann, target.target_id)]
      expect(statuses.map(({ status }) => status)).toEqual([403, 200])
      const { body } = await stranger.ask('snippets.get', `/api/v1/voice/snippet/${target.target_id}`)
      expect(body).toMatchObject({ snippet: { voice_snippet_forbids: ['download'] } })
    })

    it('refuse oEmbed and the audio elements of other sites without allow_embed', async () => {
      const ann = await newPerson()
      const target = await newSnippet(ann, true)
      const audio = `${server.url}/snippets/snippet-${target.target_id}.mp3`
      const page = encodeURIComponent(`${server.url}/embed/snippet/${target.target_id}`)
      const ofOtherSite = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'audio' }
      const statuses = async () => [
        (await fetch(`${server.url}/oembed?url=${page}`)).status,
        (await fetch(audio, { headers: ofOtherSite })).status,
        (await fetch(audio)).status,
      ]
      expect(await statuses()).toEqual([200, 200, 200])
      await ann.update(target, { allow_embed: false })
      expect(await statuses()).toEqual([404, 404, 200])
    })
  })

  describe('an unlisted snippet', () => {
    const WHO = ['owner', 'other user', 'anonymous', 'holder', 'revoked', 'ended'] as const
    type Who = (typeof WHO)[number]
    const only = (...allowed: Who[]) => WHO.map((who) => [who, allowed.includes(who) ? 200 : 404] as const)

    /** The snippet with a live, a revoked and an ended link. */
    async function withLinks() {
      const [ann, bob] = [await newPerson(), await newPerson()]
      const target = await linkedSnippet(ann)
      const [revoked, ended] = [await newLink(ann, target), await newLink(ann, target)]
      await ann.post('shares.revokeLink', { link_id: revoked.link_id })
      const { database } = await server.services
      const isEnded = eq(shareLinks.link_id, ended.link_id)
      await database.queries
        .update(shareLinks)
        .set({ expires_at: new Date(0) })
        .where(isEnded)
      const asked: Record<Who, readonly [Person, string]> = {
        owner: [ann, ''],
        'other user': [bob, ''],
        anonymous: [stranger, ''],
        holder: [stranger, target.token],
        revoked: [bob, revoked.token],
        ended: [stranger, ended.token],
      }
      return { id: target.target_id, asked }
    }

    it.each<[string, ReturnType<typeof only>, (one: Person, id: string, token: string) => Promise<{ status: number }>]>(
      [
        [
          'its page',
          only('owner', 'holder'),
          (one, id, token) => one.ask('snippets.get', `/api/v1/voice/snippet/${id}?access=${token}`),
        ],
        ['its link', only('holder'), (one, _id, token) => one.open(token || 'none')],
        ['its audio', only('owner', 'holder'), (one, id, token) => one.hear(fileOf(id, token))],
        ['a download of it', only('owner', 'holder'), (one, id, token) => convert(one, id, token)],
        ['oEmbed', only(), (one, id, token) => one.hear(`/oembed?url=${pageOf(id, token)}`)],
        ['its picture', only(), (one, id, token) => one.hear(`/og/snippet/${id}.png?access=${token}`)],
        ['its share settings', only('owner'), (one, target_id) => one.settings({ share_kind: 'snippet', target_id })],
      ],
    )('opens %s to those who may have it only', async (_what, expected, ask) => {
      const { id, asked } = await withLinks()
      const seen = await Promise.all(
        WHO.map(async (who) => [who, (await ask(asked[who][0], id, asked[who][1])).status]),
      )
      expect(seen).toEqual(expected)
    })
  })

  describe("an address of an owner's private audio", () => {
    it('is valid for strangers until the owner gets a new one half an hour later', async () => {
      const { read, address } = await privateAudio()
      expect((await stranger.hear(address)).status).toBe(200)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
      try {
        expect((await stranger.hear(address)).status).toBe(404)
        expect((await stranger.hear((await read()).body.snippet.voice_snippet_audio_url)).status).toBe(200)
      } finally {
        vi.useRealTimers()
      }
    })

    it('ends when the owner closes the snippet', async () => {
      const { ann, target, address } = await privateAudio()
      await ann.update(target, { share_visibility: 'public' })
      await ann.update(target, { share_visibility: 'private' })
      expect((await stranger.hear(address)).status).toBe(404)
    })

    it('opens no page with which its holder could renew it', async () => {
      const { path, address } = await privateAudio()
      expect((await stranger.ask('snippets.get', `${path}?${address.split('?')[1]}`)).status).toBe(404)
    })
  })

  it('lets no cache keep a public snippet that its owner closes', async () => {
    const ann = await newPerson()
    const { target_id } = await newSnippet(ann, true)
    const page = encodeURIComponent(`${server.url}/embed/snippet/${target_id}`)
    const paths = [`/snippets/snippet-${target_id}.mp3`, `/og/snippet/${target_id}.png`, `/oembed?url=${page}`]
    const cached = await Promise.all(paths.map((path) => stranger.hear(path)))
    expect(cached.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, no-cache',
      'public, no-cache',
      'private, no-store',
    ])
    await ann.post('snippets.share', { voice_snippet_id: target_id, voice_snippet_shared: false })
    const closed = await Promise.all(paths.map((path) => stranger.hear(path)))
    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404])
  })

  describe('calls for something of another person', () => {
    type Made = Target & { token: string; link_id: string }
    it.each<[CallName, (one: Person, made: Made) => Promise<{ status: number }>]>([
      ['shares.get', (one, made) => one.settings(made)],
      ['shares.update', (one, made) => one.update(made, { share_visibility: 'public', allow_embed: false })],
      ['shares.createLink', (one, made) => one.post('shares.createLink', made)],
      ['shares.revokeLink', (one, made) => one.post('shares.revokeLink', made)],
      ['shares.restoreLink', (one, made) => one.post('shares.restoreLink', made)],
      ['snippets.delete', (one, made) => one.post('snippets.delete', { voice_snippet_id: made.target_id })],
      ['snippets.restore', (one, made) => one.post('snippets.restore', { voice_snippet_id: made.target_id })],
      ['collections.get', (one, made) => one.ask('collections.get', `/api/v1/collections/get/${made.target_id}`)],
    ])('%s answers 404 to another user and to a stranger, and changes nothing', async (_name, act) => {
      const [ann, bob] = [await newPerson(), await newPerson()]
      const collection = await newCollection(ann)
      await ann.update(collection, { share_visibility: 'unlisted' })
      for (const made of [await linkedSnippet(ann), { ...collection, ...(await newLink(ann, collection)) }]) {
        const before = (await ann.settings(made)).body
        expect([(await act(bob, made)).status, (await act(stranger, made)).status]).toEqual([404, 404])
        expect((await ann.settings(made)).body).toEqual(before)
        expect((await stranger.open(made.token)).status).toBe(200)
      }
    })
  })
})
