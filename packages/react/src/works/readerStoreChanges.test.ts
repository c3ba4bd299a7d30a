import type { Work } from '@voice-rankings/contract'
import { createFakeSockets } from '@voice-rankings/testkit'
import type { FakeSockets } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkChange } from './readerStore.ts'
import { closeReaders, openReader } from './testing/openReader.ts'
import { progressOf, pronounced, speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'

let opened: FakeSockets
beforeEach(() => {
  opened = createFakeSockets()
  vi.stubGlobal('WebSocket', opened.WebSocket)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  closeReaders()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Reader = ReturnType<typeof openReader>

/** Hears the first sentence for a tenth of a second; the two after it are asked for too. */
async function hearBeginning({ state, sequence, hear }: Reader): Promise<void> {
  await sequence().play()
  await vi.waitFor(() => expect(state().heard.size).toBe(3))
  hear(100)
}
const heardOf = ({ state }: Reader) => ({ heard: [...state().heard.keys()], waves: [...state().waves.keys()] })

const CHANGE: WorkChange = { paragraph: { section_index: 0, paragraph_index: 1, text: 'We sat down.' } }
const REFUSED = () => Promise.reject(refusal('conflict', 'This text was changed in another place.'))
const changed = () => ({ work: workFixture({ work_revision: 2, work_title: 'The lake' }) })

describe('a change of a text', () => {
  it('is sent for the revision that is shown, and its answer is shown at the same place', async () => {
    const reader = openReader({ 'works.update': changed })
    const { store, state, sequence, inputsOf } = reader
    await hearBeginning(reader)
    const before = sequence()
    before.adjust({ rate: 1.5 })
    const saved = store.change(CHANGE)
    expect(state()).toMatchObject({ isSaving: true, problem: null })
    expect(await saved).toBe(true)
    expect(inputsOf('works.update')).toEqual([{ work_id: 'w1', work_revision: 1, ...CHANGE }])
    expect(state()).toMatchObject({ isSaving: false, open: { work: { work_title: 'The lake', work_revision: 2 } } })
    expect(sequence().getState()).toMatchObject({ status: 'idle', index: 0, positionMs: 100, rate: 1.5 })
    expect(before.getState().status).toBe('idle')
  })

  it('forgets what was heard of the text before', async () => {
    const reader = openReader({ 'works.update': changed })
    await hearBeginning(reader)
    await reader.store.change(CHANGE)
    expect(heardOf(reader)).toEqual({ heard: [], waves: [] })
  })

  it('has the sentences of the new revision spoken, and their place saved', async () => {
    const { store, sequence, inputsOf } = openReader({ 'works.update': changed })
    store.start()
    await store.change(CHANGE)
    await sequence().play()
    sequence().pause()
    expect(inputsOf('works.sentence')).toContainEqual({ work_id: 'w1', work_revision: 2, sentence_index: 0 })
    expect(inputsOf('works.savePosition')).toHaveLength(1)
  })

  it('that the server refuses changes nothing, and its reason is shown until it is dismissed', async () => {
    const reader = openReader({ 'works.update': REFUSED })
    const { store, state } = reader
    await hearBeginning(reader)
    const { open } = state()
    expect(await store.change(CHANGE)).toBe(false)
    expect(state()).toMatchObject({ isSaving: false, problem: 'This text was changed in another place.' })
    expect(state().open).toBe(open)
    expect(heardOf(reader).heard).toEqual([0, 1, 2])
    store.dismiss()
    expect(state().problem).toBeNull()
  })

  it('that fails without an answer is a problem without a text, which the next change clears', async () => {
    const { store, state } = openReader({ 'works.update': () => Promise.reject(new TypeError('offline')) })
    await store.change(CHANGE)
    expect(state().problem).toBe('')
    const again = store.change(CHANGE)
    expect(state().problem).toBeNull()
    await again
  })

  it('is not sent before the text is loaded', async () => {
    const { store, inputsOf } = openReader({ 'works.update': changed }, { initial: undefined })
    expect(await store.change(CHANGE)).toBe(false)
    expect(inputsOf('works.update')).toEqual([])
  })
})

const SPEAKING = workFixture({ work_status: 'speaking', spoken_count: 2 })

describe('background speech', () => {
  it.each([
    ['starts', 'works.speak', (reader: Reader) => reader.store.speakAll()],
    ['is cancelled', 'works.cancel', (reader: Reader) => reader.store.cancel()],
  ] as const)('%s, and the progress of the answer is shown', async (_action, name, act) => {
    const reader = openReader({ [name]: () => ({ work: SPEAKING }) })
    await act(reader)
    expect(reader.inputsOf(name)).toEqual([{ work_id: 'w1' }])
    expect(reader.state()).toMatchObject({
      isSaving: false,
      open: { work: { work_status: 'speaking', spoken_count: 2 } },
    })
  })

  it.each([
    ['start', 'works.speak', (reader: Reader) => reader.store.speakAll()],
    ['end', 'works.cancel', (reader: Reader) => reader.store.cancel()],
  ] as const)('shows why it did not %s', async (_action, name, act) => {
    const reader = openReader({ [name]: REFUSED })
    await act(reader)
    expect(reader.state().problem).toBe('This text was changed in another place.')
  })
})

describe('the progress of a text', () => {
  it('is read on request', async () => {
    const { store, state, inputsOf } = openReader({ 'works.progress': () => ({ work: SPEAKING }) })
    store.refresh()
    await vi.waitFor(() => expect(state().open?.work.spoken_count).toBe(2))
    expect(state().open?.work.work_title).toBe('The river')
    expect(inputsOf('works.progress')).toEqual([{ work_id: 'w1' }])
    expect(inputsOf('works.get')).toEqual([])
  })

  it('changes nothing before the text is loaded, or without an answer', async () => {
    const known = openReader({ 'works.progress': REFUSED })
    const unknown = openReader({ 'works.progress': () => ({ work: SPEAKING }) }, { initial: undefined })
    const before = [known.state(), unknown.state()]
    known.store.refresh()
    unknown.store.refresh()
    await new Promise(setImmediate)
    expect([known.state(), unknown.state()]).toEqual(before)
  })

  it('is shown to the owner as the realtime socket tells it, from the start to the end of the reader', async () => {
    const { store, state } = openReader()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toEqual([])
    store.start()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toHaveLength(1)
    opened.sockets[0]?.say(progressOf(SPEAKING))
    expect(state().open?.work.spoken_count).toBe(2)
    store.stop()
    expect(opened.sockets[0]?.closed).toBe(true)
  })

  it.each([
    ['somebody else', { initial: workFixture({ own: false }) }],
    ['another source', { source: { speak: () => Promise.resolve(speechFixture(0)), save: () => {} } }],
  ])('is not followed for the text of %s', async (_whose, options) => {
    const { store } = openReader({}, options)
    store.start()
    await vi.dynamicImportSettled()
    expect(opened.sockets).toEqual([])
  })
})

/** A reader that heard three sentences, and whose second one got another pronunciation. */
async function openChanged(get: () => Work | Promise<Work>) {
  const reader = openReader({
    'works.progress': () => ({ work: workFixture({ lexicon_revision: 2 }) }),
    'works.get': async () => ({ work: await get() }),
  })
  await hearBeginning(reader)
  reader.sequence().pause()
  return reader
}
const renewed = () => pronounced({ 1: 'new' }, { lexicon_revision: 2 })

/** Reads the progress, and waits until its consequences have settled. */
async function refresh({ store }: Reader): Promise<void> {
  store.refresh()
  await new Promise(setImmediate)
}

describe('changed pronunciations', () => {
  it('are read once, and only their sentences are asked for again when they are played', async () => {
    const reader = await openChanged(renewed)
    await refresh(reader)
    await refresh(reader)
    expect(reader.inputsOf('works.get')).toEqual([{ work_id: 'w1' }])
    expect(reader.state().open?.sections[0]?.sentences[1]?.pronunciation_key).toBe('new')
    expect(heardOf(reader)).toEqual({ heard: [0, 2], waves: [0, 2] })
    await reader.sequence().play()
    await vi.waitFor(() => expect(heardOf(reader).heard).toContain(1))
    expect(reader.inputsOf('works.sentence')).toMatchObject([0, 1, 2, 1].map((index) => ({ sentence_index: index })))
  })

  it('are not taken over from another revision of the text', async () => {
    const reader = await openChanged(() => ({ ...renewed(), work_revision: 2 }))
    const { open } = reader.state()
    await refresh(reader)
    expect(reader.state().open?.sections).toBe(open?.sections)
    expect(heardOf(reader).heard).toEqual([0, 1, 2])
  })

  it('are read with the next news if they could not be read', async () => {
    const get = vi.fn<() => Work | Promise<Work>>(renewed).mockRejectedValueOnce(new TypeError('offline'))
    const reader = await openChanged(get)
    await refresh(reader)
    expect(heardOf(reader).heard).toEqual([0, 1, 2])
    await refresh(reader)
    expect(heardOf(reader).heard).toEqual([0, 2])
  })
})
