import type { AudioSource } from './audioSource.ts'
import { openSource, PlaybackError } from './audioSource.ts'
import type { Observable } from './observable.ts'
import { createObservable } from './observable.ts'
import type { TrackInfo } from './trackInfo.ts'

/** `idle` until the sound is first asked for; `loading` from then until it is heard. */
export type TrackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error'

interface Progress {
  /** Where the sound stood at the last change, in milliseconds. While it plays, read `track.currentTimeMs`. */
  readonly positionMs: number
  /** Length in milliseconds; null until the audio's head has been read. */
  readonly durationMs: number | null
  /** Speed, 1 = as recorded; the pitch stays. */
  readonly rate: number
}

export type TrackState = Progress &
  ({ readonly status: Exclude<TrackStatus, 'error'> } | { readonly status: 'error'; readonly error: PlaybackError })

/** One sound that can be played. It costs no media element and no request until it is asked for. */
export interface Track extends Observable<TrackState> {
  readonly source: AudioSource
  readonly info: TrackInfo | undefined
  /** Position of the sound in milliseconds, read from the media clock at the moment of asking. */
  readonly currentTimeMs: number
  /** Starts the sound, from the start when it had ended. Never throws: a failure is the state `error`. */
  play(): Promise<void>
  pause(): void
  toggle(): Promise<void>
  /** Goes to a position in milliseconds, cut to the length of the sound. */
  seek(timeMs: number): void
  /** Pauses and goes back to the start. */
  stop(): void
  setRate(rate: number): void
  /** Reads the head of the audio, so that its length is known and playing starts without a wait. */
  load(): void
  /** The media element, made now if there was none; it loads nothing by itself. For drawing libraries. */
  media(): HTMLAudioElement
  /** Keeps the sound alive until the returned function is called; what nobody keeps is stopped and freed. */
  retain(): () => void
  /** Stops the sound and frees its media element. Playing it again loads it anew. */
  destroy(): void
}

interface TrackOptions {
  source: AudioSource
  info?: TrackInfo
  createAudio: () => HTMLAudioElement
  /** Called before the sound starts, so that others can fall silent. */
  onPlay: (track: Track) => void
  /** Called when nobody keeps the track any more. */
  onRelease: (track: Track) => void
}

const INITIAL: TrackState = { status: 'idle', positionMs: 0, durationMs: null, rate: 1 }

// MediaError.MEDIA_ERR_NETWORK; the constructor is a global of browsers only.
const NETWORK_ERROR = 2

export function createTrack({ source, info, createAudio, onPlay, onRelease }: TrackOptions): Track {
  const state = createObservable<TrackState>(INITIAL)
  let audio: HTMLAudioElement | undefined
  let closeSource: (() => void) | undefined
  let keepers = 0

  const currentTimeMs = () => (audio ? audio.currentTime * 1000 : state.getSnapshot().positionMs)

  function update(status: Exclude<TrackStatus, 'error'>, positionMs = currentTimeMs()): void {
    const { durationMs, rate } = state.getSnapshot()
    state.set({ status, positionMs, durationMs, rate })
  }

  function fail(error: PlaybackError): void {
    const { durationMs, rate } = state.getSnapshot()
    state.set({ status: 'error', error, positionMs: currentTimeMs(), durationMs, rate })
  }

  const handlers: Record<string, () => void> = {
    durationchange() {
      const seconds = audio?.duration ?? Number.NaN
      const durationMs = Number.isFinite(seconds) ? seconds * 1000 : null
      state.set({ ...state.getSnapshot(), durationMs })
    },
    playing: () => update('playing'),
    // The pause that comes with the end is the end.
    pause: () => state.getSnapshot().status !== 'error' && !audio?.ended && update('paused'),
    ended: () => update('ended'),
    waiting: () => audio?.paused === false && update('loading'),
    seeked: () => update(audio?.ended ? 'ended' : statusNow()),
    error: () => fail(new PlaybackError(audio?.error?.code === NETWORK_ERROR ? 'network' : 'unreadable')),
  }

  /** What the sound is doing after a seek: an ended sound that was moved back is a paused one. */
  function statusNow(): Exclude<TrackStatus, 'error'> {
    const { status } = state.getSnapshot()
    return status === 'ended' || status === 'error' ? 'paused' : status
  }

  function media(): HTMLAudioElement {
    if (audio) return audio
    const element = createAudio()
    element.preload = 'none'
    const opened = openSource(source)
    closeSource = opened.close
    element.src = opened.url
    element.playbackRate = state.getSnapshot().rate
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    const { positionMs } = state.getSnapshot()
    if (positionMs > 0) element.currentTime = positionMs / 1000
    audio = element
    return element
  }

  /** Lets go of the element, so that the browser frees its decoder and its connection at once. */
  function release(): void {
    if (!audio) return
    for (const [name, handler] of Object.entries(handlers)) audio.removeEventListener(name, handler)
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
    audio = undefined
    closeSource?.()
  }

  async function play(): Promise<void> {
    onPlay(track)
    try {
      if (state.getSnapshot().status === 'error') release()
      const element = media()
      if (element.ended) element.currentTime = 0
      update('loading')
      await element.play()
    } catch (error) {
      const problem = playProblem(error)
      if (problem) fail(problem)
    }
  }

  function seek(timeMs: number): void {
    const { durationMs } = state.getSnapshot()
    const target = Math.max(0, Math.min(timeMs, durationMs ?? timeMs))
    if (audio) audio.currentTime = target / 1000
    update(audio ? statusNow() : 'idle', target)
  }

  const track: Track = {
    source,
    info,
    get currentTimeMs() {
      return currentTimeMs()
    },
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    play,
    pause: () => audio?.pause(),
    toggle: async () => {
      const { status } = state.getSnapshot()
      if (status === 'playing' || status === 'loading') audio?.pause()
      else await play()
    },
    seek,
    stop() {
      audio?.pause()
      seek(0)
    },
    setRate(rate) {
      if (audio) audio.playbackRate = rate
      state.set({ ...state.getSnapshot(), rate })
    },
    load() {
      const element = media()
      if (element.preload === 'none') element.preload = 'metadata'
    },
    media,
    retain() {
      keepers += 1
      let kept = true
      return () => {
        if (!kept) return
        kept = false
        keepers -= 1
        // Later, because a component that is mounted anew lets go and takes hold in the same moment.
        queueMicrotask(() => keepers === 0 && onRelease(track))
      }
    },
    destroy() {
      release()
      state.set({ ...INITIAL, rate: state.getSnapshot().rate })
    },
  }
  return track
}

/** What went wrong when `play()` was refused; null when it was only interrupted by a pause. */
function playProblem(error: unknown): PlaybackError | null {
  if (error instanceof PlaybackError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return new PlaybackError(name === 'NotAllowedError' ? 'blocked' : 'unreadable', { cause: error })
}
