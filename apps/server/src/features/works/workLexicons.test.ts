import type { Api, CallOutput, ErrorBody, Work, WorkSpeech } from '@voice-rankings/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'

const ANNA = 'flite-slt--anna'
const TEXT = 'The river ran. Nobody came. Mr Nguyen wept.'

const keysOf = ({ sections }: Work) =>
  sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ sentences }) => sentences.map((one) => one.pronunciation_key)),
  )

onEachPlace('lexicons of long texts', (place) => {
  let server: RunningServer
  let engine: ToneEngine
  const newPerson = createPeople(() => server)
  beforeAll(async () => {
    engine = createToneEngine()
    server = await startTestServer(place(), { engines: [engine] })
    await server.catalogueDone
  })
  afterAll(() => server.close())
  beforeEach(() => void (engine.jobs.length = 0))

  function newOwner() {
    const person = newPerson()
    const post = <Body>(name: string, json: object) => person.send<Body & ErrorBody>(`/api/v1/lexicon/${name}`, json)
    const get = async (id: string) => (await person.send<{ work: Work }>(`/api/v1/works/${id}`)).body.work
    return {
      ...person,
      post,
      get,
      create: async (fields: object = {}) => {
        const json = { voice_id: ANNA, text: TEXT, ...fields }
        return (await person.send<{ work: Work } & ErrorBody>('/api/v1/works', json)).body
      },
      save: async (term: string, respelling: string, more: object = {}) =>
        (await post<CallOutput<Api['lexicon']['save']>>('save', { term, respelling, ...more })).body.entry,
      terms: async (work_id?: string) => {
        const path = `/api/v1/lexicon/list${work_id === undefined ? '' : `?work_id=${work_id}`}`
        const { body } = await person.send<CallOutput<Api['lexicon']['list']>>(path)
        return body.entries.map(({ term, respelling }) => `${term}: ${respelling}`)
      },
      /** Speaks all sentences, and returns the texts that the engine spoke. */
      speak: async (work_id: string) => {
        const { work_revision, sentence_count } = await get(work_id)
        engine.jobs.length = 0
        for (let index = 0; index < sentence_count; index += 1) {
          await person.send<WorkSpeech>(`/api/v1/works/${work_id}/sentences/${index}`, { work_revision })
        }
        return engine.jobs.map(({ text }) => text)
      },
    }
  }
  it('speaks a new text with the pronunciations it comes with, which are not for other texts', async () => {
    const ann = newOwner()
    const { work } = await ann.create({ lexicon: [{ term: 'Nguyen', respelling: 'new yen' }] })
    expect(await ann.speak(work.work_id)).toEqual(['The river ran.', 'Nobody came.', 'Mr new yen wept.'])
    expect(await ann.terms(work.work_id)).toEqual(['Nguyen: new yen'])
    expect(await ann.terms()).toEqual([])
    expect(await ann.speak((await ann.create()).work.work_id)).toEqual(['Mr Nguyen wept.'])
  })

  it('uses the last of several pronunciations of a new text for one term', async () => {
    const ann = newOwner()
    const twice = ['noo', 'win'].map((respelling) => ({ term: 'Nguyen', respelling }))
    const { work } = await ann.create({ lexicon: twice })
    expect(await ann.terms(work.work_id)).toEqual(['Nguyen: win'])
  })

  it.each([
    ['without a pronunciation', { term: 'a' }, /respelling, IPA/],
    ['for an unknown voice', { term: 'a', respelling: 'b', voice_id: 'none' }, /no voice/],
    ['of signs', { term: '!', respelling: 'b' }, /Write a term/],
  ])('refuses a new text with an entry %s, and stores nothing', async (_what, entry, message) => {
    const ann = newOwner()
    const body = await ann.create({ lexicon: [entry] })
    expect([body.code, body.message]).toEqual(['invalid_fields', expect.stringMatching(message)])
    const { works } = (await ann.send<CallOutput<Api['works']['list']>>('/api/v1/works')).body
    expect(works).toEqual([])
  })

  it('prefers the pronunciations of the text to those of its owner, and falls back to these', async () => {
    const ann = newOwner()
    const { work } = await ann.create()
    await ann.save('Nguyen', 'own', { voice_id: ANNA })
    await ann.save('river', 'rih ver')
    const { lexicon_entry_id } = await ann.save('nguyen', 'of text', { work_id: work.work_id })
    expect(await ann.speak(work.work_id)).toEqual(['The rih ver ran.', 'Nobody came.', 'Mr of text wept.'])
    await ann.post('remove', { lexicon_entry_id, work_id: work.work_id })
    expect(await ann.speak(work.work_id)).toEqual(['Mr own wept.'])
  })

  it('speaks only the sentences with a changed pronunciation again', async () => {
    const ann = newOwner()
    const { work } = await ann.create()
    await ann.speak(work.work_id)
    const { lexicon_entry_id: id } = await ann.save('nobody', 'no buddy', { work_id: work.work_id })
    await ann.save('unrelated', 'x', { work_id: work.work_id })
    const changed = await ann.get(work.work_id)
    expect(keysOf(changed)).toEqual([undefined, expect.any(String), undefined])
    expect(changed).toMatchObject({ spoken_count: 2, work_revision: work.work_revision })
    expect(changed.lexicon_revision).not.toBe(work.lexicon_revision)
    expect(await ann.speak(work.work_id)).toEqual(['no buddy came.'])
    await ann.save('nobody', 'no body', { work_id: work.work_id, lexicon_entry_id: id })
    expect(keysOf(await ann.get(work.work_id))[1]).not.toBe(keysOf(changed)[1])
    expect(await ann.speak(work.work_id)).toEqual(['no body came.'])
  })

  it('keeps the speech when pronunciations move from the lexicon of the owner to that of the text', async () => {
    const ann = newOwner()
    const { work } = await ann.create({ text: 'Nguyen and Siobhan.' })
    const [, moved] = [await ann.save('Nguyen', 'new yen'), await ann.save('Siobhan', 'shi vawn')]
    await ann.speak(work.work_id)
    await ann.post('remove', { lexicon_entry_id: moved.lexicon_entry_id })
    await ann.save('Siobhan', 'shi vawn', { work_id: work.work_id })
    expect(await ann.speak(work.work_id)).toEqual([])
  })

  it('keeps the lexicons of two texts and of their owner apart', async () => {
    const ann = newOwner()
    const [first, second] = [(await ann.create()).work.work_id, (await ann.create()).work.work_id]
    await ann.save('US', 'own')
    await ann.save('US', 'first', { work_id: first })
    await ann.save('US', 'second', { work_id: second })
    const { code } = (await ann.post('save', { term: 'us', respelling: 'x', work_id: first })).body
    expect([await ann.terms(), await ann.terms(first), await ann.terms(second), code]).toEqual([
      ['US: own'],
      ['US: first'],
      ['US: second'],
      'conflict',
    ])
  })

  it.each([
    ['the own lexicon', (work_id: string) => [{ work_id }, {}]],
    ['another text', (work_id: string, other: string) => [{ work_id }, { work_id: other }]],
  ])('does not find an entry of a text in %s', async (_what, places) => {
    const ann = newOwner()
    const ids = [(await ann.create()).work.work_id, (await ann.create()).work.work_id] as const
    const [there, elsewhere] = places(...ids)
    const { lexicon_entry_id } = await ann.save('US', 'first', there)
    for (const name of ['save', 'remove']) {
      const { status } = await ann.post(name, { term: 'x', respelling: 'y', lexicon_entry_id, ...elsewhere })
      expect([name, status]).toEqual([name, 404])
    }
    expect(await ann.terms(ids[0])).toEqual(['US: first'])
  })

  it.each(['csv', 'pls'])('copies the lexicon of a text to another one as %s', async (format) => {
    const ann = newOwner()
    const [first, second] = [(await ann.create()).work.work_id, (await ann.create()).work.work_id]
    await ann.save('Nguyen', 'new yen', { work_id: first })
    const path = `/api/v1/lexicon/export?format=${format}&work_id=${first}`
    const { text } = (await ann.send<{ text: string }>(path)).body
    const { body } = await ann.post<{ added: number }>('import', { text, work_id: second })
    expect([body.added, await ann.terms(second), await ann.terms()]).toEqual([1, ['Nguyen: new yen'], []])
  })

  it('restores the lexicon with a deleted text, which cannot be changed meanwhile', async () => {
    const ann = newOwner()
    const { work_id } = (await ann.create({ lexicon: [{ term: 'US', respelling: 'you ess' }] })).work
    await ann.send(`/api/v1/works/${work_id}/delete`, {})
    expect((await ann.post('save', { term: 'a', respelling: 'b', work_id })).status).toBe(404)
    await ann.send(`/api/v1/works/${work_id}/restore`, {})
    expect(await ann.terms(work_id)).toEqual(['US: you ess'])
  })

  it('moves the lexicon of a text with it from a device to the user who signs in', async () => {
    const ann = newOwner()
    await ann.enter('create')
    await ann.save('US', 'of the user')
    await ann.signOut()
    const { work_id } = (await ann.create()).work
    await ann.save('us', 'of the device')
    await ann.save('us', 'of the text', { work_id })
    await ann.enter('sign-in')
    expect([await ann.terms(), await ann.terms(work_id)]).toEqual([['US: of the user'], ['us: of the text']])
  })

  it('says a term as the text does when it is heard for that text', async () => {
    const ann = newOwner()
    const { work_id } = (await ann.create({ lexicon: [{ term: 'Nguyen', respelling: 'new yen' }] })).work
    const json = { voice_id: ANNA, text: 'Nguyen', shareSnippet: false }
    const said = async (more: object) =>
      (await ann.send<CallOutput<Api['speech']['generate']>>('/api/v1/voice/speech', { ...json, ...more })).body
        .pronunciations
    expect(await said({ work_id })).toEqual([{ term: 'Nguyen', said: 'respelling' }])
    expect(await said({})).toBeUndefined()
  })

  describe('a page that follows a text', () => {
    it.each([
      ['save', { term: 'US', respelling: 'x' }],
      ['import', { text: 'term,respelling\nUS,x' }],
    ])('is told of a change by %s, in the lexicon of the owner and in that of the text', async (name, fields) => {
      const ann = newOwner()
      const { work } = await ann.create()
      for (const scope of [{}, { work_id: work.work_id }]) {
        await using page = await openRealtimeSocket(server.url)
        await using other = await openRealtimeSocket(server.url)
        await ann.send(`/api/v1/works/${work.work_id}/progress?connection_id=${page.id}`)
        const bob = newOwner()
        await bob.send(`/api/v1/works/${(await bob.create()).work.work_id}/progress?connection_id=${other.id}`)
        await ann.post(name, { ...fields, ...scope })
        await page.receives('lexicon-changed')
        expect(other.received.map(({ action }) => action)).toEqual(['Your Connection ID'])
      }
    })
  })
})
