import type { ErrorBody, Work, WorkSpeech, WorkSummary } from '@voice-rankings/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn, type SignedIn } from '../../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { makeEpub } from '../documents/testing/makeEpub.ts'
import { textsOf, voicesOf } from './testing/sentences.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'

const ANNA = 'flite-slt--anna'
const BERTA = 'flite-slt--berta'
const TEXT = '# One\n\nThe river ran. It was cold.\n\nNobody came.\n\n# Two\n\nThe river ran.'

onEachPlace('long texts', (place) => {
  let server: RunningServer
  let engine: ToneEngine
  let ann: SignedIn
  beforeAll(async () => {
    engine = createToneEngine()
    const config = testConfig(place(), { HOLD_LIMIT: '2', HOLD_NETWORK_LIMIT: '100000' })
    server = await startTestServer(place(), { engines: [engine], config })
    await server.catalogueDone
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    engine.jobs.length = 0
    engine.before = () => Promise.resolve()
    ann = await signIn(server, { total_credits: 100_000 })
  })

  const ask = <Body>(path: string, json?: object, who: SignedIn | null = ann, method?: string) =>
    call<Body & ErrorBody>(`${server.url}/api/v1/works${path}`, {
      ...(json && { json }),
      ...(method !== undefined && { method }),
      headers: who?.headers ?? {},
    })
  const create = async (fields: object = {}, who: SignedIn | null = ann) =>
    (await ask<{ work: Work }>('', { voice_id: ANNA, markdown: TEXT, ...fields }, who)).body.work
  const get = async ({ work_id }: Pick<Work, 'work_id'>) => (await ask<{ work: Work }>(`/${work_id}`)).body.work
  const speak = (work: Work, index: number, who?: SignedIn | null) =>
    ask<WorkSpeech>(`/${work.work_id}/sentences/${index}`, { work_revision: work.work_revision }, who)
  const update = (work: Work, change: object) =>
    ask<{ work: Work }>(`/${work.work_id}`, { work_revision: work.work_revision, ...change }, ann, 'PATCH')
  const speakAll = async (work: Work) => {
    await ask(`/${work.work_id}/speak`, {})
    await vi.waitFor(async () => expect(await get(work)).toMatchObject({ work_status: 'idle' }), 10_000)
  }
  const spoken = () => engine.jobs.map(({ text }) => text).filter((text) => !text.startsWith('Hello, I am'))

  it('splits a text into sections, paragraphs and sentences with the pauses between them', async () => {
    const work = await create()
    expect(work.sections.map(({ section_title }) => section_title)).toEqual(['One', 'Two'])
    expect(textsOf(work)).toEqual([
      [['One'], ['The river ran.', 'It was cold.'], ['Nobody came.']],
      [['Two'], ['The river ran.']],
    ])
    const pauses = work.sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ sentences }) => sentences.map(({ pause_after }) => pause_after)),
    )
    expect(pauses).toEqual([500, 250, 500, 1200, 500, 1200])
  })

  it('speaks a sentence once, wherever the same one stands', async () => {
    const work = await create()
    const first = await speak(work, 1)
    expect(first.body).toMatchObject({ sentence_index: 1, is_duplicate: false, timing_source: 'native' })
    expect(first.body.speechMarks.map(({ word }) => word)).toEqual(['The', 'river', 'ran.'])
    const same = await speak(work, 5)
    expect(same.body).toMatchObject({ sentence_index: 5, is_duplicate: true })
    expect(spoken()).toEqual(['The river ran.'])
    expect((await get(work)).spoken_count).toBe(2)
  })

  it('serves the audio of a sentence by its address only', async () => {
    const { body } = await speak(await create(), 0)
    expect((await fetch(server.url + body.audio_url)).headers.get('content-type')).toBe('audio/mpeg')
    const [path = ''] = body.audio_url.split('?')
    expect((await fetch(server.url + path)).status).toBe(404)
  })

  it('speaks a whole text in the background, and each sentence once', async () => {
    const work = await create()
    await speakAll(work)
    expect(spoken().toSorted()).toEqual(['It was cold.', 'Nobody came.', 'One', 'The river ran.', 'Two'])
    expect(await get(work)).toMatchObject({ spoken_count: 6, sentence_count: 6, credits_left: 0, work_failure: null })
  })

  it('tells a page that follows it how far its speech is, and no other page', async () => {
    await using page = await openRealtimeSocket(server.url)
    await using other = await openRealtimeSocket(server.url)
    const work = await create()
    const { body } = await ask<{ work: WorkSummary }>(`/${work.work_id}/progress?connection_id=${page.id}`)
    expect(body.work).toMatchObject({ work_status: 'idle', spoken_count: 0 })
    await ask(`/${work.work_id}/progress?connection_id=${other.id}`, undefined, await signIn(server))
    await ask(`/${work.work_id}/speak`, {})
    const end = { work_id: work.work_id, work_status: 'idle', spoken_count: 6, sentence_count: 6, work_failure: null }
    await vi.waitFor(() => expect(page.received.at(-1)).toMatchObject({ action: 'work-progress', ...end }), 10_000)
    expect(page.received.at(1)).toMatchObject({ work_status: 'speaking' })
    expect(other.received.map(({ action }) => action)).toEqual(['Your Connection ID'])
  })

  it('speaks only the sentence that changed', async () => {
    const work = await create()
    await speakAll(work)
    engine.jobs.length = 0
    const change = { section_index: 0, paragraph_index: 1, text: 'The river ran. It was warm.' }
    const changed = (await update(work, { paragraph: change })).body.work
    expect(changed).toMatchObject({ spoken_count: 5, work_revision: 2 })
    await speakAll(changed)
    expect(spoken()).toEqual(['It was warm.'])
  })

  const saveTerm = (term: string, respelling: string) =>
    call(`${server.url}/api/v1/lexicon/save`, { json: { term, respelling }, headers: ann.headers })

  it('speaks the pronunciations of its owner, with word times of the typed words', async () => {
    await saveTerm('river', 'rih ver')
    const { body } = await speak(await create(), 1)
    expect(spoken()).toEqual(['The rih ver ran.'])
    expect(body.speechMarks).toEqual([
      { word: 'The', startTime: 0, duration: 100 },
      { word: 'river', startTime: 100, duration: 200 },
      { word: 'ran.', startTime: 300, duration: 100 },
    ])
  })

  it('speaks only the sentences with a changed term again, and charges what they say', async () => {
    const work = await create()
    await speakAll(work)
    engine.jobs.length = 0
    await saveTerm('nobody', 'no buddy')
    const changed = await get(work)
    expect(changed).toMatchObject({ spoken_count: 5, credits_left: 'No buddy came.'.length, work_revision: 1 })
    await speakAll(changed)
    expect(spoken()).toEqual(['no buddy came.'])
  })

  it('ends in the background although the lexicon changes in the middle', async () => {
    const work = await create({ markdown: Array.from({ length: 12 }, (_, i) => `The river ${i} ran.`).join('\n\n') })
    let isChanged = false
    engine.before = async () => {
      if (isChanged) return
      isChanged = true
      await saveTerm('river', 'rih ver')
    }
    await speakAll(work)
    expect(await get(work)).toMatchObject({ spoken_count: 12, work_failure: null })
  })

  it('charges each sentence once, as announced', async () => {
    const work = await create()
    const before = work.credits_left
    await speakAll(work)
    await speakAll(await create({ work_title: 'The same once more' }))
    const { body } = await call<{ user: { voice_credits: number } }>(`${server.url}/api/v1/user/status`, {
      headers: ann.headers,
    })
    expect(body.user.voice_credits).toBe(before)
  })

  it('refuses a change and a sentence of an old revision', async () => {
    const work = await create()
    await update(work, { work_title: 'Another title' })
    expect((await update(work, { work_title: 'A third title' })).body).toMatchObject({ code: 'conflict' })
    expect((await speak(work, 0)).body).toMatchObject({ code: 'conflict' })
  })

  it('gives the speakers of a dialogue their voices', async () => {
    const { work_id } = await create()
    const { database } = await server.services
    const { works } = await import('../../kernel/database/workTables.ts')
    const { eq } = await import('drizzle-orm')
    const paragraphs = [
      { text: 'Good morning.', speaker: 'Anna' },
      { text: 'Hello.', speaker: 'Berta' },
    ]
    await database.queries
      .update(works)
      .set({ sections: [{ title: null, paragraphs }] })
      .where(eq(works.work_id, work_id))
    const before = { work_id, work_revision: 1 } as Work
    const { body } = await update(before, { speaker_voices: { Berta: BERTA } })
    expect(voicesOf(body.work)).toEqual([[ANNA, BERTA]])
    const section = { section_index: 0, voice_id: BERTA }
    const both = await update(body.work, { section, speaker_voices: { Anna: ANNA } })
    expect(voicesOf(both.body.work)).toEqual([[ANNA, BERTA]])
  })

  it('speaks only the sentences of a section again that gets its own voice, and keeps it when it is edited', async () => {
    const work = await create()
    await speakAll(work)
    engine.jobs.length = 0
    const voiced = (await update(work, { section: { section_index: 1, voice_id: BERTA } })).body.work
    expect(voiced).toMatchObject({ spoken_count: 4, sections: [{ section_voice: null }, { section_voice: BERTA }] })
    const paragraph = { section_index: 1, paragraph_index: 1, text: 'The river ran. It froze.' }
    const edited = (await update(voiced, { paragraph })).body.work
    expect(voicesOf(edited)).toEqual([Array(4).fill(ANNA), Array(3).fill(BERTA)])
    await speakAll(edited)
    expect(spoken().toSorted()).toEqual(['It froze.', 'The river ran.', 'Two'])
    const back = (await update(edited, { section: { section_index: 1, voice_id: null } })).body.work
    expect([voicesOf(back)[1], back.spoken_count]).toEqual([Array(3).fill(ANNA), 6])
  })

  it('refuses a voice of a section that does not exist, and a voice that does not', async () => {
    const work = await create()
    expect((await update(work, { section: { section_index: 2, voice_id: BERTA } })).body.code).toBe('not_found')
    expect((await update(work, { section: { section_index: 0, voice_id: 'none' } })).body.code).toBe('not_found')
  })

  it('reports sentences that could not be spoken, and speaks the others', async () => {
    const work = await create({ markdown: 'Good words. The broken one. More words.' })
    engine.before = ({ text }) => (text.includes('broken') ? Promise.reject(new Error('broken')) : Promise.resolve())
    await ask(`/${work.work_id}/speak`, {})
    await vi.waitFor(async () => expect((await get(work)).work_status).toBe('failed'), 20_000)
    expect(await get(work)).toMatchObject({
      spoken_count: 2,
      work_failure: '1 sentence could not be spoken. Change the text or the voice, or try again.',
    })
  })

  it('stops when the credits are used up, and says so', async () => {
    const poor = await signIn(server, { total_credits: 20 })
    const work = await create({}, poor)
    await ask(`/${work.work_id}/speak`, {}, poor)
    await vi.waitFor(async () => {
      const { body } = await ask<{ work: WorkSummary }>(`/${work.work_id}/progress`, undefined, poor)
      expect(body.work).toMatchObject({ work_status: 'failed' })
      expect(body.work.work_failure).toMatch(/credits; you have/)
    }, 10_000)
  })

  it('stops when it is cancelled, and keeps what was spoken', async () => {
    const markdown = Array.from({ length: 60 }, (_, i) => `This is sentence number ${i} of a text.`).join(' ')
    const work = await create({ markdown })
    engine.before = () => new Promise((resolve) => setTimeout(resolve, 20))
    await ask(`/${work.work_id}/speak`, {})
    await vi.waitFor(async () => expect((await get(work)).spoken_count).toBeGreaterThan(2), 10_000)
    const { body } = await ask<{ work: WorkSummary }>(`/${work.work_id}/cancel`, {})
    expect(body.work).toMatchObject({ work_status: 'idle' })
    expect(body.work.spoken_count).toBeLessThan(60)
  })

  it('holds a visitor after the characters of their texts, and asks them to log in for all of it', async () => {
    const markdown = Array.from({ length: 8 }, (_, i) => `${i} ${'calm words '.repeat(30)}end.`).join('\n\n')
    const created = await fetch(`${server.url}/api/v1/works`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ voice_id: ANNA, markdown }),
    })
    const cookie = created.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { work } = (await created.json()) as { work: Work }
    const visitor = { headers: { cookie, origin: server.url } } as SignedIn
    const outcomes = []
    for (let index = 0; index < 4; index += 1) outcomes.push((await speak(work, index, visitor)).body.code ?? 'spoken')
    expect(outcomes).toEqual(['spoken', 'spoken', 'hold', 'hold'])
    const { body } = await ask(`/${work.work_id}/speak`, {}, visitor)
    expect(body.code).toBe('login_required')
  })

  it.each([
    [
      'a text above the limit',
      { markdown: `word ${'x'.repeat(50_000)}` },
      /^The text exceeds 50000 characters by 5\. Log in/,
    ],
    ['a source that is far above it', { html: `<p>${'x'.repeat(210_000)}</p>` }, /Log in for longer texts/],
    ['a text without words', { markdown: '***' }, /no letters or digits/],
    ['two sources', { markdown: 'One.', text: 'Two.' }, /Send one of/],
    ['no source', {}, /Send one of/],
    ['an address of a private network', { url: 'http://127.0.0.1/' }, /public internet/],
    ['a voice that does not exist', { markdown: 'One.', voice_id: 'flite-none' }, /not in the catalogue/],
  ])('refuses %s', async (_what, fields, message) => {
    const answer = await fetch(`${server.url}/api/v1/works`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ voice_id: ANNA, ...fields }),
    })
    expect(((await answer.json()) as ErrorBody).message).toMatch(message)
  })

  const importFile = async (file: Uint8Array) => {
    const body = new FormData()
    body.set('epub', new Blob([Uint8Array.from(file)]))
    body.set('voice_id', ANNA)
    const answer = await fetch(`${server.url}/api/v1/works/import`, { method: 'POST', body, headers: ann.headers })
    return (await answer.json()) as { work: Work } & ErrorBody
  }

  it('reads a book with its title, author, language and chapters', async () => {
    const chapters = [
      { href: 'a.xhtml', body: '<p>The river ran.</p>' },
      { href: 'b.xhtml', body: '<h1>Two</h1><p>It was cold. Nobody came.</p>' },
    ]
    const { work } = await importFile(makeEpub({ chapters, contents: [['a.xhtml', 'The River']] }))
    expect(work).toMatchObject({ work_title: 'The Ferry', work_author: 'Nora Example', work_language: 'en-GB' })
    expect(textsOf(work)).toEqual([
      [['The River'], ['The river ran.']],
      [['Two'], ['It was cold.', 'Nobody came.']],
    ])
  })

  it('refuses a file that is no book', async () => {
    expect((await importFile(Buffer.from('The river ran.'))).message).toMatch(/^The file is not a valid EPUB/)
  })

  it('remembers the place of each listener', async () => {
    const work = await create()
    const position = { sentence_index: 3, sentence_offset: 420 }
    await ask(`/${work.work_id}/position`, position, ann, 'PUT')
    expect((await get(work)).position).toEqual(position)
    const list = async () => (await ask<{ works: WorkSummary[] }>('')).body.works[0]
    expect((await list())?.work_place?.section_title).toBe('One')
    await speakAll(work)
    const { sections } = await get(work)
    const end = sections[1]?.paragraphs.flatMap(({ sentences }) => sentences).at(-1)
    await ask(`/${work.work_id}/position`, { sentence_index: 5, sentence_offset: 100 }, ann, 'PUT')
    const time_left = (end?.sentence_duration ?? 0) + 1200 - 100
    expect((await list())?.work_place).toEqual({ section_title: 'Two', time_left })
    const { body } = await ask<{ work: WorkSummary }>(`/${work.work_id}/cancel`, {})
    expect(body.work.work_place).toEqual({ section_title: 'Two', time_left })
  })

  it('deletes a text with undo', async () => {
    const work = await create()
    await ask(`/${work.work_id}/delete`, {})
    expect((await ask(`/${work.work_id}`)).status).toBe(404)
    expect((await ask<{ works: WorkSummary[] }>('')).body.works).toEqual([])
    await ask(`/${work.work_id}/restore`, {})
    expect(await get(work)).toMatchObject({ work_title: 'One' })
  })

  describe('of others', () => {
    const paths: [name: string, path: string, json?: object, method?: string][] = [
      ['get', ''],
      ['update', '', { work_revision: 1, work_title: 'Mine' }, 'PATCH'],
      ['sentence', '/sentences/0', { work_revision: 1 }],
      ['speak', '/speak', {}],
      ['cancel', '/cancel', {}],
      ['progress', '/progress'],
      ['savePosition', '/position', { sentence_index: 0, sentence_offset: 0 }, 'PUT'],
      ['delete', '/delete', {}],
      ['restore', '/restore', {}],
    ]
    it.each(paths)('are not found by %s', async (_name, path, json, method) => {
      const work = await create()
      const other = await signIn(server)
      const { body } = await ask(`/${work.work_id}${path}`, json, other, method)
      expect(body.code).toBe('not_found')
      expect(await get(work)).toMatchObject({ work_title: 'One', work_revision: 1 })
    })
  })

  it('ends the addresses of its audio when it is deleted, and gives new ones when it is restored', async () => {
    const work = await create({ markdown: 'Deleted and restored.' })
    const { body } = await speak(work, 0)
    await ask(`/${work.work_id}/delete`, {})
    expect((await fetch(server.url + body.audio_url)).status).toBe(404)
    await ask(`/${work.work_id}/restore`, {})
    const again = (await speak(work, 0)).body
    expect([again.is_duplicate, (await fetch(server.url + again.audio_url)).status]).toEqual([true, 200])
  })

  it('gives a sentence a new address for as long as it is read', async () => {
    const work = await create({ markdown: 'Read for hours.' })
    const { body } = await speak(work, 0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    try {
      expect((await fetch(server.url + body.audio_url)).status).toBe(404)
      expect((await fetch(server.url + (await speak(work, 0)).body.audio_url)).status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('removes the speech of a deleted text that nobody else has', async () => {
    const work = await create({ markdown: 'Only here. Also a snippet.' })
    const { body } = await speak(work, 0)
    await speak(work, 1)
    await call(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: ANNA, text: 'Also a snippet.', shareSnippet: false },
      headers: ann.headers,
    })
    const { database, store } = await server.services
    const { works } = await import('../../kernel/database/workTables.ts')
    const { eq } = await import('drizzle-orm')
    await database.queries.delete(works).where(eq(works.work_id, work.work_id))
    const { removeUnusedSpeech } = await import('./removeUnusedSpeech.ts')
    await removeUnusedSpeech(database, store)
    expect((await fetch(server.url + body.audio_url)).status).toBe(404)
    const again = await call<{ is_duplicate: boolean }>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: ANNA, text: 'Also a snippet.', shareSnippet: false },
      headers: ann.headers,
    })
    expect(again.body.is_duplicate).toBe(true)
  })
})
