import type { AudioSource, FileSource } from './audioSource.ts'
import { PlaybackError } from './audioSource.ts'
import { createObservable } from './observable.ts'
import { openSource } from './openSource.ts'
import type { Track, TrackState, TrackStatus } from './track.ts'
import type { TrackInfo } from './trackInfo.ts'

interface TrackOptions {
  source: AudioSource
  info?: TrackInfo
  createAudio: () => HTMLAudioElement
  /** Called before the sound starts, so that others can fall silent. */
  onPlay: (track: Track) => void
  /** Called when somebody keeps the track. */
  onKeep: (track: Track) => void
  /** Called when nobody keeps the track any more. */
  onRelease: (track: Track) => void
}

const INITIAL: TrackState = { status: 'idle', positionMs: 0, durationMs: null, rate: 1 }

// HTMLMediaElement.HAVE_FUTURE_DATA; the constructor is a global of browsers only.
const HAVE_FUTURE_DATA = 3

/** What an element that somebody else made is doing. */
function stateOf(media: HTMLMediaElement): TrackState {
  const isLoading = !media.paused && media.readyState < HAVE_FUTURE_DATA
  const isUntouched = media.paused && media.currentTime === 0
  const moving = isLoading ? 'loading' : 'playing'
  return {
    status: media.ended ? 'ended' : isUntouched ? 'idle' : media.paused ? 'paused' : moving,
    positionMs: media.currentTime * 1000,
    durationMs: Number.isFinite(media.duration) ? media.duration * 1000 : null,
    rate: media.playbackRate,
  }
}

// MediaError.MEDIA_ERR_NETWORK; the constructor is a global of browsers only.
const NETWORK_ERROR = 2

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

  function update(status: Exclude<TrackStatus, 'error'>, positionMs = currentTimeMs()): void {
    const { durationMs, rate } = state.getState()
    state.setState({ status, positionMs, durationMs, rate })
  }

  function fail(error: PlaybackError): void {
    const { durationMs, rate } = state.getState()
    state.setState({ status: 'error', error, positionMs: currentTimeMs(), durationMs, rate })
  }

  function failWith(error: unknown): void {
    const problem = playProblem(error)
    if (problem) fail(problem)
  }

  const handlers: Record<string, () => void> = {
    durationchange() {
      const seconds = audio?.duration ?? Number.NaN
      const durationMs = Number.isFinite(seconds) ? seconds * 1000 : null
      state.setState({ ...state.getState(), durationMs })
    },
    // An element of the page may also be started by the page.
    play: () => adopted && onPlay(track),
    playing: () => update('playing'),
    // The pause that comes with the end is the end.
    pause: () => state.getState().status !== 'error' && !audio?.ended && update('paused'),
    ended: () => update('ended'),
    waiting: () => audio?.paused === false && update('loading'),
    seeked: () => update(audio?.ended ? 'ended' : statusNow()),
    ratechange: () => audio && state.setState({ ...state.getState(), rate: audio.playbackRate }),
    error: () => fail(new PlaybackError(audio?.error?.code === NETWORK_ERROR ? 'network' : 'unreadable')),
  }

  /** What the sound is doing after a seek: an ended sound that was moved back is a paused one. */
  function statusNow(): Exclude<TrackStatus, 'error'> {
    const { status } = state.getState()
    return status === 'ended' || status === 'error' ? 'paused' : status
  }

  function listen(element: HTMLMediaElement): void {
    for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler)
    audio = element
  }

  /** Takes an element over as it is, without a gap in what is heard. */
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
    element.playbackRate = state.getState().rate
    listen(element)
    const { positionMs } = state.getState()
    if (positionMs > 0) element.currentTime = positionMs / 1000
    return element
  }

  /** Lets go of the element: of its own so that the browser frees its decoder and its connection at once. */
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

  async function play(): Promise<void> {
    onPlay(track)
    try {
      if (state.getState().status === 'error') {
        if (adopted) adopted.load()
        else release()
      }
      const element = media()
      if (element.ended) element.currentTime = 0
      update('loading')
      await element.play()
    } catch (error) {
      failWith(error)
    }
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
    setRate(rate) {
      const element = audio ?? adopted
      if (element) element.playbackRate = rate
      const before = state.getState()
      if (rate !== before.rate) state.setState({ ...before, rate })
    },
    load() {
      try {
        const element = media()
        if (element.preload === 'none') element.preload = 'metadata'
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
        // Later, because a component that is mounted anew lets go and takes hold in the same moment.
        queueMicrotask(() => keepers === 0 && onRelease(track))
      }
    },
    destroy() {
      release()
      state.setState(adopted ? stateOf(adopted) : { ...INITIAL, rate: state.getState().rate })
    },
  }
  return track
}

/**
 * The log is for who made the page: text that is no audio is a fault of theirs or of the server's. Who listens has the state
 * `error` as with any other sound, since a player that stays silent and says nothing is the worst answer.
 */
function open(source: FileSource): ReturnType<typeof openSource> {
  try {
    return openSource(source)
  } catch (error) {
    console.error('The audio could not be built from its base64 text.', error)
    throw error
  }
}

/** What went wrong when `play()` was refused; null when it was only interrupted by a pause. */
function playProblem(error: unknown): PlaybackError | null {
  if (error instanceof PlaybackError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  return new PlaybackError(name === 'NotAllowedError' ? 'blocked' : 'unreadable', { cause: error })
}
