import type { AnalysisSample } from '@voice-rankings/analysis'
import type { VoiceListing } from '@voice-rankings/contract'
import { sourceKey } from '@voice-rankings/playback'
import type { Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { AnalysisEngine, LiveFeed, LoadedClip } from './analysisEngine.ts'
import type { AnalysisInput, AnalysisState, AnalysisRun } from './analysisState.ts'
import { analysisSource, canStart, initialState } from './analysisState.ts'
import { createComparison } from './createComparison.ts'
import { createSampler } from './createSampler.ts'

/** Maximum number of live samples; the oldest are dropped. */
export const MOST_POINTS = 1000
/** Delay between the end and the computation of results, in milliseconds. */
export const RESULTS_DELAY_MS = 100

/** Part of the visible player that the store uses. */
type AnalysisAudio = Pick<
  HTMLAudioElement,
  | 'src'
  | 'removeAttribute'
  | 'load'
  | 'readyState'
  | 'play'
  | 'pause'
  | 'paused'
  | 'currentTime'
  | 'addEventListener'
  | 'removeEventListener'
>

export interface AnalysisStoreOptions {
  engine: AnalysisEngine
  clock: Clock
  /** Logs errors. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface AnalysisStore extends Pick<StoreApi<AnalysisState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Decodes inline audio; hosted audio is loaded at the start. The returned function stops everything and releases it.
   */
  open(): () => void
  /** Shows another voice or snippet: a running analysis stops, and its audio is released. */
  show(input: AnalysisInput): void
  /** Attaches a media element that plays `audioUrl`; the returned function detaches it. */
  attach(audio: AnalysisAudio): () => void
  /**
   * Loads the audio if needed, clears old data, plays from the start and takes samples. Does nothing unless `canStart`.
   */
  start(): Promise<void>
  /** Pauses and computes the results of the whole clip. Does nothing unless running. */
  stop(): void
  /** Seeks to a position in milliseconds. */
  seek(positionMs: number): void
  /** Measures another voice's sample for the chart, and loads the own audio if needed; null ends the comparison. */
  compare(voice: VoiceListing | null): Promise<void>
  /** Loads the audio again after a failure. */
  retry(): void
}

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of a voice analysis: its audio, live samples and results. */
export function createAnalysisStore(input: AnalysisInput, options: AnalysisStoreOptions): AnalysisStore {
  const { engine, clock, log = logToConsole } = options
  const initial = (shownNow: AnalysisInput) => initialState(shownNow, engine.urlOf)
  const store = createStore<AnalysisState>(() => initial(input))
  const set = (part: Partial<AnalysisState>) => store.setState(part)
  const setRun = (run: AnalysisRun) => set({ run })
  const isRunning = () => store.getState().run.status === 'running'
  let shown = input
  let audio: AnalysisAudio | null = null
  /** True if the visible player uses, or waits for, the loaded sound instead of its address. */
  let isTaken = false
  let clip: LoadedClip | null = null
  let loading: Promise<void> | null = null
  let feed: LiveFeed | null = null
  let measured: Promise<unknown> | null = null
  /** Aborts the work for the current sound. */
  let work = new AbortController()
  let timer: unknown = null
  const sampler = createSampler({
    clock,
    read: () => feed?.read(),
    onSamples: (samples) => set({ samples: [...store.getState().samples, ...samples].slice(-MOST_POINTS) }),
  })

  const comparison = createComparison({
    engine,
    log,
    onChange: (next) => set({ comparison: next }),
    loadOwn: ensureLoaded,
    measureOwn: measure,
  })

  async function load(): Promise<void> {
    const source = analysisSource(shown)
    const { signal } = (work = new AbortController())
    if (!source) return
    setRun({ status: 'loading' })
    try {
      const loaded = await engine.load(source, signal)
      if (signal.aborted) return loaded.close()
      clip = loaded
      const { audioUrl } = store.getState()
      set({ audioUrl: audioUrl ?? loaded.url, durationMs: loaded.durationMs, run: { status: 'idle', problem: null } })
    } catch (error) {
      if (signal.aborted) return
      log('The audio to analyse could not be loaded.', error)
      setRun({ status: 'error', problem: 'notLoaded' })
    }
  }

  /** Loads the sound unless it is loaded or loading. */
  function ensureLoaded(): Promise<void> {
    if (clip) return Promise.resolve()
    const own = (loading ??= load())
    return own.finally(() => {
      if (loading === own) loading = null
    })
  }

  /** Hosted sounds load on demand; inline audio is decoded at once for the visible player. */
  function loadInline(): void {
    if (store.getState().audioUrl === null) void ensureLoaded()
  }

  /** Measures the whole clip, once. */
  function measure(): Promise<unknown> | null {
    const { signal } = work
    const sound = clip
    if (!sound) return null
    const begin = async () => {
      const analysis = await sound.measure(store.getState().marks, signal)
      if (!signal.aborted) set({ clip: analysis })
    }
    measured ??= begin().catch((error: unknown) => {
      measured = null
      if (!signal.aborted) log('The clip could not be measured.', error)
    })
    return measured
  }

  /** Drops samples after a seek position, so that samples stay ordered. */
  function forgetFrom(time: number): void {
    const isBefore = (one: AnalysisSample) => one.time < time
    sampler.forgetFrom(time)
    const { samples } = store.getState()
    if (!samples.every(isBefore)) set({ samples: samples.filter(isBefore) })
  }

  async function start(): Promise<void> {
    const state = store.getState()
    if (!canStart(state)) return
    clock.clearTimeout(timer)
    if (!clip) {
      // Synchronous in the click event: Safari allows later playback only for an element loaded in it. With a source,
      // Chromium would fetch it.
      if (audio?.readyState === 0) {
        isTaken = true
        audio.removeAttribute('src')
        audio.load()
      }
      await ensureLoaded()
      if (work.signal.aborted) return
      if (store.getState().run.status === 'error') return giveBack()
    }
    if (!clip || !audio) return setRun({ status: 'idle', problem: 'noAudio' })
    const { signal } = work
    sampler.clear()
    set({ run: { status: 'running' }, samples: [] })
    try {
      feed ??= clip.listen()
      await playFromStart(audio, clip.url)
      if (signal.aborted || !isRunning()) return
      sampler.begin()
      void measure()
    } catch (error) {
      if (signal.aborted || !isRunning()) return
      log('The analysis could not be started.', error)
      audio.pause()
      setRun({ status: 'idle', problem: 'notStarted' })
    }
  }

  /** Plays the loaded sound, to avoid another request; if the page's CSP forbids that, plays from the address. */
  async function playFromStart(element: AnalysisAudio, loadedUrl: string): Promise<void> {
    if (element.src !== loadedUrl) {
      isTaken = true
      element.src = loadedUrl
    }
    element.currentTime = 0
    try {
      await element.play()
    } catch (error) {
      const isRefused = (error as DOMException).name === 'NotSupportedError'
      if (!isRefused || !isTaken) throw error
      giveBack()
      await element.play()
    }
  }

  /** Restores the address of the visible player. */
  function giveBack(): void {
    const { audioUrl } = store.getState()
    if (isTaken && audio && audioUrl !== null) audio.src = audioUrl
    isTaken = false
  }

  function halt(): void {
    clock.clearTimeout(timer)
    audio?.pause()
    feed?.pause()
    sampler.end()
  }

  function stop(): void {
    if (!isRunning()) return
    halt()
    setRun({ status: 'finished', results: null })
    const { signal } = work
    timer = clock.setTimeout(() => void finish(signal), RESULTS_DELAY_MS)
  }

  async function finish(signal: AbortSignal): Promise<void> {
    await measure()
    const { run, clip: analysis } = store.getState()
    if (signal.aborted || run.status !== 'finished') return
    setRun(analysis ? { status: 'finished', results: analysis.overall } : { status: 'error', problem: 'notMeasured' })
  }

  /** Releases the current sound and aborts its work. */
  function release(): void {
    work.abort()
    comparison.abort()
    halt()
    giveBack()
    feed?.close()
    clip?.close()
    feed = clip = measured = loading = null
  }

  function attach(element: AnalysisAudio): () => void {
    audio = element
    const handlers = {
      playing: () => isRunning() && feed?.play(element.currentTime * 1000),
      pause: () => feed?.pause(),
      waiting: () => feed?.pause(),
      seeking() {
        feed?.pause()
        if (isRunning()) forgetFrom(element.currentTime)
      },
      seeked: () => isRunning() && !element.paused && feed?.play(element.currentTime * 1000),
      ended: stop,
    }
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    return () => {
      for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler)
      element.pause()
      if (audio !== element) return
      audio = null
      isTaken = false
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open() {
      loadInline()
      return () => {
        release()
        store.setState(initial(shown), true)
      }
    },
    show(next) {
      const [before, after] = [analysisSource(shown), analysisSource(next)]
      const isSame = (before && sourceKey(before)) === (after && sourceKey(after))
      const isSameVoice = next.voice.voice_id === shown.voice.voice_id
      shown = next
      if (isSame && isSameVoice) return set({ voice: next.voice })
      release()
      store.setState(initial(next), true)
      loadInline()
    },
    attach,
    start,
    stop,
    seek(positionMs) {
      if (audio) audio.currentTime = positionMs / 1000
    },
    compare: comparison.compare,
    retry() {
      release()
      void ensureLoaded()
    },
  }
}
