import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { Collection, VoiceSearchResult } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { voices } from '../../kernel/database/schema.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { voiceRow } from '../../testing/syntheticVoices.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

const [ANNA, BERTA] = ['flite-slt--anna', 'flite-slt--berta']

interface Answer {
  collection: Collection
  collections: Collection[]
  collections_with_voice?: string[]
  message: string
  code: string
}

onEachPlace('collections', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  /** Creates a user and returns helpers for their calls. */
  async function newUser() {
    const { headers } = await signIn(server)
    const post = (name: string, json: object) =>
      call<Answer>(`${server.url}/api/v1/collections/${name}`, { json, headers })
    return {
      post,
      list: async (query = '') =>
        (await call<Answer>(`${server.url}/api/v1/collections/list${query}`, { headers })).body.collections,
      holding: async (voice_id: string) => {
        const { body } = await call<Answer>(`${server.url}/api/v1/collections/list?voice_id=${voice_id}`, { headers })
        return body.collections_with_voice
      },
      create: async (collection_name: string) => (await post('create', { collection_name })).body.collection,
      voicesIn: async (id: string, query = '') => {
        const path = `/api/v1/voice/search?collectionId=${id}&facets=true${query}`
        const { body } = await call<VoiceSearchResult>(server.url + path, { headers })
        expect(body.total).toBe(body.facets?.genders.reduce((sum, { count }) => sum + count, 0))
        return body.voices.map(({ voice_id }) => voice_id)
      },
    }
  }

  it('lists created collections, oldest first', async () => {
    const ann = await newUser()
    expect(await ann.list()).toEqual([])
    const made = [await ann.create('Trailers'), await ann.create('Bedtime')]
    for (const collection of made) expect(Object.keys(collection)).toEqual(['collection_id', 'collection_name'])
    expect(await ann.list()).toEqual(made)
  })

  it('lists the collections that contain a voice, when asked for one', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    const [trailers, bedtime] = [await ann.create('Trailers'), await ann.create('Bedtime')]
    const bobs = await bob.create('Trailers')
    for (const { collection_id } of [trailers, bedtime]) await ann.post('add', { collection_id, voice_id: ANNA })
    await bob.post('add', { collection_id: bobs.collection_id, voice_id: ANNA })
    expect(await ann.holding(ANNA)).toEqual([trailers.collection_id, bedtime.collection_id])
    expect(await ann.holding(BERTA)).toEqual([])
    await ann.post('remove', { collection_id: trailers.collection_id, voice_id: ANNA })
    expect(await ann.holding(ANNA)).toEqual([bedtime.collection_id])
    expect(await ann.holding('nobody')).toEqual([])
  })

  it('lists the number of voices and the first four, oldest first, when asked for them', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    const [trailers, empty] = [await ann.create('Trailers'), await ann.create('Bedtime')]
    const { collection_id } = trailers
    const rows = ['Ada', 'Bea', 'Cleo', 'Dora', 'Eva'].map((voice_name) => voiceRow({ voice_name }))
    await (await server.services).database.queries.insert(voices).values(rows)
    const added = rows.map(({ voice_id, voice_name, voice_gender }) => ({ voice_id, voice_name, voice_gender }))
    for (const { voice_id } of added) await ann.post('add', { collection_id, voice_id })
    await bob.post('add', { collection_id: (await bob.create('Trailers')).collection_id, voice_id: ANNA })
    expect(await ann.list('?with_voices=true')).toEqual([
      { ...trailers, voice_count: 5, first_voices: added.slice(0, 4) },
      { ...empty, voice_count: 0, first_voices: [] },
    ])
  })

  it.each([
    ['the same name', 'Trailers'],
    ['other case', 'TRAILERS'],
    ['spaces around it', '  trailers '],
    ['wide letters', 'Ｔrailers'],
    ['an invisible letter', 'Trai\u200Blers'],
  ])('creates no second collection with %s', async (_what, name) => {
    const ann = await newUser()
    await ann.create('Trailers')
    const { status, body } = await ann.post('create', { collection_name: name })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toBe(`You already have a collection named "${name.trim()}". Choose another name.`)
    expect(await ann.list()).toHaveLength(1)
  })

  it('lets two users use the same name, and treats accents as different', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    for (const collection of [await ann.create('Resume'), await ann.create('Résumé'), await bob.create('Resume')]) {
      expect(collection.collection_id).toBeDefined()
    }
  })

  it('stores a name as written, without surrounding spaces', async () => {
    expect((await (await newUser()).create('  My  Voices ')).collection_name).toBe('My  Voices')
  })

  it.each([
    ['blank', '  \n'],
    ['too long', 'a'.repeat(101)],
    ['invisible', '\u200B\u2060'],
  ])('rejects a name that is %s', async (_what, collection_name) => {
    expect((await (await newUser()).post('create', { collection_name })).status).toBe(422)
  })

  it('creates one of 200 collections with the same name requested concurrently', async () => {
    const ann = await newUser()
    const names = Array.from({ length: 200 }, (_, index) => (index % 2 ? 'Race' : 'RACE'))
    const answers = await Promise.all(names.map((collection_name) => ann.post('create', { collection_name })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
    expect(await ann.list()).toHaveLength(1)
  })

  it('refuses more collections than the limit of a user, and accepts one after a deletion', async () => {
    const ann = await newUser()
    const names = Array.from({ length: COLLECTIONS_LIMIT }, (_, index) => `Number ${index}`)
    const full = await Promise.all(names.map((collection_name) => ann.post('create', { collection_name })))
    expect(full.every(({ status }) => status === 200)).toBe(true)
    const { status, body } = await ann.post('create', { collection_name: 'One more' })
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect(body.message).toBe(`You have ${COLLECTIONS_LIMIT} collections, the maximum. Delete one first.`)
    await ann.post('delete', { collection_id: full[0]?.body.collection.collection_id })
    expect((await ann.post('create', { collection_name: 'One more' })).status).toBe(200)
  })

  it('adds a voice once, removes it, and filters a search by the collection', async () => {
    const ann = await newUser()
    const collection = await ann.create('Trailers')
    const { collection_id } = collection
    for (const voice_id of [ANNA, BERTA, ANNA]) {
      expect((await ann.post('add', { collection_id, voice_id })).body.collection).toEqual(collection)
    }
    expect(await ann.voicesIn(collection_id)).toEqual([ANNA, BERTA])
    expect(await ann.voicesIn(collection_id, '&search=berta')).toEqual([BERTA])
    expect((await ann.post('remove', { collection_id, voice_id: ANNA })).body.collection).toEqual(collection)
    expect((await ann.post('remove', { collection_id, voice_id: ANNA })).status).toBe(200)
    expect(await ann.voicesIn(collection_id)).toEqual([BERTA])
  })

  it('refuses to add a voice that is not offered', async () => {
    const ann = await newUser()
    const { collection_id } = await ann.create('Trailers')
    expect((await ann.post('add', { collection_id, voice_id: 'flite-slt--nobody' })).status).toBe(404)
  })

  it('renames a collection, but not to the name of another one', async () => {
    const ann = await newUser()
    const [{ collection_id }] = [await ann.create('Trailers'), await ann.create('Bedtime')]
    const rename = (collection_name: string) => ann.post('rename', { collection_id, collection_name })
    expect((await rename('TRAILERS')).body.collection).toEqual({ collection_id, collection_name: 'TRAILERS' })
    expect((await rename('bedtime')).body).toMatchObject({ code: 'conflict' })
    expect((await ann.list()).map(({ collection_name }) => collection_name)).toEqual(['TRAILERS', 'Bedtime'])
  })

  it('deletes a collection with its entries', async () => {
    const ann = await newUser()
    const { collection_id } = await ann.create('Trailers')
    await ann.post('add', { collection_id, voice_id: ANNA })
    expect((await ann.post('delete', { collection_id })).body).toEqual({ collection_id })
    expect((await ann.post('delete', { collection_id })).status).toBe(404)
    expect(await ann.list()).toEqual([])
    expect(await ann.voicesIn(collection_id)).toEqual([])
  })

  it('lets concurrent additions and the deletion of a collection succeed', async () => {
    const ann = await newUser()
    for (let round = 0; round < 10; round += 1) {
      const { collection_id } = await ann.create(`Round ${round}`)
      const added = ann.post('add', { collection_id, voice_id: ANNA })
      const deleted = ann.post('delete', { collection_id })
      expect([200, 404]).toContain((await added).status)
      expect((await deleted).status).toBe(200)
    }
  })

  describe('collection of another user', () => {
    it.each([
      ['add', { voice_id: ANNA }],
      ['remove', { voice_id: ANNA }],
      ['rename', { collection_name: 'Mine now' }],
      ['delete', {}],
    ])('is reported as missing by %s', async (name, fields) => {
      const [ann, bob] = [await newUser(), await newUser()]
      const collection = await ann.create('Private')
      const { collection_id } = collection
      await ann.post('add', { collection_id, voice_id: BERTA })
      expect((await bob.post(name, { collection_id, ...fields })).status).toBe(404)
      expect(await bob.voicesIn(collection_id)).toEqual([])
      expect(await ann.list()).toEqual([collection])
      expect(await ann.voicesIn(collection_id)).toEqual([BERTA])
    })
  })

  it.each([
    ['list', undefined],
    ['create', { collection_name: 'Trailers' }],
    ['add', { collection_id: 'x', voice_id: ANNA }],
    ['remove', { collection_id: 'x', voice_id: ANNA }],
    ['rename', { collection_id: 'x', collection_name: 'y' }],
    ['delete', { collection_id: 'x' }],
  ])('asks a visitor to log in: %s', async (name, json) => {
    const { status, body } = await call(`${server.url}/api/v1/collections/${name}`, json ? { json } : {})
    expect([status, body.code]).toEqual([401, 'login_required'])
  })
})
