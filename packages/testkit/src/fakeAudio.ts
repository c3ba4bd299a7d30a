/** Fake audio element: the test advances its time and decides how loading ends. */
export interface FakeAudio extends HTMLAudioElement {
  /** Advances playback by so many milliseconds, up to the end. */
  hear(durationMs: number): void
  /** Makes `play()` reject from now on, as for the autoplay policy (`NotAllowedError`) or a broken file. */
  refuse(name: string): void
  /** Reports a media error, for example 2 for a network error. */
  breakDown(code: number): void
  /** Number of explicit `load()` calls. */
  readonly loads: number
}

/**
 * Creates an audio element that knows its duration, in milliseconds, once it is played or its metadata is requested.
 */
export function createFakeAudio(lengthMs = 1000): FakeAudio {
  const target = new EventTarget()
  const tell = (...names: string[]) => names.forEach((name) => target.dispatchEvent(new Event(name)))
  let seconds = 0
  let paused = true
  let refusal: string | null = null
  let preload = ''
  let source = ''
  let loads = 0

  const audio = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    get src() {
      return source
    },
    set src(url: string) {
      source = url
    },
    removeAttribute(name: string) {
      if (name === 'src') source = ''
    },
    get preload() {
      return preload
    },
    set preload(value: string) {
      preload = value
      if (value === 'metadata') learnLength()
    },
    playbackRate: 1,
    volume: 1,
    muted: false,
    loop: false,
    duration: Number.NaN,
    error: null as { code: number } | null,
    get paused() {
      return paused
    },
    get ended() {
      return seconds >= lengthMs / 1000
    },
    get currentTime() {
      return seconds
    },
    set currentTime(value: number) {
      seconds = Math.min(value, lengthMs / 1000)
      tell('seeking', 'seeked')
    },
    async play() {
      if (refusal) throw new DOMException('The test refuses to play.', refusal)
      paused = false
      learnLength()
      tell('play', 'playing')
    },
    pause() {
      if (paused) return
      paused = true
      tell('pause')
    },
    load: () => (loads += 1),
    hear(durationMs: number) {
      seconds = Math.min(seconds + durationMs / 1000, lengthMs / 1000)
      if (seconds < lengthMs / 1000) return
      paused = true
      tell('pause', 'ended')
    },
    refuse: (name: string) => (refusal = name),
    breakDown(code: number) {
      audio.error = { code }
      tell('error')
    },
    get loads() {
      return loads
    },
  }
  function learnLength(): void {
    if (Number.isFinite(audio.duration)) return
    audio.duration = lengthMs / 1000
    tell('durationchange', 'loadedmetadata')
  }
  // Implements only the members that playback uses.
  return audio as unknown as FakeAudio
}

/** Creates the fake audio elements of a page, each of the same length in milliseconds. */
export function createFakeAudios(lengthMs?: number) {
  /** Elements in the order of their creation. */
  const made: FakeAudio[] = []
  return {
    made,
    createAudio(): FakeAudio {
      const audio = createFakeAudio(lengthMs)
      made.push(audio)
      return audio
    },
    playing: () => made.find(({ paused }) => !paused),
  }
}
