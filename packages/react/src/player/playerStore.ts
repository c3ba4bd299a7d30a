import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { Observable, Playback, Track, TrackInfo } from '@voice-rankings/playback'
import { createObservable } from '@voice-rankings/playback'
import type { Calls, Client, Clock } from '@voice-rankings/sdk'
import type { SnippetFailed, SnippetHeld, SnippetOutcome, SnippetReady } from '@voice-rankings/sdk/audio'
import type { Generation, PlayerInput, PlayerState, Spoken } from './playerState.ts'
import { canGenerate, initialState, pageOf, spokenNow, spokenOnStage, spokenSnippet } from './playerState.ts'
import { soundSource } from './sound/soundSource.ts'
import { generationModule } from '../requests/generationModule.ts'

/** Delay before a new text is generated. */
const AUTO_GENERATE_DELAY_MS = 1000

export interface PlayerStoreOptions {
  /** Null for a player without a voice, which makes no requests. */
  client: (Calls<'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>) | null
  playback: Playback
  clock: Clock
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface PlayerStore extends Observable<PlayerState> {
  setText(text: string): void
  /** Restores the text that was last played. */
  restore(): void
  /** Generates the text; does nothing unless `canGenerate`. Resolves to true if it succeeded. */
  generate(): Promise<boolean>
  /** Calls `listener` with every generated snippet; the returned function unsubscribes. */
  onSnippet(listener: (snippet: SpokenSnippet) => void): () => void
  /** Shows another voice or snippet. Its own snippet coming back changes nothing. */
  show(input: PlayerInput): void
  /** Drops the snippet and its text after a logout; after a login, clears a failed or limited generation. */
  renew(left: string | null): void
  /** Track of a spoken text. */
  track(spoken: Spoken): Track
  /** Starts automatic actions, such as generating a new text; the returned function stops them and all requests. */
  start(): () => void
}

/** Longer timeouts overflow and fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of a player: its text, its playable sounds, and the generation of snippets. */
export function createPlayerStore(input: PlayerInput, options: PlayerStoreOptions): PlayerStore {
  const { client, playback, clock, log = logToConsole } = options

  const { getState, getInitialState, subscribe, setState: replace } = createObservable(initialState(input))
  const set = (part: Partial<PlayerState>) => replace({ ...getState(), ...part })
  const listeners = new Set<(snippet: SpokenSnippet) => void>()
  let request: AbortController | null = null
  let autoTimer: unknown = null
  let holdTimer: unknown = null
  let stopListening: (() => void) | null = null

  function track(spoken: Spoken): Track {
    const { audio } = spoken
    const source = typeof audio === 'string' && client ? soundSource(client, audio) : audio
    return playback.track(typeof source === 'string' ? { url: source } : source, infoOf(getState(), spoken))
  }

  function setText(text: string): void {
    clock.clearTimeout(autoTimer)
    const before = spokenOnStage(getState())
    set({ text, isNewText: false })
    // An edited text no longer matches the playing sound.
    if (before && spokenNow(getState()) !== before) track(before).pause()
  }

  async function generate(): Promise<boolean> {
    const state = getState()
    const { voice, text } = state
    if (!client || !voice || !canGenerate(state)) return false
    clock.clearTimeout(autoTimer)
    clock.clearTimeout(holdTimer)
    const { signal } = (request = new AbortController())
    set({ generation: { status: 'generating' } })
    const outcome = await speak(client, voice, text, signal)
    if (signal.aborted || outcome.status === 'aborted') return false
    if (outcome.status === 'ready') apply(outcome)
    else fail(outcome)
    return outcome.status === 'ready'
  }

  function apply({ snippet, save }: SnippetReady): void {
    const spoken = spokenSnippet(snippet)
    set({ snippet: spoken, generation: { status: 'ready', snippet }, isNewText: false })
    const sound = track(spoken)
    stopListening?.()
    stopListening = saveWhenRead(sound, save)
    sound.load()
    for (const listener of listeners) listener(snippet)
  }

  /** Saves a snippet with its duration once its metadata has loaded. */
  function saveWhenRead(sound: Track, save: SnippetReady['save']): () => void {
    const leave = sound.subscribe(() => {
      const { durationMs } = sound.getState()
      if (durationMs === null) return
      leave()
      void save(durationMs).then((outcome) => {
        if (outcome.status !== 'saved') log('The audio of the snippet or its length could not be saved.', outcome.error)
      })
    })
    return leave
  }

  function fail(outcome: SnippetHeld | SnippetFailed): void {
    if (outcome.status === 'failed') log('The snippet could not be generated.', outcome.error)
    set({ generation: outcome })
    const leftMs = outcome.status === 'held' && outcome.until ? outcome.until.getTime() - clock.now() : 0
    // A limit in the past indicates a wrong clock: the alert then stays.
    if (leftMs > 0) {
      const over: Generation = { status: 'idle', isHoldOver: true }
      holdTimer = clock.setTimeout(() => set({ generation: over }), Math.min(leftMs, LONGEST_TIMER_MS))
    }
  }

  function cancel(): void {
    clock.clearTimeout(autoTimer)
    clock.clearTimeout(holdTimer)
    request?.abort()
    stopListening?.()
    if (getState().generation.status === 'generating') set({ generation: { status: 'idle' } })
  }

  function start(): () => void {
    if (getState().isNewText) autoTimer = clock.setTimeout(() => void generate(), AUTO_GENERATE_DELAY_MS)
    return cancel
  }

  let shown = input
  return {
    getState,
    getInitialState,
    subscribe,
    setText,
    restore() {
      const spoken = spokenOnStage(getState())
      if (spoken) setText(spoken.text)
    },
    generate,
    onSnippet(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(next) {
      if (next === shown) return
      const isSame = isSameSpeech(shown, next, getState().generation)
      shown = next
      if (isSame) {
        set({ voice: next.voice ?? null, info: next.info, accountLevel: next.accountLevel ?? 0 })
        return
      }
      cancel()
      replace(initialState(next))
      start()
    },
    renew(left) {
      if (left !== null) {
        cancel()
        shown = { ...shown, snippet: null, newText: null }
        replace(initialState(shown))
      } else if (['held', 'failed'].includes(getState().generation.status)) {
        clock.clearTimeout(holdTimer)
        set({ generation: { status: 'idle' } })
      }
    },
    track,
    start,
  }
}

/** Has a voice say a text, by code that is loaded when it is first needed. */
async function speak(
  client: NonNullable<PlayerStoreOptions['client']>,
  voice: Voice,
  text: string,
  signal: AbortSignal,
): Promise<SnippetOutcome> {
  try {
    const { generateSnippet } = await generationModule.load()
    return await generateSnippet(client, voice, text, { signal })
  } catch (error) {
    return { status: 'failed', message: null, error }
  }
}

/** True if an input keeps the visitor's text: the same voice, with the current snippet. */
function isSameSpeech(before: PlayerInput, next: PlayerInput, generation: Generation): boolean {
  if (before.voice?.voice_id !== next.voice?.voice_id || before.ownSound !== next.ownSound) return false
  if (before.newText !== next.newText) return false
  if (before.sampleText !== next.sampleText && !next.snippet) return false
  const id = next.snippet?.voice_snippet_id
  const own = generation.status === 'ready' ? generation.snippet.voice_snippet_id : undefined
  return id === before.snippet?.voice_snippet_id || id === own
}

function infoOf(state: PlayerState, spoken: Spoken): TrackInfo | undefined {
  const { info } = state
  return info && { ...info, href: pageOf(state, spoken), peaks: spoken.peaks, melody: spoken.melody }
}
