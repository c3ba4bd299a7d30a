import { createFakeSockets } from '@voice-rankings/testkit'
import type { FakeHandlers, FakeSockets } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReaderSource } from './readerStore.ts'
import { closeReaders, openReader, SENTENCE_MS } from './testing/openReader.ts'
import { speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

let opened: FakeSockets
beforeEach(() => {
  opened = createFakeSockets()
  vi.stubGlobal('WebSocket', opened.WebSocket)
})
afterEach(() => {
  closeReaders()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that knows a text. */
const answered = (work = workFixture()): FakeHandlers => ({ 'works.get': () => ({ work }) })

const at = (sentence_index: number, sentence_offset: number) => ({ position: { sentence_index, sentence_offset } })

/** A text of somebody else whose sentences with these indexes have speech. */
function foreign(...spoken: number[]) {
  const work = workFixture({ own: false })
  const sentences = work.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.sentences))
  for (const index of spoken) sentences[index]!.sentence_duration = SENTENCE_MS
  return work
}

/** A source that is no work of the server. */
function createSource() {
  return {
    speak: vi.fn<ReaderSource['speak']>(({ index }) => Promise.resolve(speechFixture(index))),
    save: vi.fn<ReaderSource['save']>(),
  }
}

describe('the text of a reader', () => {
  it('is loaded when the reader starts', async () => {
    const { store, state, inputsOf } = openReader(
      { 'works.get': () => ({ work: workFixture() }) },
      { initial: undefined },
    )
    const empty = { open: null, heard: new Map(), waves: new Map(), problem: null, isSaving: false }
    expect(state()).toEqual({ status: 'loading', ...empty })
    store.start()
    await vi.waitFor(() => expect(state().status).toBe('ready'))
    expect(inputsOf('works.get')).toEqual([{ work_id: 'w1' }])
    expect(state().open?.sections.map(({ title }) => title)).toEqual(['The bank', 'The boat'])
  })

  it('is not loaded if it is known', () => {
    const { store, state, inputsOf } = openReader()
    expect(state()).toMatchObject({ status: 'ready', open: { work: workFixture() } })
    store.start()
    expect(inputsOf('works.get')).toEqual([])
  })

  it.each([
    ['missing', 'not_found'],
    ['failed', 'internal'],
  ])('is %s after the error %s, and can be loaded again', async (status, code) => {
    const get = vi.fn<NonNullable<FakeHandlers['works.get']>>(() => ({ work: workFixture() }))
    get.mockImplementationOnce(() => Promise.reject(refusal(code, 'No.')))
    const { store, state } = openReader({ 'works.get': get }, { initial: undefined })
    await store.load()
    expect(state()).toMatchObject({ status, open: null })
    const loaded = store.load()
    expect(state().status).toBe('loading')
    await loaded
    expect(state().status).toBe('ready')
  })

  it('is not shown any more after the reader stopped', async () => {
    const { store, state } = openReader(answered(), { initial: undefined })
    const loaded = store.load()
    store.stop()
    await loaded
    expect(state()).toMatchObject({ status: 'loading', open: null })
  })
})

describe('the place at which a reader begins', () => {
  it.each([
    ['the first sentence of a text that was not heard', workFixture(), { index: 0, positionMs: 0 }],
    ['the saved place', workFixture(at(4, 100)), { index: 4, positionMs: 100 }],
    ['the last sentence of a text that became shorter', workFixture(at(9, 100)), { index: 5, positionMs: 100 }],
    ['the first place of a text without sentences', workFixture({ sections: [], ...at(0, 0) }), { index: 0 }],
  ])('is %s', async (_place, work, expected) => {
    expect(openReader({}, { initial: work }).sequence().getState()).toMatchObject(expected)
    const { store, sequence } = openReader(answered(work), { initial: undefined })
    await store.load()
    expect(sequence().getState()).toMatchObject(expected)
  })

  const FOURTH = [{ work_id: 'w1', work_revision: 1, sentence_index: 4 }]

  it('is spoken ahead for the owner as soon as the reader starts', () => {
    const { store, inputsOf } = openReader({}, { initial: workFixture(at(4, 0)) })
    expect(inputsOf('works.sentence')).toEqual([])
    store.start()
    expect(inputsOf('works.sentence')).toEqual(FOURTH)
  })

  it('is spoken ahead for the owner as soon as the text is loaded', async () => {
    const { store, inputsOf } = openReader(answered(workFixture(at(4, 0))), { initial: undefined })
    store.start()
    await vi.waitFor(() => expect(inputsOf('works.sentence')).toEqual(FOURTH))
  })

  it('is not spoken ahead by a reader that has stopped', async () => {
    const { store, inputsOf } = openReader(answered())
    store.start()
    store.stop()
    await store.load()
    expect(inputsOf('works.sentence')).toHaveLength(1)
  })

  it('is not spoken ahead for somebody else', () => {
    const { store, inputsOf } = openReader({}, { initial: foreign(0) })
    store.start()
    expect(inputsOf('works.sentence')).toEqual([])
  })

  it('is not spoken ahead by another source', () => {
    const source = createSource()
    const { store } = openReader({}, { source })
    store.start()
    expect(source.speak).not.toHaveBeenCalled()
  })
})

describe('the speech of a reader', () => {
  it('tells the duration and the waveform of each sentence', async () => {
    const { state, sequence } = openReader({
      'works.sentence': ({ sentence_index }) => ({
        ...speechFixture(Number(sentence_index)),
        sentence_duration: 300 + Number(sentence_index),
        peaks: [Number(sentence_index)],
      }),
    })
    await sequence().play()
    await vi.waitFor(() => expect(state().heard.size).toBe(3))
    expect([...state().heard]).toEqual([
      [0, 300],
      [1, 301],
      [2, 302],
    ])
    expect([...state().waves]).toEqual([0, 1, 2].map((index) => [index, { peaks: [index], melody: [] }]))
  })

  it('pauses after a sentence for as long as the text says', async () => {
    vi.useFakeTimers()
    const { sequence, hear } = openReader()
    await sequence().play()
    hear(SENTENCE_MS)
    await vi.advanceTimersByTimeAsync(499)
    expect(sequence().getState()).toMatchObject({ status: 'pausing', index: 1 })
    await vi.advanceTimersByTimeAsync(1)
    expect(sequence().getState()).toMatchObject({ status: 'playing', index: 1 })
  })

  it('leaves out the sentences of somebody else that have none, without asking for them', async () => {
    const { sequence, inputsOf } = openReader({}, { initial: foreign(1) })
    await sequence().play()
    await vi.waitFor(() => expect(sequence().getState()).toMatchObject({ status: 'playing', index: 1 }))
    expect([...sequence().getState().failed]).toEqual([0])
    expect(inputsOf('works.sentence')).toMatchObject([{ sentence_index: 1 }])
  })

  it('comes from another source if there is one, whoever owns the text', async () => {
    const source = createSource()
    const { sequence, inputsOf } = openReader({}, { initial: foreign(), source })
    await sequence().play()
    expect(sequence().getState()).toMatchObject({ status: 'playing', index: 0 })
    expect(source.speak.mock.calls[0]).toEqual([
      expect.objectContaining({ text: 'The bank', index: 0 }),
      expect.any(AbortSignal),
    ])
    expect(inputsOf('works.sentence')).toEqual([])
  })
})

describe('the place of a reader', () => {
  it('is saved when it is paused, and once only', async () => {
    const { store, sequence, hear, inputsOf } = openReader()
    store.start()
    await sequence().play()
    hear(120.4)
    expect(inputsOf('works.savePosition')).toEqual([])
    sequence().pause()
    const expected = [{ work_id: 'w1', sentence_index: 0, sentence_offset: 120 }]
    expect(inputsOf('works.savePosition')).toEqual(expected)
    store.save()
    expect(inputsOf('works.savePosition')).toEqual(expected)
  })

  it('is saved at the end', async () => {
    const position = { sentence_index: 5, sentence_offset: 0 }
    const { store, sequence, hear, inputsOf } = openReader({}, { initial: workFixture({ position }) })
    store.start()
    await sequence().play()
    hear(SENTENCE_MS)
    expect(sequence().getState().status).toBe('ended')
    expect(inputsOf('works.savePosition')).toEqual([{ work_id: 'w1', ...position }])
  })

  it('is saved while it plays on, but at most every five seconds', async () => {
    vi.useFakeTimers()
    const { store, sequence, hear, inputsOf } = openReader()
    store.start()
    await sequence().play()
    const savedAfter = async (waitMs: number) => {
      await vi.advanceTimersByTimeAsync(waitMs)
      hear(SENTENCE_MS)
      return inputsOf('works.savePosition')
    }
    const first = { work_id: 'w1', sentence_index: 1, sentence_offset: 0 }
    expect(await savedAfter(0)).toEqual([first])
    expect(await savedAfter(2500)).toEqual([first])
    expect(await savedAfter(2000)).toEqual([first])
    expect(await savedAfter(2000)).toEqual([first, { ...first, sentence_index: 4 }])
  })

  it('is not saved before the text is played', () => {
    const { store, sequence, inputsOf } = openReader()
    store.start()
    sequence().seek(3)
    store.save()
    store.stop()
    expect(inputsOf('works.savePosition')).toEqual([])
  })

  it('is saved when the reader stops, with its sound, and not after that', async () => {
    const { store, sequence, hear, inputsOf, isSilent } = openReader()
    store.start()
    await sequence().play()
    hear(50)
    store.stop()
    expect(isSilent()).toBe(true)
    await sequence().play()
    hear(50)
    sequence().pause()
    expect(inputsOf('works.savePosition')).toEqual([{ work_id: 'w1', sentence_index: 0, sentence_offset: 50 }])
  })

  it('is saved again once the reader starts again', async () => {
    const { store, sequence, hear, inputsOf } = openReader()
    store.start()
    store.stop()
    store.start()
    await sequence().play()
    hear(120)
    sequence().pause()
    expect(inputsOf('works.savePosition')).toMatchObject([{ sentence_offset: 120 }])
  })

  it('is kept by another source if there is one', async () => {
    const source = createSource()
    const { store, sequence, hear, inputsOf } = openReader({}, { source })
    store.start()
    await sequence().play()
    hear(120)
    sequence().pause()
    expect(source.save.mock.calls).toEqual([[{ sentence_index: 0, sentence_offset: 120 }]])
    expect(inputsOf('works.savePosition')).toEqual([])
  })
})
