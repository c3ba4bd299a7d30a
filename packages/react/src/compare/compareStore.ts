import type { Gender, Voice } from '@voice-rankings/contract'
import type { Calls, Client } from '@voice-rankings/sdk'
import { generateSnippet } from '@voice-rankings/sdk/audio'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Compared, ComparedVoice, CompareState } from './compareState.ts'
import { canGenerateAll, COMPARED_LIMIT, waiting } from './compareState.ts'
import { findVoice } from './findVoice.ts'

export interface CompareInput {
  /** Voices by their ids, the first four count. */
  voiceIds: readonly string[]
  /** What they say; by default the sample text of the first, which it can be heard saying at once. */
  text?: string | null
  accountLevel?: number | null
}

export interface CompareStoreOptions {
  client: Calls<'voices.get' | 'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>
  /** Voices that are known already. */
  known?: readonly Voice[]
  /** Evenly between 0 and 1, for the order of a blind comparison. Default `Math.random`. */
  random?: () => number
  log?: (message: string, error: unknown) => void
}

export interface CompareStore extends Pick<StoreApi<CompareState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Compares these voices in place of the others. What is the same stays as it is. */
  show(input: CompareInput): void
  setText(text: string): void
  /** Adds a voice; nothing when it is there or there are four. */
  add(voiceId: string, gender?: Gender): void
  remove(voiceId: string): void
  /** Has every voice say the text that has not yet. Resolves when all have, or have failed to. */
  generateAll(): Promise<void>
  setCurrent(voiceId: string): void
  /** Hides the names and mixes the order, or ends that. */
  setBlind(isBlind: boolean): void
  /** Names the best of a blind comparison, which reveals the names. It is told to nobody. */
  choose(voiceId: string): void
  /** After a logout drops what the voices have said. */
  renew(left: string | null): void
  /** Looks for the voices that are not known. The returned function ends all requests; it may be started again. */
  start(): () => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** The same text in two to four voices: who they are, and what each has said. */
export function createCompareStore(input: CompareInput, options: CompareStoreOptions): CompareStore {
  const { client, known = [], random = Math.random, log = logToConsole } = options
  const knownById = new Map(known.map((voice) => [voice.voice_id, voice]))
  const store = createStore<CompareState>(() => initial(input))
  const { getState: get, setState: set } = store
  /** What is known of voices that have yet to be found. */
  const genders = new Map<string, Gender>()
  let requests = new AbortController()

  function initial({ voiceIds, text, accountLevel }: CompareInput): CompareState {
    const compared = [...new Set(voiceIds)].slice(0, COMPARED_LIMIT).map(newcomer)
    return { text: textFor(text, compared), compared, accountLevel: accountLevel ?? 0, current: null, blind: null }
  }

  function newcomer(id: string): Compared {
    const voice = knownById.get(id)
    return {
      id,
      found: voice ? { status: 'ready', voice } : { status: 'loading' },
      generation: { status: 'idle' },
      said: new Map(),
    }
  }

  function change(id: string, part: Partial<Compared>): void {
    set({ compared: get().compared.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  }

  async function find(id: string): Promise<void> {
    const { signal } = requests
    const found = await findVoice(client, id, { gender: genders.get(id), signal }).then(
      (voice): ComparedVoice => (voice ? { status: 'ready', voice } : { status: 'missing' }),
      (error: unknown): ComparedVoice => {
        if (!signal.aborted) log(`The voice ${id} could not be loaded.`, error)
        return { status: 'failed' }
      },
    )
    if (signal.aborted) return
    change(id, { found })
    set({ text: textFor(get().text, get().compared) })
  }

  function findMissing(): void {
    for (const { id, found } of get().compared) if (found.status === 'loading') void find(id)
  }

  async function generate({ id }: Compared, voice: Voice, text: string): Promise<void> {
    const { signal } = requests
    const outcome = await generateSnippet(client, voice, text, { signal })
    if (outcome.status === 'aborted') return
    if (outcome.status !== 'ready') {
      if (outcome.status === 'failed') log(`The text could not be spoken by ${id}.`, outcome.error)
      return change(id, { generation: outcome })
    }
    const { snippet } = outcome
    const said = get().compared.find((one) => one.id === id)?.said ?? new Map()
    change(id, { generation: { status: 'ready', snippet }, said: new Map(said).set(text.trim(), snippet) })
    void outcome.save().then((saved) => {
      if (saved.status === 'saved') return
      log('The audio of the snippet could not be saved.', saved.error)
      const isUnheard = saved.status === 'unreadable' && !signal.aborted
      if (isUnheard) change(id, { generation: { status: 'failed', message: null }, said })
    })
  }

  function setCompared(compared: readonly Compared[]): void {
    const { blind, current } = get()
    const ids = compared.map(({ id }) => id)
    set({
      compared,
      current: current !== null && ids.includes(current) ? current : null,
      // Who comes or goes while names are hidden would be known by that.
      blind: blind && { letters: shuffle(ids, random), choice: null },
    })
    findMissing()
  }

  function start(): () => void {
    requests.abort()
    requests = new AbortController()
    findMissing()
    return () => requests.abort()
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    show({ voiceIds, text, accountLevel }) {
      const before = get()
      const ids = [...new Set(voiceIds)].slice(0, COMPARED_LIMIT)
      set({ accountLevel: accountLevel ?? 0 })
      if (text !== undefined && text !== null && text !== before.text) set({ text })
      if (ids.join() === before.compared.map(({ id }) => id).join()) return
      setCompared(ids.map((id) => before.compared.find((one) => one.id === id) ?? newcomer(id)))
    },
    setText(text) {
      set({
        text,
        // What went wrong went wrong with another text.
        compared: get().compared.map((one) =>
          one.generation.status === 'failed' ? { ...one, generation: { status: 'idle' } } : one,
        ),
      })
    },
    add(id, gender) {
      if (gender) genders.set(id, gender)
      const { compared } = get()
      if (compared.length >= COMPARED_LIMIT || compared.some((one) => one.id === id)) return
      setCompared([...compared, newcomer(id)])
    },
    remove: (id) => setCompared(get().compared.filter((one) => one.id !== id)),
    async generateAll() {
      const state = get()
      const { text } = state
      if (text === null || !canGenerateAll(state)) return
      const [first, ...others] = waiting(state).flatMap((one) =>
        one.found.status === 'ready' ? [{ one, voice: one.found.voice }] : [],
      )
      if (!first) return
      for (const { one } of [first, ...others]) change(one.id, { generation: { status: 'generating' } })
      // A new visitor is known by a cookie that comes with the first answer: asked for all at once, each snippet would
      // belong to a visitor of its own.
      await generate(first.one, first.voice, text)
      await Promise.all(others.map(({ one, voice }) => generate(one, voice, text)))
    },
    setCurrent: (current) => set({ current }),
    setBlind(isBlind) {
      const ids = get().compared.map(({ id }) => id)
      set({ blind: isBlind ? { letters: shuffle(ids, random), choice: null } : null, current: null })
    },
    choose(id) {
      const { blind } = get()
      if (blind && blind.choice === null) set({ blind: { ...blind, choice: id } })
    },
    renew(left) {
      if (left === null) return
      start()
      set({ compared: get().compared.map(({ id, found }) => ({ ...newcomer(id), found })) })
    },
    start,
  }
}

/** The text that was given, or the first voice's own as soon as it is there. */
function textFor(given: string | null | undefined, compared: readonly Compared[]): string | null {
  if (given !== undefined && given !== null) return given
  const first = compared.find(({ found }) => found.status === 'ready')
  return first?.found.status === 'ready' ? first.found.voice.voice_sample_text : null
}

/** Shuffled copy of a list (Fisher–Yates). `random` returns numbers from 0 to below 1. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  const result: T[] = []
  while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1))
  return result
}
