import type { AudioSource, FileSource } from './audioSource.ts'
import { PlaybackError } from './audioSource.ts'
import { createObservable } from './observable.ts'
import { openSource } from './openSource.ts'
import type { SoundSettings, Track, TrackState, TrackStatus } from './track.ts'
import type { TrackInfo } from './trackInfo.ts'

interface TrackOptions {
  source: AudioSource
  info?: TrackInfo
  createAudio: () => HTMLAudioElement
  /** Called before playback starts, so that others can pause. */
  onPlay: (track: Track) => void
  /** Called when the track is retained. */
  onKeep: (track: Track) => void
  /** Called when the track is no longer retained. */
  onRelease: (track: Track) => void
}

const SETTINGS: SoundSettings = { rate: 1, volume: 1, muted: false, loop: false }
const INITIAL: TrackState = { ...SETTINGS, status: 'idle', positionMs: 0, durationMs: null }

// Constants of HTMLMediaElement and MediaError, which exist in browsers only.
const HAVE_FUTURE_DATA = 3
const MEDIA_ERR_NETWORK = 2

const settingsOf = ({ playbackRate, volume, muted, loop }: HTMLMediaElement): SoundSettings => ({
  rate: playbackRate,
  volume,
  muted,
  loop,
})

function adjustMedia(media: HTMLMediaElement, { rate, ...rest }: Partial<SoundSettings>): void {
  Object.assign(media, rest)
  if (rate !== undefined) media.playbackRate = rate
}

const errorOf = (media: HTMLMediaElement) =>
  media.error && new PlaybackError(media.error.code === MEDIA_ERR_NETWORK ? 'network' : 'unreadable')

/** State of an adopted media element. */
function stateOf(media: HTMLMediaElement): TrackState {
  const isLoading = !media.paused && media.readyState < HAVE_FUTURE_DATA
  const isUntouched = media.paused && media.currentTime === 0
  const moving = isLoading ? 'loading' : 'playing'
  const error = errorOf(media)
  const progress = {
    ...settingsOf(media),
    positionMs: media.currentTime * 1000,
    durationMs: Number.isFinite(media.duration) ? media.duration * 1000 : null,
  }
  if (error) return { ...progress, status: 'error', error }
  return { ...progress, status: media.ended ? 'ended' : isUntouched ? 'idle' : media.paused ? 'paused' : moving }
}

export function createTrack({ source, info, createAudio, onPlay, onKeep, onRelease }: TrackOptions): Track {
  const adopted = 'media' in source ? source.media : null
  const state = createObservable<TrackState>(adopted ? stateOf(adopted) : INITIAL)
  let audio: HTMLMediaElement | undefined
  let closeSource: (() => void) | undefined
  let keepers = 0

  const currentTimeMs = () => {
    const element = audio ?? adopted
    return element ? element.currentTime * 1000 : state.getState().positionMs
  }

  function settingsNow(): SoundSettings {
    const { rate, volume, muted, loop } = state.getState()
    return { rate, volume, muted, loop }
  }

  function update(status: Exclude<TrackStatus, 'error'>, positionMs = currentTimeMs()): void {
    const { durationMs } = state.getState()
    state.setState({ ...settingsNow(), status, positionMs, durationMs })
  }

  function fail(error: PlaybackError): void {
    if (audio && source.renew?.(audio, error)) return
    state.setState({ ...state.getState(), status: 'error', error, positionMs: currentTimeMs() })
  }

  function failWith(error: unknown): void {
    const problem = playProblem(error)
    if (problem) fail(problem)
  }

  function readSettings(): void {
    if (audio) state.setState({ ...state.getState(), ...settingsOf(audio) })
  }

  const handlers: Record<string, () => void> = {
    durationchange() {
      const seconds = audio?.duration ?? Number.NaN
      const durationMs = Number.isFinite(seconds) ? seconds * 1000 : null
      state.setState({ ...state.getState(), durationMs })
    },
    // An adopted element may also be started by the host page.
    play: () => adopted && onPlay(track),
    playing: () => update('playing'),
    // The pause event at the end is ignored in favour of `ended`.
    pause: () => state.getState().status !== 'error' && !audio?.ended && update('paused'),
    ended: () => update('ended'),
    waiting: () => audio?.paused === false && update('loading'),
    seeked: () => update(audio?.ended ? 'ended' : statusNow()),
    ratechange: readSettings,
    volumechange: readSettings,
    error: () => fail((audio && errorOf(audio)) ?? new PlaybackError('unreadable')),
  }

  /** Status after a seek: an ended track becomes paused. */
  function statusNow(): Exclude<TrackStatus, 'error'> {
    const { status } = state.getState()
    return status === 'ended' || status === 'error' ? 'paused' : status
  }

  function listen(element: HTMLMediaElement): void {
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    audio = element
  }

  /** Adopts an element in its current state, without interrupting playback. */
  function adopt(element: HTMLMediaElement): HTMLMediaElement {
    listen(element)
    state.setState(stateOf(element))
    if (!element.paused) onPlay(track)
    return element
  }

  function media(): HTMLMediaElement {
    if (audio) return audio
    if ('media' in source) return adopt(source.media)
    const element = createAudio()
    element.preload = 'none'
    const opened = open(source)
    closeSource = opened.close
    element.src = opened.url
    adjustMedia(element, settingsNow())
    listen(element)
    const { positionMs } = state.getState()
    if (positionMs > 0) element.currentTime = positionMs / 1000
    return element
  }

  /** Releases the element; an own one also frees its decoder and connection at once. */
  function release(): void {
    if (!audio) return
    for (const [name, handler] of Object.entries(handlers)) audio.removeEventListener(name, handler)
    const element = audio
    audio = undefined
    if ('media' in source) {
      if (source.stopsAtRelease) element.pause()
      return
    }
    element.pause()
    element.removeAttribute('src')
    element.load()
    closeSource?.()
  }

  async function play(started?: Promise<unknown>): Promise<void> {
    onPlay(track)
    try {
      const refusal = await (started ?? start())
      if (refusal) failWith(refusal)
    } catch (error) {
      failWith(error)
    }
  }

  function start(): Promise<void> {
    if (state.getState().status === 'error') {
      if (adopted) adopted.load()
      else release()
    }
    const element = media()
    if (element.ended) element.currentTime = 0
    update('loading')
    return element.play()
  }

  function seek(timeMs: number): void {
    const { durationMs } = state.getState()
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
    ...state,
    play,
    pause: () => (audio ?? adopted)?.pause(),
    toggle: async () => {
      const { status } = state.getState()
      if (status === 'playing' || status === 'loading') track.pause()
      else await play()
    },
    seek,
    stop() {
      audio?.pause()
      seek(0)
    },
    adjust(settings) {
      state.setState({ ...state.getState(), ...settings })
      const element = audio ?? adopted
      if (element) adjustMedia(element, settings)
    },
    load(preload = 'metadata') {
      try {
        const element = media()
        if (element.preload === 'none' || preload === 'auto') element.preload = preload
      } catch (error) {
        failWith(error)
      }
    },
    media,
    retain() {
      keepers += 1
      onKeep(track)
      if (adopted) media()
      let kept = true
      return () => {
        if (!kept) return
        kept = false
        keepers -= 1
        // Deferred, because a component that is remounted releases and retains in the same task.
        queueMicrotask(() => keepers === 0 && onRelease(track))
      }
    },
    destroy() {
      release()
      state.setState(adopted ? stateOf(adopted) : { ...INITIAL, ...settingsNow() })
    },
  }
  return track
}

/**
 * Opens a source. The log is for developers: invalid audio is an error of the page or the server. Listeners get the
 * state `error`, as for any other failure.
 */
function open(source: FileSource): ReturnType<typeof openSource> {
  try {
    return openSource(source)
  } catch (error) {
    console.error('The base64 audio could not be read.', error)
    throw error
  }
}

/** Maps a rejection of `play()` to an error; null when it was only interrupted by a pause. */
function playProblem(error: unknown): PlaybackError | null {
  if (error instanceof PlaybackError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return new PlaybackError(name === 'NotAllowedError' ? 'blocked' : 'unreadable', { cause: error })
}
