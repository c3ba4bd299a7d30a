import type { Api, CallOutput, ErrorBody, ShareVisibility } from '@voice-rankings/contract'
import { callsByName } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { startChatServer } from '../chat/testing/startChatServer.ts'
import { createSharers, fileOf } from './testing/createSharers.ts'
import { createSharedCalls, leftOut, makeShared, type Made, OTHER_CALLS, tokenOf, WHO } from './testing/sharedCalls.ts'

onEachPlace('shares', (place) => {
  let server: RunningServer
  let where: DatabasePlace
  let chat: Awaited<ReturnType<typeof startChatServer>>
  const sharers = createSharers(() => server)
  const { stranger, audioOf, newPerson, newDevice, newSnippet, newCollection, newPlaylist, newWork } = sharers
  const { newLink, linked, linkedSnippet } = sharers
  beforeAll(async () => {
    where = place()
    chat = await startChatServer()
    const config = testConfig(where, { CHAT_BASE_URL: chat.url, CHAT_MODEL: 'small' })
    server = await startTestServer(where, { config })
    await server.catalogueDone
  })
  afterAll(() => server.close().finally(chat.close))

  /** A private snippet, and the address of its audio for its owner. */
  async function privateAudio() {
    const ann = await newPerson()
    const target = await newSnippet(ann)
    const read = () => ann.ask<CallOutput<Api['snippets']['get']>>('snippets.get', path)
    const path = `/api/v1/voice/snippet/${target.target_id}`
    const address = (await read()).body.snippet.voice_snippet_audio_url
    return { ann, target, path, read, address }
  }
  /** An unlisted playlist with a sample and a private snippet of its owner. */
  async function withPrivate() {
    const ann = await newPerson()
    const inside = (await newSnippet(ann)).target_id
    const shared = await linked(ann, await newPlaylist(ann, [inside]))
    const items = async (access = '') => {
      const { body } = await stranger.playlist(shared.target_id, access)
      return body.items.map(({ kind }) => kind)
    }
    return { ann, inside, items, ...shared }
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
      const { token, link_id, target_id } = await linked(ann, await newWork(ann))
      const other = await startTestServer(where)
      try {
        await other.catalogueDone
        const audio = (await stranger.sentence(target_id, token)).body.audio_url
        expect([
          (await stranger.open(token, other.url)).status,
          (await stranger.hear(audio, {}, other.url)).status,
        ]).toEqual([200, 200])
        await ann.post('shares.revokeLink', { link_id })
        expect([
          (await stranger.open(token, other.url)).status,
          (await stranger.hear(audio, {}, other.url)).status,
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
      expect([
        (await stranger.collection(target.target_id)).status,
        (await ann.collection(target.target_id)).status,
      ]).toEqual([status, 200])
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

  describe('a playlist with a private snippet of its owner', () => {
    it('plays the snippet to strangers with the link, by the token of the link', async () => {
      const { token, items, inside, target_id } = await withPrivate()
      expect(await items(token)).toEqual(['voice', 'snippet'])
      const { body } = await stranger.open(token)
      expect(body.playlist).toEqual((await stranger.playlist(target_id, token)).body)
      expect(body.playlist?.items[1]).toMatchObject({ item_audio_url: fileOf(inside, token) })
    })

    it('leaves the snippet out for everybody else when it becomes public', async () => {
      const { ann, token, items, ...target } = await withPrivate()
      await ann.update(target, { share_visibility: 'public' })
      expect([await items(), await items(token)]).toEqual([['voice'], ['voice', 'snippet']])
    })

    it.each(['removes it from the playlist', 'deletes it', 'deletes the playlist'])(
      'closes the audio of the snippet at once when its owner %s',
      async (how) => {
        const { ann, token, inside, target_id: playlist_id } = await withPrivate()
        const { items } = (await ann.playlist(playlist_id)).body
        expect((await stranger.hear(fileOf(inside, token))).status).toBe(200)
        if (how === 'deletes it') await ann.post('snippets.delete', { voice_snippet_id: inside })
        else if (how === 'deletes the playlist') await ann.post('playlists.delete', { playlist_id })
        else await ann.post('playlists.remove', { playlist_id, item_id: items[1]?.item_id })
        expect((await stranger.hear(fileOf(inside, token))).status).toBe(404)
      },
    )

    it('does not open a snippet that belongs to somebody else and is private by now', async () => {
      const [ann, bob] = [await newPerson(), await newPerson()]
      const theirs = await newSnippet(bob, true)
      const { target_id, token } = await linked(ann, await newPlaylist(ann, [theirs.target_id]))
      await bob.update(theirs, { share_visibility: 'private' })
      expect((await stranger.playlist(target_id, token)).body.items).toHaveLength(1)
      expect((await stranger.hear(fileOf(theirs.target_id, token))).status).toBe(404)
    })

    it('forbids downloads and players of other sites as its owner chose, for the snippet too', async () => {
      const { ann, token, inside, ...target } = await withPrivate()
      const ofOtherSite = sharers.person({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' })
      const statuses = async () => [
        (await stranger.convert(inside, token)).status,
        (await ofOtherSite.playlist(target.target_id, token)).status,
        (await ofOtherSite.hear(fileOf(inside, token))).status,
      ]
      expect(await statuses()).toEqual([200, 200, 200])
      await ann.update({ share_kind: 'snippet', target_id: inside }, { allow_download: false })
      expect(await statuses()).toEqual([403, 200, 200])
      await ann.update(target, { allow_embed: false })
      expect(await statuses()).toEqual([403, 403, 404])
      expect((await stranger.playlist(target.target_id, token)).body.share_forbids).toEqual(['embed'])
    })
  })

  describe('a work', () => {
    it('is read and heard by everybody while it is public, and by nobody else afterwards', async () => {
      const ann = await newPerson()
      const target = await newWork(ann)
      const { target_id } = target
      await ann.update(target, { share_visibility: 'public' })
      const audio = (await stranger.sentence(target_id)).body.audio_url
      const statuses = async () => [
        (await stranger.work(target_id)).status,
        (await stranger.sentence(target_id)).status,
        (await stranger.hear(audio)).status,
        (await stranger.hear(audio, { range: 'bytes=0-99' })).status,
      ]
      expect(await statuses()).toEqual([200, 200, 200, 206])
      await ann.update(target, { share_visibility: 'private' })
      expect(await statuses()).toEqual([404, 404, 404, 404])
    })

    it('is never spoken for guests, who are told so', async () => {
      const ann = await newPerson()
      const { target_id, token } = await linked(ann, await newWork(ann))
      const second = `/api/v1/works/${target_id}/sentences/1`
      const { status, body } = await stranger.ask<ErrorBody>('works.sentence', second, {
        work_revision: 1,
        access: token,
      })
      expect([status, body.message]).toEqual([
        403,
        'This sentence has no speech yet. Only the owner of the text can have it spoken.',
      ])
      expect((await ann.work(target_id)).body.work.spoken_count).toBe(1)
    })

    it('shows guests neither the credits nor the errors of its owner', async () => {
      const ann = await newPerson()
      const { target_id, token } = await linked(ann, await newWork(ann))
      expect((await ann.work(target_id)).body.work.credits_left).toBeGreaterThan(0)
      const { work } = (await stranger.work(target_id, token)).body
      expect([work.own, work.credits_left, work.work_failure]).toEqual([false, 0, null])
    })

    it('closes the audio of a sentence that its owner removed, and opens it when it is back', async () => {
      const ann = await newPerson()
      const { target_id, token } = await linked(ann, await newWork(ann))
      const audio = (await stranger.sentence(target_id, token)).body.audio_url
      const { text = '' } = (await ann.work(target_id)).body.work.sections[0]?.paragraphs[0]?.sentences[0] ?? {}
      const write = (work_revision: number, changed: string) =>
        ann.toWork('works.update', target_id, {
          work_revision,
          paragraph: { section_index: 0, paragraph_index: 0, text: changed },
        })
      await write(1, 'Nothing else.')
      expect((await stranger.hear(audio)).status).toBe(404)
      await write(2, text)
      expect((await stranger.hear(audio)).status).toBe(200)
    })
  })

  describe('permissions of a public snippet', () => {
    it('refuse conversions to others without allow_download', async () => {
      const ann = await newPerson()
      const target = await newSnippet(ann, true)
      await ann.update(target, { allow_download: false })
      const statuses = [await stranger.convert(target.target_id), await ann.convert(target.target_id)]
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

  describe('something unlisted', () => {
    let made: Made
    beforeAll(async () => {
      made = await makeShared(sharers)
    })
    const { read, write } = createSharedCalls(
      () => made,
      (path) => server.url + path,
    )

    it.each(read)('answers %s to those who may have it only', async (_what, kind, expected, ask) => {
      const seen = await Promise.all(
        WHO.map(async (who) => [who, (await ask(made.asked[who], tokenOf(made, who, kind))).status]),
      )
      expect(seen).toEqual(expected)
    })

    it.each(write)('%s changes nothing for others than the owner', async (name, act) => {
      const { owner } = made.asked
      const state = async () => [
        (await owner.playlist(made.playlist)).body,
        (await owner.work(made.work)).body,
        (await owner.ask('chats.get', `/api/v1/chats/${made.chat}`)).body,
        (await owner.ask('buddies.list', '/api/v1/buddies')).body,
        (await owner.ask('lexicon.list', '/api/v1/lexicon/list')).body,
        (await owner.ask('lexicon.list', `/api/v1/lexicon/list?work_id=${made.work}`)).body,
      ]
      const before = await state()
      for (const who of WHO.slice(1)) {
        const kind = name.startsWith('works') ? 'work' : 'playlist'
        const { status } = await act(made.asked[who], tokenOf(made, who, kind))
        const needsUser = callsByName[name].access === 'user' && !['other user', 'revoked'].includes(who)
        expect([who, status]).toEqual([who, needsUser ? 401 : 404])
      }
      expect(await state()).toEqual(before)
    })

    it('is in the tables of these tests with every call about it', () => {
      expect(leftOut({ read, write })).toEqual([])
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
    it.each(OTHER_CALLS)(
      '%s is refused to another user, a device and a stranger, and changes nothing',
      async (name, act) => {
        const withoutLogin = callsByName[name].access === 'user' ? 401 : 404
        const [ann, bob, device] = [await newPerson(), await newPerson(), await newDevice()]
        const targets = [await newSnippet(ann), await newCollection(ann), await newPlaylist(ann), await newWork(ann)]
        for (const target of targets) {
          const made = await linked(ann, target)
          const before = (await ann.settings(made)).body
          const statuses = await Promise.all([bob, device, stranger].map(async (one) => (await act(one, made)).status))
          expect(statuses).toEqual([404, withoutLogin, withoutLogin])
          expect((await ann.settings(made)).body).toEqual(before)
          expect((await stranger.open(made.token)).status).toBe(200)
        }
      },
    )
  })
})
