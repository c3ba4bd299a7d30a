import { PLAYLIST_ITEMS_LIMIT, PLAYLISTS_LIMIT } from '@voice-rankings/contract'
import type { Playlist } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { playlistItems, playlists } from '../../kernel/database/playlistTables.ts'
import { removeExpired } from '../../kernel/database/removeExpired.ts'
import { voices } from '../../kernel/database/schema.ts'
import { works } from '../../kernel/database/workTables.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { ANNA, createListeners, type Listener } from './testing/createListeners.ts'

const BERTA = 'flite-slt--berta'

/** A playlist with some items; returns their ids in order. */
async function filled(owner: Listener, count: number) {
  const { playlist_id } = await owner.create(`List ${Math.random()}`)
  const ids: string[] = []
  for (let left = count; left > 0; left -= 1) ids.push((await owner.add(playlist_id)).body.item.item_id)
  return { playlist_id, ids }
}

/** A private text of two sentences, of which the first is spoken, in a public playlist. */
async function withText(owner: Listener) {
  const { playlist_id } = await owner.create('With a text')
  await owner.publish(playlist_id)
  const { work_id, work_revision } = await owner.write(`The river ran ${Math.random()}. It was cold.`)
  const say = (index: number) => owner.send(`/api/v1/works/${work_id}/sentences/${index}`, { work_revision })
  expect((await say(0)).status).toBe(200)
  const { item } = (await owner.add(playlist_id, { kind: 'work', work_id })).body
  return { playlist_id, work_id, item, say }
}

onEachPlace('playlists', (place) => {
  let server: RunningServer
  const newVisitor = createListeners(() => server)
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  async function newUser() {
    const visitor = newVisitor()
    expect((await visitor.enter('create')).status).toBe(303)
    return visitor
  }
  const queries = async () => (await server.services).database.queries

  it('lists the playlists of a visitor without a login, newest first', async () => {
    const ann = newVisitor()
    expect(await ann.list()).toEqual([])
    const made = [await ann.create('Trailers'), await ann.create('  Bedtime ')]
    expect(await ann.list()).toEqual(made.toReversed())
    expect(made[1]).toMatchObject({
      playlist_name: 'Bedtime',
      playlist_visibility: 'private',
      playlist_pause: 500,
      item_count: 0,
    })
  })

  it('plays samples and snippets in their order, each with text, word times and audio', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Mixed')
    const voice_snippet_id = await ann.say('A private text', false)
    await ann.add(playlist_id)
    await ann.add(playlist_id, { kind: 'snippet', voice_snippet_id }, { after_item_id: null })
    const { items, left_out_count, is_own, playlist } = (await ann.get(playlist_id)).body
    expect(items.map(({ kind }) => kind)).toEqual(['snippet', 'voice'])
    expect([left_out_count, is_own, playlist.item_count]).toEqual([0, true, 2])
    expect(items[0]).toMatchObject({ item_text: 'A private text', voice_snippet_id, voice_id: ANNA })
    for (const item of items) {
      if (item.kind === 'work') throw new Error('No work was added.')
      const { item_audio_url, item_word_times, item_text, item_duration } = item
      expect((await fetch(server.url + item_audio_url)).status).toBe(200)
      expect(item_word_times.map(({ word }) => word)).toEqual(item_text.split(' '))
      expect(item_duration).toBeGreaterThan(100)
    }
  })

  it('leaves out the private snippets of others and counts them', async () => {
    const [ann, bob] = [newVisitor(), newVisitor()]
    const { playlist_id } = await ann.create('Open')
    await ann.publish(playlist_id)
    const secret = await ann.say('Only Ann may hear this', false)
    await ann.add(playlist_id, { kind: 'snippet', voice_snippet_id: secret })
    await ann.add(playlist_id)
    const { body } = await bob.get(playlist_id)
    expect([body.items.map(({ kind }) => kind), body.left_out_count, body.is_own]).toEqual([['voice'], 1, false])
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(JSON.stringify(body)).not.toContain('Only Ann')
  })

  it('refuses to add a private snippet of somebody else', async () => {
    const [ann, bob] = [newVisitor(), newVisitor()]
    const voice_snippet_id = await ann.say('Nobody else may add this', false)
    const { playlist_id } = await bob.create('Mine')
    expect((await bob.add(playlist_id, { kind: 'snippet', voice_snippet_id })).body.code).toBe('not_found')
    expect(await bob.order(playlist_id)).toEqual([])
  })

  it('leaves out a voice that is no longer offered', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Gone')
    await ann.add(playlist_id, { kind: 'voice', voice_id: BERTA })
    const offer = async (listed: boolean) =>
      (await queries()).update(voices).set({ listed }).where(eq(voices.voice_id, BERTA))
    await offer(false)
    const { items, left_out_count } = (await ann.get(playlist_id)).body
    await offer(true)
    expect([items, left_out_count]).toEqual([[], 1])
  })

  describe('long text', () => {
    it('is an item with its title, voice and number of sentences', async () => {
      const ann = newVisitor()
      const { playlist_id, work_id, item } = await withText(ann)
      expect(item).toMatchObject({ kind: 'work', work_id, sentence_count: 2, voice_id: ANNA, item_text: 'A river' })
      expect(item.item_duration).toBeGreaterThan(500)
      expect((await ann.get(playlist_id)).body).toMatchObject({ items: [item], left_out_count: 0 })
    })

    it('keeps the place in it as a sentence and a time', async () => {
      const ann = newVisitor()
      const { playlist_id, item } = await withText(ann)
      const place = { item_id: item.item_id, sentence_index: 1, position_ms: 70 }
      await ann.keep(playlist_id, place)
      expect((await ann.get(playlist_id)).body.playlist_position).toEqual(place)
    })

    it('of somebody else is left out and counted, and cannot be added', async () => {
      const [ann, bob] = [newVisitor(), newVisitor()]
      const { playlist_id, work_id, say } = await withText(ann)
      await say(1)
      const { body } = await bob.get(playlist_id)
      expect([body.items, body.left_out_count]).toEqual([[], 1])
      expect(JSON.stringify(body)).not.toContain('river')
      const { playlist_id: other } = await bob.create('Mine')
      expect((await bob.add(other, { kind: 'work', work_id })).body.code).toBe('not_found')
    })

    it('is left out once it is deleted, and is there again once it is restored', async () => {
      const ann = newVisitor()
      const { playlist_id, work_id, item } = await withText(ann)
      await ann.send(`/api/v1/works/${work_id}/delete`, {})
      const left = (await ann.get(playlist_id)).body
      await ann.send(`/api/v1/works/${work_id}/restore`, {})
      expect([left.items, left.left_out_count]).toEqual([[], 1])
      expect(await ann.order(playlist_id)).toEqual([item.item_id])
    })

    it('disappears with the rows of a deleted work', async () => {
      const ann = newVisitor()
      const { playlist_id, work_id } = await withText(ann)
      await (await queries()).delete(works).where(eq(works.work_id, work_id))
      expect((await ann.get(playlist_id)).body).toMatchObject({ items: [], left_out_count: 0 })
    })
  })

  it('removes an item once, and succeeds again for one that is gone', async () => {
    const ann = newVisitor()
    const { playlist_id, ids } = await filled(ann, 3)
    const remove = () => ann.post('remove', { playlist_id, item_id: ids[1] })
    expect((await remove()).body.playlist.item_count).toBe(2)
    expect((await remove()).status).toBe(200)
    expect(await ann.order(playlist_id)).toEqual([ids[0], ids[2]])
  })

  it('sets the pause within 0 and 10,000 ms', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Slow')
    const pause = async (playlist_pause: number) => (await ann.post('pause', { playlist_id, playlist_pause })).status
    expect([await pause(10_000), await pause(10_001), await pause(-1), await pause(0.5)]).toEqual([200, 422, 422, 422])
    expect((await ann.get(playlist_id)).body.playlist.playlist_pause).toBe(10_000)
  })

  it('creates one of 50 playlists with the same name requested concurrently', async () => {
    const ann = newVisitor()
    await ann.create('First')
    const names = Array.from({ length: 50 }, (_, index) => (index % 2 ? 'Race' : ' RACE '))
    const answers = await Promise.all(names.map((playlist_name) => ann.post('create', { playlist_name })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await ann.list()).toHaveLength(2)
  })

  it('renames a playlist, but not to the name of another one', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Trailers')
    await ann.create('Bedtime')
    const rename = (playlist_name: string) => ann.post('rename', { playlist_id, playlist_name })
    expect((await rename('TRAILERS')).body.playlist.playlist_name).toBe('TRAILERS')
    expect((await rename('bedtime')).body.code).toBe('conflict')
  })

  it('refuses more playlists than the limit', async () => {
    const ann = newVisitor()
    await ann.create('First')
    const [{ owner_key } = { owner_key: '' }] = await (
      await queries()
    )
      .select()
      .from(playlists)
      .orderBy(sql`created_at DESC`)
      .limit(1)
    const rest = Array.from({ length: PLAYLISTS_LIMIT - 1 }, (_, index) => ({
      playlist_id: `${owner_key} ${index}`,
      owner_key,
      playlist_name: `Number ${index}`,
      name_key: `number ${index}`,
      playlist_pause: 0,
    }))
    await (await queries()).insert(playlists).values(rest)
    const { body } = await ann.post('create', { playlist_name: 'One more' })
    expect([body.code, body.message]).toEqual([
      'conflict',
      `You have ${PLAYLISTS_LIMIT} playlists, the maximum. Delete one first.`,
    ])
  })

  it('refuses more items than the limit, also when the last place is wanted by many at once', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Full')
    const rows = Array.from({ length: PLAYLIST_ITEMS_LIMIT - 1 }, (_, place) => ({
      item_id: `${playlist_id} ${place}`,
      playlist_id,
      place,
      kind: 'voice' as const,
      voice_id: ANNA,
    }))
    await (await queries()).insert(playlistItems).values(rows)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => ann.add(playlist_id)))).map((one) => one.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(7)
  })

  it('restores a deleted playlist with its items, under a free name', async () => {
    const ann = newVisitor()
    const { playlist_id } = await ann.create('Trailers')
    await ann.add(playlist_id)
    expect((await ann.post('delete', { playlist_id })).status).toBe(200)
    expect([await ann.list(), (await ann.get(playlist_id)).status]).toEqual([[], 404])
    expect((await ann.post('delete', { playlist_id })).status).toBe(404)
    await ann.create('Trailers')
    const restore = async () => (await ann.post('restore', { playlist_id })).body.playlist
    expect(await restore()).toMatchObject({ playlist_name: 'Trailers (2)', item_count: 1 })
    expect(await restore()).toMatchObject({ playlist_name: 'Trailers (2)' })
  })

  it('deletes the rows of a deleted playlist after an hour', async () => {
    const ann = newVisitor()
    const [early, late] = [await ann.create('Early'), await ann.create('Late')]
    for (const { playlist_id } of [early, late]) await ann.post('delete', { playlist_id })
    const long = sql`now() - interval '61 minutes'`
    await (
      await queries()
    )
      .update(playlists)
      .set({ deleted_at: long })
      .where(eq(playlists.playlist_id, early.playlist_id))
    const restored = async ({ playlist_id }: Playlist) => (await ann.post('restore', { playlist_id })).status
    expect(await restored(early)).toBe(404)
    await removeExpired((await server.services).database)
    expect(await (await queries()).$count(playlists, eq(playlists.playlist_id, early.playlist_id))).toBe(0)
    expect(await restored(late)).toBe(200)
  })

  describe('position', () => {
    it('is kept for each listener separately', async () => {
      const [ann, bob] = [newVisitor(), newVisitor()]
      const { playlist_id, ids } = await filled(ann, 2)
      await ann.publish(playlist_id)
      const positions = ids.map((item_id, index) => ({ item_id, sentence_index: 0, position_ms: 100 * index + 50 }))
      await ann.keep(playlist_id, positions[0] ?? null)
      await bob.keep(playlist_id, positions[1] ?? null)
      const kept = [(await ann.get(playlist_id)).body, (await bob.get(playlist_id)).body]
      expect(kept.map(({ playlist_position }) => playlist_position)).toEqual(positions)
      await ann.keep(playlist_id, null)
      expect((await ann.get(playlist_id)).body.playlist_position).toBeNull()
    })

    it('is forgotten with its item, and never refers to an item of another playlist', async () => {
      const ann = newVisitor()
      const [{ playlist_id, ids }, other] = [await filled(ann, 1), await filled(ann, 1)]
      const foreign = { item_id: other.ids[0] ?? '', sentence_index: 0, position_ms: 10 }
      expect((await ann.keep(playlist_id, foreign)).body.playlist_position).toBeNull()
      await ann.keep(playlist_id, { item_id: ids[0] ?? '', sentence_index: 0, position_ms: 10 })
      await ann.post('remove', { playlist_id, item_id: ids[0] })
      expect((await ann.get(playlist_id)).body.playlist_position).toBeNull()
    })
  })

  it('transfers playlists and positions of a device at login, with a number after a name in use', async () => {
    const ann = await newUser()
    await ann.create('Trailers')
    const before = await ann.list()
    await ann.signOut()
    const { playlist_id } = await ann.create('trailers')
    const { item_id } = (await ann.add(playlist_id)).body.item
    const playlist_position = { item_id, sentence_index: 0, position_ms: 40 }
    await ann.post('position', { playlist_id, playlist_position })
    await ann.enter('sign-in')
    expect((await ann.list()).map(({ playlist_name }) => playlist_name)).toEqual(['trailers (2)', 'Trailers'])
    expect((await ann.list())[1]).toEqual(before[0])
    expect((await ann.get(playlist_id)).body).toMatchObject({ is_own: true, playlist_position })
  })

  describe('concurrent moves', () => {
    it('put the items into one order, which every answer after the last change has', async () => {
      const ann = newVisitor()
      const { playlist_id, ids } = await filled(ann, 5)
      const index = fc.nat({ max: ids.length - 1 })
      const moves = fc.array(fc.tuple(index, fc.option(index)), { minLength: 2, maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(moves, async (wanted) => {
          const answers = await Promise.all(
            wanted.map(([item, after]) =>
              ann.post('move', {
                playlist_id,
                item_id: ids[item],
                after_item_id: after === null ? null : ids[after],
              }),
            ),
          )
          expect(answers.every(({ status }) => status === 200)).toBe(true)
          const order = await ann.order(playlist_id)
          expect(order.toSorted()).toEqual(ids.toSorted())
          // One of the answers is that of the last move.
          expect(answers.map(({ body }) => body.item_ids)).toContainEqual(order)
        }),
        { numRuns: 25 },
      )
    })

    it('and removals leave the other items in a whole order', async () => {
      const ann = newVisitor()
      const { playlist_id, ids } = await filled(ann, 6)
      const [first = '', second = '', ...rest] = ids
      await Promise.all([
        ann.post('remove', { playlist_id, item_id: first }),
        ann.post('move', { playlist_id, item_id: second, after_item_id: first }),
        ann.post('move', { playlist_id, item_id: first, after_item_id: rest[0] }),
      ])
      expect((await ann.order(playlist_id)).toSorted()).toEqual([second, ...rest].toSorted())
    })
  })

  describe('playlist of somebody else', () => {
    it.each([
      ['rename', { playlist_name: 'Mine now' }],
      ['add', { item: { kind: 'voice', voice_id: ANNA } }],
      ['move', { after_item_id: null }],
      ['remove', {}],
      ['pause', { playlist_pause: 9 }],
      ['position', { playlist_position: null }],
      ['delete', {}],
      ['restore', {}],
      ['get', undefined],
    ])('is reported as missing by %s while it is private', async (name, fields) => {
      const [ann, bob] = [newVisitor(), await newUser()]
      const { playlist_id, ids } = await filled(ann, 2)
      const before = (await ann.get(playlist_id)).body
      const json = { playlist_id, item_id: ids[1], ...fields }
      const { status } = fields ? await bob.post(name, json) : await bob.get(playlist_id)
      expect(status).toBe(404)
      expect((await ann.get(playlist_id)).body).toEqual(before)
      expect(await bob.list()).toEqual([])
    })

    it.each([
      ['rename', { playlist_name: 'Mine now' }],
      ['add', { item: { kind: 'voice', voice_id: ANNA } }],
      ['move', { after_item_id: null }],
      ['remove', {}],
      ['pause', { playlist_pause: 9 }],
      ['delete', {}],
      ['restore', {}],
    ])('can be played but not changed by %s while it is public', async (name, fields) => {
      const [ann, bob] = [newVisitor(), newVisitor()]
      const { playlist_id, ids } = await filled(ann, 2)
      await ann.publish(playlist_id)
      const before = (await ann.get(playlist_id)).body
      expect((await bob.post(name, { playlist_id, item_id: ids[1], ...fields })).status).toBe(404)
      expect((await ann.get(playlist_id)).body).toEqual(before)
      expect((await bob.get(playlist_id)).body).toEqual({ ...before, is_own: false })
    })
  })

  it('keeps items of another own playlist when an item id belongs to it', async () => {
    const ann = newVisitor()
    const [one, other] = [await filled(ann, 1), await filled(ann, 2)]
    const json = { playlist_id: one.playlist_id, item_id: other.ids[1], after_item_id: null }
    await ann.post('remove', json)
    expect((await ann.post('move', json)).body.item_ids).toEqual(one.ids)
    expect(await ann.order(other.playlist_id)).toEqual(other.ids)
  })
})
