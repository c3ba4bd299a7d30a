import type { CallName } from '@voice-rankings/contract'
import {
  createFakeClient,
  searchResultFixture,
  speechResponseFixture,
  voiceListingFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { describe, expect, it, vi } from 'vitest'
import { refusal } from '../testing/refusal.ts'
import { createLexiconStore } from './lexiconStore.ts'
import type { LexiconStore, LexiconStoreOptions } from './lexiconStore.ts'
import { lexiconEntryFixture as entry } from './testing/lexiconFixture.ts'

const [actor, nguyen] = [entry('actor'), entry('Nguyen')]
const clara = voiceListingFixture()
const hans = voiceListingFixture({ voice_name: 'Hans', voice_speaker_id: 'hans--standard' })
const IMPORTED = { added: 2, changed: 1, refused: [], refused_count: 0 }

const url = (path: string) => `https://voices.example${path}`

function setup(handlers: FakeHandlers = {}, options: Partial<LexiconStoreOptions> = {}) {
  const client = createFakeClient({
    'lexicon.list': () => ({ entries: [actor, nguyen] }),
    'lexicon.save': ({ term, lexicon_entry_id: id }) => ({ entry: entry(term, id ? { lexicon_entry_id: id } : {}) }),
    'lexicon.remove': ({ lexicon_entry_id }) => ({ lexicon_entry_id }),
    'lexicon.import': () => IMPORTED,
    'lexicon.export': ({ format }) => ({ text: `a file in ${format}` }),
    'speech.generate': ({ text }) => speechResponseFixture(text),
    'voices.search': () => searchResultFixture([clara, hans]),
    ...handlers,
  })
  const play = vi.fn<LexiconStoreOptions['play']>()
  const store = createLexiconStore({
    client: { ...client, url },
    initial: [actor, nguyen],
    play,
    log: () => {},
    ...options,
  })
  const inputsOf = (wanted: CallName) => client.calls.flatMap(({ name, input }) => (name === wanted ? [input] : []))
  return { store, state: store.getState, play, inputsOf }
}

const OFFLINE = () => Promise.reject(new TypeError('offline'))
const REFUSED = () => Promise.reject(refusal('conflict', 'You have too many entries.'))

const termsOf = ({ getState }: LexiconStore) => {
  const { list } = getState()
  return list.status === 'ready' ? list.entries.map(({ term }) => term) : list.status
}

describe('the entries of the lexicon', () => {
  it('are loaded at the start if they are not known', async () => {
    const { store, state, inputsOf } = setup({}, { initial: null })
    const nothing = { isSaving: false, removed: null, heard: null, imported: null, problem: null }
    expect(state()).toEqual({ list: { status: 'loading' }, voices: [], voiceId: null, ...nothing })
    store.start()
    await vi.waitFor(() => expect(termsOf(store)).toEqual(['actor', 'Nguyen']))
    expect(inputsOf('lexicon.list')).toEqual([{}])
  })

  it('are not loaded if they are known', () => {
    const { store, inputsOf } = setup()
    store.start()
    expect(termsOf(store)).toEqual(['actor', 'Nguyen'])
    expect(inputsOf('lexicon.list')).toEqual([])
  })

  it('can be loaded again after a failure', async () => {
    const list = vi.fn<NonNullable<FakeHandlers['lexicon.list']>>(() => ({ entries: [actor] }))
    const { store } = setup({ 'lexicon.list': list.mockImplementationOnce(OFFLINE) }, { initial: null })
    store.start()
    await vi.waitFor(() => expect(termsOf(store)).toBe('failed'))
    store.retry()
    expect(termsOf(store)).toBe('loading')
    await vi.waitFor(() => expect(termsOf(store)).toEqual(['actor']))
  })

  it('are those of the new user when the user changes, and nothing else is kept', async () => {
    const { store, state } = setup({ 'lexicon.list': () => ({ entries: [entry('Bach')] }), 'lexicon.export': REFUSED })
    store.chooseVoice(clara.voice_id)
    await store.remove(actor)
    await store.hear(nguyen)
    await store.export('csv')
    expect(state()).toMatchObject({ removed: actor, heard: { id: 'id of Nguyen' }, problem: { kind: 'export' } })
    store.renew()
    expect(state()).toMatchObject({ list: { status: 'loading' }, removed: null, heard: null, problem: null })
    await vi.waitFor(() => expect(termsOf(store)).toEqual(['Bach']))
  })

  it('are those of one long text in all calls of its lexicon', async () => {
    const { store, state, inputsOf } = setup({}, { initial: null, workId: 'w1', voices: [clara] })
    store.start()
    await vi.waitFor(() => expect(state().list.status).toBe('ready'))
    await store.save(entry('Bach'))
    await store.remove(actor)
    await store.import('a,b')
    await store.export('csv')
    await store.hear(nguyen)
    const calls = ['list', 'save', 'remove', 'import', 'export'].map((name) => `lexicon.${name}` as CallName)
    for (const name of [...calls, 'speech.generate'] as const) {
      expect(inputsOf(name)[0]).toMatchObject({ work_id: 'w1' })
    }
  })

  it('are not shown any more after the end, and their changes not told', async () => {
    const onChange = vi.fn<() => void>()
    const { store, state } = setup({}, { initial: null })
    const stop = store.start(onChange)
    stop()
    await new Promise(setImmediate)
    expect(state()).toMatchObject({ list: { status: 'loading' }, voices: [] })
    await store.save(entry('Bach'))
    expect(onChange).not.toHaveBeenCalled()
  })
})

const idsOf = ({ getState }: LexiconStore) => getState().voices.map(({ voice_id }) => voice_id)

describe('the voices to hear terms in', () => {
  it('are those of the catalogue, beginning with its first', async () => {
    const { store, state, inputsOf } = setup()
    store.start()
    await vi.waitFor(() => expect(idsOf(store)).toEqual([clara.voice_id, hans.voice_id]))
    expect(state().voiceId).toBe(clara.voice_id)
    expect(inputsOf('voices.search')).toEqual([{ languageCode: 'all', limit: 100 }])
  })

  it('are first those at hand, and none is offered twice', async () => {
    const { store, state } = setup({}, { voices: [hans] })
    expect(state()).toMatchObject({ voices: [hans], voiceId: hans.voice_id })
    store.start()
    await vi.waitFor(() => expect(idsOf(store)).toEqual([hans.voice_id, clara.voice_id]))
    expect(state().voiceId).toBe(hans.voice_id)
  })

  it('are those at hand if the catalogue cannot be loaded', async () => {
    const { store } = setup({ 'voices.search': OFFLINE }, { voices: [hans] })
    store.start()
    await new Promise(setImmediate)
    expect(idsOf(store)).toEqual([hans.voice_id])
  })

  it('are none in an empty catalogue, and terms are not heard', async () => {
    const { store, state, inputsOf } = setup({ 'voices.search': () => searchResultFixture([]) })
    store.start()
    await new Promise(setImmediate)
    await store.hear(nguyen)
    expect(state()).toMatchObject({ voiceId: null, heard: null })
    expect(inputsOf('speech.generate')).toEqual([])
  })
})

describe('a change of the lexicon', () => {
  it('shows a new entry by its term, whatever its capitals', async () => {
    const { store, state, inputsOf } = setup()
    const draft = { term: 'Bach', respelling: 'bahk' }
    const saved = store.save(draft)
    expect(state().isSaving).toBe(true)
    expect(await saved).toBe(true)
    expect(state().isSaving).toBe(false)
    expect(inputsOf('lexicon.save')).toEqual([draft])
    expect(termsOf(store)).toEqual(['actor', 'Bach', 'Nguyen'])
  })

  it('shows a changed entry at its new place', async () => {
    const { store } = setup()
    await store.save({ ...nguyen, term: 'Aachen' })
    expect(termsOf(store)).toEqual(['Aachen', 'actor'])
  })

  it('removes an entry, and restores it as a new one', async () => {
    const { store, state, inputsOf } = setup()
    expect(await store.remove(actor)).toBe(true)
    expect(inputsOf('lexicon.remove')).toEqual([{ lexicon_entry_id: actor.lexicon_entry_id }])
    expect(termsOf(store)).toEqual(['Nguyen'])
    expect(state().removed).toBe(actor)
    expect(await store.restore()).toBe(true)
    const { lexicon_entry_id: _id, ...draft } = actor
    expect(inputsOf('lexicon.save')).toEqual([draft])
    expect(termsOf(store)).toEqual(['actor', 'Nguyen'])
    expect(state().removed).toBeNull()
    expect(await store.restore()).toBe(false)
    expect(inputsOf('lexicon.save')).toHaveLength(1)
  })

  it('imports a file, and loads the entries', async () => {
    const { store, state, inputsOf } = setup({ 'lexicon.list': () => ({ entries: [entry('Bach')] }) })
    await store.remove(actor)
    await store.import('a,b')
    expect(inputsOf('lexicon.import')).toEqual([{ text: 'a,b' }])
    expect(termsOf(store)).toEqual(['Bach'])
    expect(state()).toMatchObject({ imported: IMPORTED, removed: null, isSaving: false })
    await store.save(nguyen)
    expect(state().imported).toBeNull()
  })

  it('keeps the entries that are shown if they cannot be loaded after an import', async () => {
    const { store, state } = setup({ 'lexicon.list': OFFLINE })
    await store.import('a,b')
    expect(termsOf(store)).toEqual(['actor', 'Nguyen'])
    expect(state().imported).toEqual(IMPORTED)
  })

  it('loads all entries if it is stored before they are known', async () => {
    const list = vi.fn<NonNullable<FakeHandlers['lexicon.list']>>(() => ({ entries: [actor, entry('Bach')] }))
    list.mockImplementationOnce(() => new Promise(() => {}))
    const { store } = setup({ 'lexicon.list': list }, { initial: null })
    store.start()
    await store.save(entry('Bach'))
    await vi.waitFor(() => expect(termsOf(store)).toEqual(['actor', 'Bach']))
  })

  it('waits for the one before', async () => {
    const { store, inputsOf } = setup()
    const saved = store.save(entry('Bach'))
    expect(await store.remove(actor)).toBe(false)
    expect(await saved).toBe(true)
    expect(inputsOf('lexicon.remove')).toEqual([])
  })

  it.each([
    ['save', (store: LexiconStore) => store.save(entry('Bach'))],
    ['remove', (store: LexiconStore) => store.remove(actor)],
    ['import', (store: LexiconStore) => store.import('a,b')],
  ] as const)('is told once it is stored, but not if the server refuses to %s', async (kind, change) => {
    const onChange = vi.fn<() => void>()
    const refusing = setup({ [`lexicon.${kind}`]: REFUSED })
    refusing.store.start(onChange)
    expect((await change(refusing.store)) ?? false).toBe(false)
    expect(refusing.state()).toMatchObject({
      isSaving: false,
      problem: { kind, message: 'You have too many entries.' },
    })
    expect(termsOf(refusing.store)).toEqual(['actor', 'Nguyen'])
    expect(onChange).not.toHaveBeenCalled()

    const { store } = setup()
    store.start(onChange)
    await change(store)
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('that fails without an answer has no message, and the next one clears the problem', async () => {
    const { store, state } = setup({ 'lexicon.remove': OFFLINE })
    await store.remove(actor)
    expect(state().problem).toEqual({ kind: 'remove', message: null })
    const saved = store.save(entry('Bach'))
    expect(state().problem).toBeNull()
    await saved
  })
})

describe('hearing a term', () => {
  it('speaks it privately in the chosen voice', async () => {
    const { store, state, play, inputsOf } = setup({}, { voices: [clara, hans] })
    store.chooseVoice(hans.voice_id)
    const heard = store.hear(nguyen)
    expect(state().heard).toEqual({ id: 'id of Nguyen', isWaiting: true, unapplied: null })
    await heard
    expect(state().heard).toMatchObject({ id: 'id of Nguyen', isWaiting: false })
    expect(inputsOf('speech.generate')).toEqual([{ voice_id: hans.voice_id, text: 'Nguyen', shareSnippet: false }])
    expect(play.mock.calls).toEqual([[url(speechResponseFixture().voice_snippet_audio_url ?? ''), hans]])
    store.chooseVoice(clara.voice_id)
    expect(state().heard).toBeNull()
  })

  it('speaks an entry for one voice in that voice, also if it is not in the list', async () => {
    const { store, play, inputsOf } = setup({}, { voices: [clara] })
    await store.hear(entry('Bach', { voice_id: 'flite-kal--base' }))
    expect(inputsOf('speech.generate')).toMatchObject([{ voice_id: 'flite-kal--base' }])
    expect(play.mock.calls[0]?.[1]).toEqual({
      voice_id: 'flite-kal--base',
      voice_name: 'flite-kal--base',
      voice_language_code: '',
    })
  })

  it('plays speech that the server does not store', async () => {
    const unstored = { audio: 'SUQz', voice_snippet_audio_url: null }
    const { store, play } = setup(
      { 'speech.generate': ({ text }) => speechResponseFixture(text, unstored) },
      { voices: [clara] },
    )
    await store.hear(nguyen)
    expect(play.mock.calls).toEqual([['data:audio/mpeg;base64,SUQz', clara]])
  })

  const ofIpa = { respelling: null, ipa: 'wɪn' }
  const both = { respelling: 'win', ipa: 'wɪn' }
  it.each([
    ['a respelling that was said', {}, [{ term: 'Nguyen', said: 'respelling' }], null],
    ['phonemes that were said', ofIpa, [{ term: 'Nguyen', said: 'ipa' }], null],
    ['phonemes that the voice does not take', ofIpa, [{ term: 'Nguyen', said: 'not_applied' }], 'phonemes'],
    ['an entry with a respelling that was not said', both, [{ term: 'Nguyen', said: 'not_applied' }], 'scope'],
    ['a respelling that was not said', {}, [{ term: 'Nguyen', said: 'not_applied' }], 'scope'],
    ['an entry of which another term was said', ofIpa, [{ term: 'win', said: 'ipa' }], 'scope'],
    ['an entry of which the answer tells nothing', ofIpa, undefined, 'scope'],
  ] as const)('tells why %s was not applied, if it was not', async (_entry, fields, said, unapplied) => {
    const pronunciations = said && { pronunciations: [...said] }
    const { store, state } = setup(
      { 'speech.generate': ({ text }) => speechResponseFixture(text, pronunciations) },
      { voices: [clara] },
    )
    await store.hear(entry('Nguyen', fields))
    expect(state().heard).toEqual({ id: 'id of Nguyen', isWaiting: false, unapplied })
  })

  it('waits for the term before', async () => {
    const { store, inputsOf } = setup({}, { voices: [clara] })
    await Promise.all([store.hear(nguyen), store.hear(actor)])
    expect(inputsOf('speech.generate')).toMatchObject([{ text: 'Nguyen' }])
    await store.hear(actor)
    expect(inputsOf('speech.generate')).toHaveLength(2)
  })

  it('that fails is a problem, which the next term clears', async () => {
    const { store, state, play } = setup({ 'speech.generate': REFUSED }, { voices: [clara] })
    await store.hear(nguyen)
    expect(state()).toMatchObject({ heard: null, problem: { kind: 'hear', message: 'You have too many entries.' } })
    expect(play).not.toHaveBeenCalled()
    const again = store.hear(actor)
    expect(state().problem).toBeNull()
    await again
  })
})

describe('the export of the lexicon', () => {
  it('gives the text of a file', async () => {
    const { store, inputsOf } = setup()
    expect(await store.export('pls')).toBe('a file in pls')
    expect(inputsOf('lexicon.export')).toEqual([{ format: 'pls' }])
  })

  it('that fails is a problem, which the next one clears', async () => {
    const { store, state } = setup({ 'lexicon.export': REFUSED })
    expect(await store.export('csv')).toBeNull()
    expect(state().problem).toEqual({ kind: 'export', message: 'You have too many entries.' })
    const again = store.export('csv')
    expect(state().problem).toBeNull()
    await again
  })
})
