import type { Api, CallInput, CallOutput, LexiconEntry, LexiconFormat } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** The visitor's pronunciations, by term. */
export type LexiconList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly entries: readonly LexiconEntry[] }
  | { readonly status: 'failed' }

/** Fields of an entry to save; `lexicon_entry_id` is absent for a new one. */
export type LexiconDraft = CallInput<Api['lexicon']['save']>

/** A voice to hear terms in. */
export interface LexiconVoice {
  readonly voice_id: string
  readonly voice_name: string
  readonly voice_language_code: string
}

/** Failed action; `message` is the server's text, or null. */
export interface LexiconProblem {
  readonly kind: 'save' | 'remove' | 'hear' | 'import' | 'export'
  readonly message: string | null
}

/** Reason why a heard term was spoken as usual: the voice takes no phonemes, or the entry is for others. */
export type Unapplied = 'phonemes' | 'scope'

/** Term that is spoken, or was spoken last. */
export interface HeardEntry {
  readonly id: string
  readonly isWaiting: boolean
  readonly unapplied: Unapplied | null
}

export interface LexiconState {
  readonly list: LexiconList
  readonly voices: readonly LexiconVoice[]
  /** Voice to hear terms in; null until voices have loaded. */
  readonly voiceId: string | null
  /** True while a change is being stored. */
  readonly isSaving: boolean
  /** Last removed entry, which can be restored. */
  readonly removed: LexiconEntry | null
  readonly heard: HeardEntry | null
  /** Result of the last import. */
  readonly imported: CallOutput<Api['lexicon']['import']> | null
  readonly problem: LexiconProblem | null
}

export interface LexiconStoreOptions {
  client: Calls<`lexicon.${keyof Api['lexicon']}` | 'speech.generate' | 'voices.search'> & Pick<Client, 'url'>
  /** Loaded entries, if available. */
  initial?: readonly LexiconEntry[] | null | undefined
  /** Long text whose own lexicon it is. Default: the lexicon for all texts. */
  workId?: string | undefined
  /** Voices offered first, of which the first is that to hear terms in. Default: those of the catalogue only. */
  voices?: readonly LexiconVoice[] | undefined
  /** Plays a sound. */
  play: (url: string, voice: LexiconVoice) => void
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface LexiconStore extends Pick<StoreApi<LexiconState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Loads the entries unless they are given, and the voices; `onChange` is called after each stored change. The returned
   * function cancels the requests.
   */
  start(onChange?: () => void): () => void
  /** Drops everything and loads the entries of the current user. */
  renew(): void
  /** Loads the entries again. */
  retry(): void
  /** Resolves to true if the server stored the entry. One change at a time. */
  save(draft: LexiconDraft): Promise<boolean>
  remove(entry: LexiconEntry): Promise<boolean>
  /** Stores the removed entry again. */
  restore(): Promise<boolean>
  chooseVoice(voiceId: string): void
  /** Speaks the term of an entry, in the entry's own voice if it is for one. */
  hear(entry: LexiconEntry): Promise<void>
  /** Stores the entries of a file. */
  import(text: string): Promise<void>
  /** Text of a file with all entries; null if it failed. */
  export(format: LexiconFormat): Promise<string | null>
}

/** Number of voices offered to hear terms in: those of the first page of the catalogue. */
const VOICES = 100

const LOADING: LexiconList = { status: 'loading' }

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of the visitor's pronunciations. */
export function createLexiconStore(options: LexiconStoreOptions): LexiconStore {
  const { client, initial, workId, voices: given = [], play, log = logToConsole } = options
  const scope = workId === undefined ? {} : { work_id: workId }
  const store = createStore<LexiconState>(() => ({
    list: initial ? { status: 'ready', entries: initial } : LOADING,
    voices: given,
    voiceId: given[0]?.voice_id ?? null,
    isSaving: false,
    removed: null,
    heard: null,
    imported: null,
    problem: null,
  }))
  const { getState: get, setState: set } = store
  let tellChange: (() => void) | undefined
  const [listing, searching] = [createLatestRequest(), createLatestRequest()]

  function refresh(): Promise<void> {
    return listing.send(
      (signal) => client.lexicon.list(scope, { signal }),
      (answer) => set({ list: { status: 'ready', entries: answer.entries } }),
      (error) => {
        log('The lexicon could not be loaded.', error)
        if (get().list.status !== 'ready') set({ list: { status: 'failed' } })
      },
    )
  }

  function loadVoices(): Promise<void> {
    return searching.send(
      (signal) => client.voices.search({ languageCode: 'all', limit: VOICES }, { signal }),
      ({ voices: found }) => {
        const others = found.filter(({ voice_id }) => !given.some((one) => one.voice_id === voice_id))
        const voices = [...given, ...others]
        set({ voices, voiceId: get().voiceId ?? voices[0]?.voice_id ?? null })
      },
      (error) => log('The voices could not be loaded.', error),
    )
  }

  function fail(kind: LexiconProblem['kind'], error: unknown): void {
    log(`Failed action of the lexicon: ${kind}.`, error)
    set({ problem: { kind, message: serverMessage(error) } })
  }

  /** Runs one change at a time; true if it succeeded. */
  async function change(kind: LexiconProblem['kind'], work: () => Promise<void>): Promise<boolean> {
    if (get().isSaving) return false
    set({ isSaving: true, problem: null, imported: null })
    try {
      await work()
      tellChange?.()
      return true
    } catch (error) {
      fail(kind, error)
      return false
    } finally {
      set({ isSaving: false })
    }
  }

  /** Shows a stored change. Entries that are not known yet are asked for anew, as the pending answer may lack it. */
  function show(update: (entries: readonly LexiconEntry[]) => readonly LexiconEntry[]): void {
    const { list } = get()
    if (list.status === 'ready') set({ list: { status: 'ready', entries: update(list.entries) } })
    else void refresh()
  }

  const save = (draft: LexiconDraft) =>
    change('save', async () => {
      const { entry } = await client.lexicon.save({ ...draft, ...scope })
      show((entries) => [...without(entries, entry), entry].toSorted(byTerm))
      set({ removed: null })
    })

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start(onChange) {
      tellChange = onChange
      if (get().list.status !== 'ready') void refresh()
      void loadVoices()
      return () => {
        tellChange = undefined
        listing.drop()
        searching.drop()
      }
    },
    renew() {
      set({ list: LOADING, removed: null, heard: null, imported: null, problem: null })
      void refresh()
    },
    retry() {
      set({ list: LOADING })
      void refresh()
    },
    save,
    remove: (entry) =>
      change('remove', async () => {
        const { lexicon_entry_id } = entry
        await client.lexicon.remove({ lexicon_entry_id, ...scope })
        show((entries) => without(entries, entry))
        set({ removed: entry })
      }),
    async restore() {
      const { removed } = get()
      if (!removed) return false
      const { lexicon_entry_id: _id, ...draft } = removed
      return save(draft)
    },
    chooseVoice: (voiceId) => set({ voiceId, heard: null }),
    async hear({ lexicon_entry_id: id, term, respelling, voice_id }) {
      const voiceId = voice_id ?? get().voiceId
      if (voiceId === null || get().heard?.isWaiting) return
      set({ heard: { id, isWaiting: true, unapplied: null }, problem: null })
      try {
        const answer = await client.speech.generate({ ...scope, voice_id: voiceId, text: term, shareSnippet: false })
        const said = answer.pronunciations?.find((one) => one.term === term)?.said
        const isUsed = said === 'ipa' || said === 'respelling'
        const unapplied = isUsed ? null : respelling === null && said ? 'phonemes' : 'scope'
        set({ heard: { id, isWaiting: false, unapplied } })
        const { audio, voice_snippet_audio_url: path } = answer
        const url = path === null ? `data:audio/mpeg;base64,${audio}` : client.url(path)
        play(url, voiceOf(get().voices, voiceId))
      } catch (error) {
        set({ heard: null })
        fail('hear', error)
      }
    },
    async import(text) {
      await change('import', async () => {
        const imported = await client.lexicon.import({ text, ...scope })
        set({ imported, removed: null })
        await refresh()
      })
    },
    async export(format) {
      set({ problem: null })
      try {
        return (await client.lexicon.export({ format, ...scope })).text
      } catch (error) {
        fail('export', error)
        return null
      }
    },
  }
}

/** A voice of the list, or one that is known by its id alone. */
function voiceOf(voices: readonly LexiconVoice[], id: string): LexiconVoice {
  return voices.find(({ voice_id }) => voice_id === id) ?? { voice_id: id, voice_name: id, voice_language_code: '' }
}

const without = (entries: readonly LexiconEntry[], { lexicon_entry_id: id }: LexiconEntry) =>
  entries.filter(({ lexicon_entry_id }) => lexicon_entry_id !== id)

const byTerm = (a: LexiconEntry, b: LexiconEntry) => a.term.toLowerCase().localeCompare(b.term.toLowerCase())
