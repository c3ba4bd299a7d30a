import { DESIGN_ENGINE_NAMES, DESIGN_LIMITS, DESIGN_PARAMETERS, designLanguage } from '@voice-rankings/contract'
import type {
  Api,
  CallOutput,
  DesignEngine,
  DesignedVoice,
  DesignParameterName,
  DesignPreview,
  DesignSource,
  ProviderBase,
  VoiceDesign,
  VoiceMapResult,
} from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'
import {
  adapted,
  baseOf,
  firstBase,
  firstDesign,
  isFree,
  isSame,
  parameterOf,
  providerBaseOf,
  pruned,
} from './changedDesign.ts'

/** Time after the last change of a slider before the design is spoken, in ms. */
export const DESIGN_REST_MS = 80

/** Time after the last change of the sentence before it is spoken, in ms. */
export const SENTENCE_REST_MS = 800

/** Steps that can be undone. */
const STEPS = 100

/** Preview of the design: a failed one has the message of the server, or null. */
export type DesignPreviewState =
  | { readonly status: 'none' }
  | { readonly status: 'loading'; readonly last: SpokenDesign | null }
  | { readonly status: 'ready'; readonly last: SpokenDesign }
  | { readonly status: 'failed'; readonly last: SpokenDesign | null; readonly message: string | null }

/** Speech of a design and its measurements. */
export interface SpokenDesign extends DesignPreview {
  readonly design: VoiceDesign
  readonly text: string
}

/** Saving of the design: a failed one has the message of the server, or null. */
export type DesignSaving =
  | { readonly status: 'none' }
  | { readonly status: 'saving' }
  | { readonly status: 'saved'; readonly designed: DesignedVoice }
  | { readonly status: 'failed'; readonly message: string | null }

export interface DesignState {
  /** Parameters as in the engine's voice are absent. */
  readonly design: VoiceDesign
  /** The design before the changes that have not come to rest. */
  readonly settled: VoiceDesign
  readonly text: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly preview: DesignPreviewState
  readonly saving: DesignSaving
  /** Measured voices of the catalogue; null until they have loaded. */
  readonly map: VoiceMapResult | null
  /** Local engines of the server from which voices can be designed; all of them until they have loaded. */
  readonly engines: readonly DesignEngine[]
  /** Voices of connected providers from which voices can be designed; empty until they have loaded. */
  readonly providerBases: readonly ProviderBase[]
  /** Saved voice that the design started from; null for none. */
  readonly modified: DesignedVoice | null
  /** True if the saved voice to start from is not one of the visitor's. */
  readonly isModMissing: boolean
}

export interface DesignStoreOptions {
  client: Calls<'designs.list' | 'designs.preview' | 'designs.save' | 'voices.map'>
  /** First design. Default: a voice in `language` of the first engine of the server that has one. */
  initial?: VoiceDesign | null | undefined
  /** Language of the first design, BCP 47. */
  language: string
  /** Id of a saved voice of the visitor to start from. Default: none. */
  modId?: string | null | undefined
  /** False to take its name only, since `initial` is a change of its design. Default: true. */
  takesModDesign?: boolean | undefined
  /** Instructions to begin with, once a provider's voice that takes them is known. Default: none. */
  instructions?: string | null | undefined
  /** Sentence to speak in a language (BCP 47), until the visitor writes their own. */
  sentenceIn: (languageCode: string) => Promise<string>
  /** Plays a preview. */
  play: (spoken: SpokenDesign) => void
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface DesignStore extends Pick<StoreApi<DesignState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Loads the map, the engines and the voices of providers, and measures the design without playing it. A design of a provider's voice,
   * whose speech is paid for, is spoken when it is asked for only. The returned function cancels requests and timers.
   */
  start(): () => void
  /** Chooses an engine or a base. Parameters that it has too are kept within its ranges. */
  choose(engine: DesignSource, base?: string): void
  /** Sets a parameter. It is spoken and can be undone once it has not changed for {@link DESIGN_REST_MS}. */
  change(name: DesignParameterName, value: number): void
  /** Sets the instructions of a provider's voice; blank for none. */
  instruct(instructions: string): void
  /** Chooses the second voice of a blend; null for none. */
  blend(voiceId: string | null): void
  /** Sets parameters to the values of the engine's voice. Default: all, and the instructions. */
  reset(names?: readonly DesignParameterName[]): void
  undo(): void
  redo(): void
  write(text: string): void
  /** Plays the design, which is spoken first if that has not happened. */
  hear(): void
  /** Plays the engine's voice without the parameters of the design, to compare it. */
  hearBase(): void
  /** Saves the design; resolves to the voice, or to null if the server refused. */
  save(name: string): Promise<DesignedVoice | null>
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of the design of a voice, with undo, previews and saving. */
export function createDesignStore(options: DesignStoreOptions): DesignStore {
  const { client, modId, takesModDesign = true, instructions, language, sentenceIn, play, log = logToConsole } = options
  const initial = options.initial ?? firstDesign(DESIGN_ENGINE_NAMES, [], language)
  const store = createStore<DesignState>(() => ({
    design: initial,
    settled: initial,
    text: '',
    canUndo: false,
    canRedo: false,
    preview: { status: 'none' },
    saving: { status: 'none' },
    map: null,
    engines: DESIGN_ENGINE_NAMES,
    providerBases: [],
    modified: null,
    isModMissing: false,
  }))
  const { getState: get, setState: set } = store
  const [previewing, mapping, listing] = [createLatestRequest(), createLatestRequest(), createLatestRequest()]
  let timer: ReturnType<typeof setTimeout> | undefined
  let past: VoiceDesign[] = []
  let future: VoiceDesign[] = []
  /** Last sentence that was suggested; another text is the visitor's own, and stays. */
  let suggested = ''
  /** Last preview of an engine's voice itself. */
  let spokenBase: SpokenDesign | null = null
  let isStarted = false

  function cancel(): void {
    clearTimeout(timer)
    timer = undefined
  }

  function rest(ms: number): void {
    cancel()
    timer = setTimeout(() => settle(), ms)
  }

  /** Ends a series of changes: it becomes a step, and is spoken, unless that is paid for and was not asked for. */
  function settle(isAsked = false): void {
    cancel()
    remember()
    if (isAsked || isFree(get().design)) void speak(true)
  }

  const languageOf = (design: VoiceDesign) => designLanguage(design, providerBaseOf(design, get().providerBases))

  /** Measures the design without playing it, if that is free. */
  async function measure(): Promise<void> {
    await suggest()
    if (isStarted && isFree(get().design)) await speak(false)
  }

  /**
   * Takes the engines and the voices of providers, and begins with the saved voice or the instructions that the page was
   * opened with, or with a voice of an engine that is there.
   */
  function take({
    designs,
    design_engines,
    provider_bases: providerBases = [],
  }: CallOutput<Api['designs']['list']>): void {
    const { engines: all } = get()
    const engines = design_engines ?? all
    const modified = designs.find(({ voice }) => voice.voice_id === modId) ?? null
    set({ engines, providerBases, modified, isModMissing: Boolean(modId) && !modified })
    begin(
      (takesModDesign && modified?.design) ||
        instructed(providerBases) ||
        (options.initial ?? firstDesign(engines, providerBases, language)),
    )
  }

  /** Shows and measures a first design, which cannot be undone, unless the visitor has changed the one before. */
  function begin(design: VoiceDesign): void {
    const { design: shown, canUndo, engines, providerBases } = get()
    if (canUndo || !isSame(shown, initial)) return void suggest()
    set({ design, settled: design })
    if (engines.length + providerBases.length > 0) void measure()
  }

  /** The first provider's voice that takes instructions, with those that the page was opened with; null without them. */
  function instructed(bases: readonly ProviderBase[]): VoiceDesign | null {
    const base = bases.find(({ takes_instructions }) => takes_instructions)
    const design_instructions = instructions?.slice(0, DESIGN_LIMITS.instructions)
    return base && design_instructions
      ? { design_engine: 'provider', design_base: base.voice_id, design_instructions }
      : null
  }

  /** Shows another design, and speaks it in its language. */
  async function settleOn(design: VoiceDesign): Promise<void> {
    cancel()
    show(design)
    await suggest()
    if (isStarted) settle()
  }

  /** Replaces the last suggested sentence by one in the language of the design. */
  async function suggest(): Promise<void> {
    const language = languageOf(get().design)
    try {
      const sentence = await sentenceIn(language)
      const { text, design } = get()
      if (text !== suggested || languageOf(design) !== language) return
      suggested = sentence
      set({ text: sentence })
    } catch (error) {
      log('No sentence could be suggested.', error)
    }
  }

  /** Makes the changes since the last step one step. */
  function remember(): void {
    const { design, settled } = get()
    if (isSame(design, settled)) return
    past = [...past, settled].slice(-STEPS)
    future = []
    tellSteps(design)
  }

  const tellSteps = (settled: VoiceDesign) => set({ settled, canUndo: past.length > 0, canRedo: future.length > 0 })

  /** Speaks a design, which becomes the preview if it is the current one. */
  function speak(isHeard: boolean, design = get().design): Promise<void> {
    const { text, preview } = get()
    const last = lastOf(preview)

    function show(spoken: SpokenDesign | null): void {
      const shown = spoken && isSame(spoken.design, get().design) ? spoken : last
      set({ preview: shown ? { status: 'ready', last: shown } : { status: 'none' } })
      if (spoken && isHeard) play(spoken)
    }

    const known = [last, spokenBase].find((one) => one && isSame(one.design, design) && one.text === text)
    if (text.trim() === '' || known) {
      previewing.drop()
      show(known ?? null)
      return Promise.resolve()
    }
    set({ preview: { status: 'loading', last } })
    return previewing.send(
      (signal) => client.designs.preview({ design, text }, { signal }),
      (answer) => {
        const spoken = { ...answer, design, text }
        if (isSame(design, baseOf(design))) spokenBase = spoken
        show(spoken)
      },
      (error) => {
        log('The design could not be spoken.', error)
        set({ preview: { status: 'failed', last, message: serverMessage(error) } })
      },
    )
  }

  /** Shows another design at once. */
  function show(design: VoiceDesign): void {
    set({ design, saving: { status: 'none' } })
  }

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    start() {
      isStarted = true
      void listing.send(
        (signal) => client.designs.list({ bases: 'true' }, { signal }),
        take,
        (error) => {
          log('The engines and the voices of providers could not be loaded.', error)
          begin(initial)
        },
      )
      if (!get().map) {
        void mapping.send(
          (signal) => client.voices.map({ languageCode: 'all', axes: 'pitch,speakingRate' }, { signal }),
          (map) => set({ map }),
          (error) => log('The map of the voices could not be loaded.', error),
        )
      }
      return () => {
        isStarted = false
        cancel()
        previewing.drop()
        mapping.drop()
        listing.drop()
      }
    },
    choose(engine, base = firstBase(engine, get().providerBases)) {
      remember()
      void settleOn(adapted(get().design, engine, base, get().providerBases))
    },
    change(name, value) {
      const { design } = get()
      const normal = parameterOf(design, name, get().providerBases)?.normal
      show(pruned({ ...design, [name]: value === normal ? undefined : value }))
      rest(DESIGN_REST_MS)
    },
    instruct(said) {
      const design_instructions = said.trim() === '' ? undefined : said.slice(0, DESIGN_LIMITS.instructions)
      show(pruned({ ...get().design, design_instructions }))
      rest(SENTENCE_REST_MS)
    },
    blend(voiceId) {
      remember()
      show(pruned({ ...get().design, design_blend_with: voiceId ?? undefined, design_blend: undefined }))
      settle()
    },
    reset(names) {
      remember()
      const { design } = get()
      const cleared = Object.fromEntries((names ?? DESIGN_PARAMETERS).map((name) => [name, undefined]))
      show(names ? pruned({ ...design, ...cleared }) : baseOf(design))
      settle()
    },
    undo() {
      remember()
      const before = past.at(-1)
      if (!before) return
      future = [get().settled, ...future]
      past = past.slice(0, -1)
      tellSteps(before)
      void settleOn(before)
    },
    redo() {
      remember()
      const [next, ...later] = future
      if (!next) return
      past = [...past, get().settled]
      future = later
      tellSteps(next)
      void settleOn(next)
    },
    write(text) {
      set({ text: text.slice(0, DESIGN_LIMITS.text) })
      rest(SENTENCE_REST_MS)
    },
    hear: () => settle(true),
    hearBase() {
      cancel()
      remember()
      void speak(true, baseOf(get().design))
    },
    async save(name) {
      if (get().saving.status === 'saving') return null
      cancel()
      remember()
      const { design } = get()
      set({ saving: { status: 'saving' } })
      try {
        const { designed } = await client.designs.save({ design, voice_name: name.trim() })
        // A design that was changed meanwhile is not the saved one.
        set({ saving: isSame(get().design, design) ? { status: 'saved', designed } : { status: 'none' } })
        return designed
      } catch (error) {
        log('The voice could not be saved.', error)
        set({ saving: { status: 'failed', message: serverMessage(error) } })
        return null
      }
    },
  }
}

const lastOf = (preview: DesignPreviewState) => (preview.status === 'none' ? null : preview.last)
