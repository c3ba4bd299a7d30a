import type { Gender, Voice } from '@voice-rankings/contract'
import type { Calls, Client } from '@voice-rankings/sdk'
import { generateSnippet } from '@voice-rankings/sdk/audio'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { Compared, ComparedVoice, CompareState } from './compareState.ts'
import { canGenerateAll, COMPARED_LIMIT, waiting } from './compareState.ts'
import { findVoice } from './findVoice.ts'

export interface CompareInput {
  /** Ids of the voices; the first four count. */
  voiceIds: readonly string[]
  /** Text to compare; by default the sample text of the first voice, which can be played at once. */
  text?: string | null
  accountLevel?: number | null
}

export interface CompareStoreOptions {
  client: Calls<'voices.get' | 'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>
  /** Voices that are loaded already. */
  known?: readonly Voice[]
  /** Genders of voices by id; without, a voice is looked for under both. */
  genders?: ReadonlyMap<string, Gender>
  /** Uniform random numbers between 0 and 1, for the blind order. Default `Math.random`. */
  random?: () => number
  log?: (message: string, error: unknown) => void
}

export interface CompareStore extends Pick<StoreApi<CompareState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Compares these voices instead. Unchanged parts are kept. */
  show(input: CompareInput): void
  setText(text: string): void
  /** Adds a voice; does nothing if it is present or there are four. */
  add(voiceId: string, gender?: Gender): void
  remove(voiceId: string): void
  /** Generates the text in every voice that lacks it. Resolves when all are done or failed. */
  generateAll(): Promise<void>
  /** Generates the text in one voice, if it lacks it. */
  generateOne(voiceId: string): Promise<void>
  setCurrent(voiceId: string): void
  /** Starts or ends blind mode. */
  setBlind(isBlind: boolean): void
  /** Chooses the best voice of a blind comparison and reveals the names. The choice is sent nowhere. */
  choose(voiceId: string): void
  /** Drops the snippets after a logout. */
  renew(left: string | null): void
  /** Loads the missing voices. The returned function aborts all requests; it may be started again. */
  start(): () => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of a comparison of two to four voices: their data and snippets. */
export function createCompareStore(input: CompareInput, options: CompareStoreOptions): CompareStore {
  const { client, known = [], genders: given, random = Math.random, log = logToConsole } = options
  const knownById = new Map(known.map((voice) => [voice.voice_id, voice]))
  const store = createStore<CompareState>(() => initial(input))
  const { getState: get, setState: set } = store
  /** Known genders of voices that have not loaded yet. */
  const genders = new Map(given)
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
      // Adding or removing a voice would reveal it, so the order is shuffled again.
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
        // Errors belong to the previous text.
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
      // A new visitor receives a cookie with the first response: with concurrent requests, each snippet would belong to
      // another visitor.
      await generate(first.one, first.voice, text)
      await Promise.all(others.map(({ one, voice }) => generate(one, voice, text)))
    },
    async generateOne(id) {
      const state = get()
      const one = waiting(state).find((candidate) => candidate.id === id)
      if (one?.found.status !== 'ready' || state.text === null || !canGenerateAll(state)) return
      change(id, { generation: { status: 'generating' } })
      await generate(one, one.found.voice, state.text)
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

/** Given text, or the first voice's sample text once it has loaded. */
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
