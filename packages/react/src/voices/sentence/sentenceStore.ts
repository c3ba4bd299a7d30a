import type { SpokenSnippet, VoiceListing } from '@voice-rankings/contract'
import type { Playback, Track } from '@voice-rankings/playback'
import type { Calls, Client } from '@voice-rankings/sdk'
import type { SnippetOutcome } from '@voice-rankings/sdk/audio'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { generationModule } from '../../requests/generationModule.ts'
import type { Generation } from '../../player/index.ts'

export interface SentenceState {
  /** Sentence of all cards; blank for their samples. */
  readonly text: string
  /** Generations of the sentence by voice id; a voice that was not asked has none. */
  readonly takes: ReadonlyMap<string, Generation>
  /** Voice whose turn it is when all are played; null otherwise. */
  readonly turn: string | null
}

export interface SentenceStore extends Pick<StoreApi<SentenceState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sets another sentence and forgets the takes of the last one. */
  setText(text: string): void
  /** Plays the sentence in a voice, and generates it first if necessary; pauses or cancels it if it is in progress. */
  toggle(voice: VoiceListing): Promise<void>
  /** Plays the sentence, or the samples without one, in each voice. Resolves at the end, or when it is interrupted. */
  playAll(voices: readonly VoiceListing[]): Promise<void>
  /** Cancels generations, and ends `playAll` with its sound. */
  stop(): void
  /** Forgets all takes after a login or logout, since they belong to the visitor. */
  renew(): void
}

export interface SentenceStoreOptions {
  client: Calls<'speech.generate' | 'uploads.presign' | 'speech.patch'> & Pick<Client, 'url'>
  playback: Pick<Playback, 'current'>
  /** Track of a take, or of the sample; null for a voice without sample. */
  trackOf: (voice: VoiceListing, take: SpokenSnippet | null) => Track | null
  log?: (message: string, error: unknown) => void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of a sentence that all voices of a list speak, one at a time. */
export function createSentenceStore(options: SentenceStoreOptions): SentenceStore {
  const { client, playback, trackOf, log = logToConsole } = options
  const store = createStore<SentenceState>(() => ({ text: '', takes: new Map(), turn: null }))
  const { getState: get, setState: set } = store
  let requests = new AbortController()
  /** Sounds that were asked for since the last interruption, by voice id. */
  let asked = new Map<string, Promise<Track | null>>()

  /** Interrupts what is in progress. */
  function begin(): AbortSignal {
    requests.abort()
    requests = new AbortController()
    asked = new Map()
    const takes = [...get().takes].filter(([, { status }]) => status !== 'generating')
    set({ turn: null, takes: new Map(takes) })
    return requests.signal
  }

  function setTake(id: string, take: Generation): void {
    set({ takes: new Map(get().takes).set(id, take) })
  }

  /** Generates the sentence; a failure to load the code for it is one of the connection. */
  async function load(voice: VoiceListing, signal: AbortSignal): Promise<SnippetOutcome> {
    try {
      const { generateSnippet } = await generationModule.load()
      return await generateSnippet(client, voice, get().text, { signal })
    } catch (error) {
      return { status: 'failed', message: null, reason: 'connection', error }
    }
  }

  async function generate(voice: VoiceListing, signal: AbortSignal): Promise<Track | null> {
    const { voice_id: id } = voice
    setTake(id, { status: 'generating' })
    const outcome = await load(voice, signal)
    if (signal.aborted || outcome.status === 'aborted') return null
    if (outcome.status !== 'ready') {
      if (outcome.status === 'failed') log(`The sentence could not be spoken by ${id}.`, outcome.error)
      setTake(id, outcome)
      return null
    }
    setTake(id, { status: 'ready', snippet: outcome.snippet })
    void outcome.save().then((saved) => {
      if (saved.status !== 'saved') log('The audio of the sentence could not be saved.', saved.error)
    })
    return trackOf(voice, outcome.snippet)
  }

  /** Sound of a voice; null if it has none. */
  function soundOf(voice: VoiceListing, signal: AbortSignal): Promise<Track | null> {
    const known = asked.get(voice.voice_id)
    if (known) return known
    const { text, takes } = get()
    const take = takes.get(voice.voice_id)
    const sound =
      text === ''
        ? Promise.resolve(trackOf(voice, null))
        : take?.status === 'ready'
          ? Promise.resolve(trackOf(voice, take.snippet))
          : generate(voice, signal)
    asked.set(voice.voice_id, sound)
    return sound
  }

  async function playEach(voices: readonly VoiceListing[], signal: AbortSignal): Promise<void> {
    for (const [at, voice] of voices.entries()) {
      set({ turn: voice.voice_id })
      const track = await soundOf(voice, signal)
      if (signal.aborted || get().takes.get(voice.voice_id)?.status === 'held') return
      if (!track) continue
      track.seek(0)
      void track.play()
      const end = endOf(track, signal)
      const next = voices[at + 1]
      if (next) void soundOf(next, signal)
      if ((await end) === 'interrupted') return
    }
  }

  return {
    ...store,
    setText(text) {
      if (text === get().text) return
      begin()
      set({ text, takes: new Map() })
    },
    async toggle(voice) {
      const take = get().takes.get(voice.voice_id)
      const signal = begin()
      if (take?.status === 'generating') return
      if (take?.status === 'ready') return trackOf(voice, take.snippet)?.toggle()
      const track = await soundOf(voice, signal)
      if (!signal.aborted) await track?.play()
    },
    async playAll(voices) {
      const signal = begin()
      await playEach(voices, signal)
      if (!signal.aborted) begin()
    },
    stop() {
      const isPlaying = get().turn !== null
      begin()
      if (isPlaying) playback.current.getState()?.pause()
    },
    renew() {
      begin()
      set({ takes: new Map() })
    },
  }
}

/** Waits until a started track has ended or failed, or was interrupted. */
function endOf(track: Track, signal: AbortSignal): Promise<'ended' | 'interrupted'> {
  return new Promise((resolve) => {
    const end = (outcome: 'ended' | 'interrupted') => {
      leave()
      signal.removeEventListener('abort', interrupt)
      resolve(outcome)
    }
    const interrupt = () => end('interrupted')
    const leave = track.subscribe(() => {
      const { status } = track.getState()
      if (status === 'ended' || status === 'error') end('ended')
      if (status === 'paused' || status === 'idle') interrupt()
    })
    signal.addEventListener('abort', interrupt)
  })
}
