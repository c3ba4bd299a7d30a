import type { Playback } from '../createPlayback.ts'
import { createObservable } from '../observable.ts'
import type { Track } from '../track.ts'
import { createMediaPair } from './createMediaPair.ts'
import { createPieces } from './createPieces.ts'
import type { Piece, Sequence, SequenceState, SequenceStatus } from './sequence.ts'

/** Number of sentences requested ahead of the one that plays. */
const AHEAD = 2

export interface SequenceOptions {
  /** Pauses other sounds of the page when the sequence plays, and the other way round. */
  playback: Pick<Playback, 'track' | 'release'>
  /** Number of sentences; `Infinity` if `next` tells which is the last. */
  length: number
  /** Sentence after another one; undefined at the end. Default: the next number below `length`. */
  next?: (index: number) => number | undefined
  /** Returns the speech of a sentence. */
  speak: (index: number, signal: AbortSignal) => Promise<Piece>
  /** Silence after a sentence at normal speed, in milliseconds. */
  pauseAfter: (index: number) => number
  /** True for an error that the next sentence would meet too: the sequence stops. Default: never. */
  isFatal?: (error: unknown) => boolean
  /** Where it begins. Default: the first sentence. */
  start?: { readonly index: number; readonly positionMs: number }
  rate?: number
  /** Creates a media element. Default: `new Audio()`, called only when audio is played. */
  createAudio?: () => HTMLAudioElement
}

/**
 * Creates a player of sentences. It has two media elements: while one plays a sentence, the other loads the next, so that it
 * starts at the end of the pause. Both are unlocked by the first click, as some systems demand for elements that play later.
 *
 * @example
 * const piece = { url: '/sample.mp3', durationMs: 900, marks: [] }
 * const options = { length: 3, speak: () => Promise.resolve(piece), pauseAfter: () => 250 }
 * const sequence = createSequence({ playback, ...options })
 * await sequence.play()
 */
export function createSequence(options: SequenceOptions): Sequence {
  const { playback, length, speak, pauseAfter, isFatal = () => false, createAudio = () => new Audio() } = options
  const { next = (index) => (index + 1 < length ? index + 1 : undefined) } = options
  const pieces = createPieces(speak)
  const initial: SequenceState = {
    status: 'idle',
    index: options.start?.index ?? 0,
    positionMs: options.start?.positionMs ?? 0,
    failed: new Set(),
    error: null,
    rate: options.rate ?? 1,
    volume: 1,
  }
  const state = createObservable(initial)
  const current = createObservable<ReturnType<Sequence['current']['getState']>>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Place where the address of the audio was requested again: another failure there is not one of the address. */
  let renewed: { readonly index: number; readonly positionMs: number } | undefined
  /** Sentence whose address was requested again while it was loaded ahead. */
  let renewedAhead: number | undefined
  /** Increases with each start, so that an earlier one that still waits ends. */
  let run = 0

  const set = (change: Partial<SequenceState>) => state.setState({ ...state.getState(), ...change })
  const statusNow = () => state.getState().status
  const isMoving = (status = statusNow()) => status === 'playing' || status === 'loading' || status === 'pausing'

  const pair = createMediaPair({
    createAudio,
    onEnded: () => void (statusNow() === 'playing' && advance()),
    // Another sound of the page, a headset or the system paused it.
    onPause: () => void (statusNow() === 'playing' && halt('paused')),
    onError: onMediaError,
  })

  /** Asks once more for the address of the audio, which may have ended, and goes on there; then leaves the sentence out. */
  function onMediaError(failed: number, isActive: boolean, error: MediaError | null): void {
    const { index } = state.getState()
    const positionMs = positionNow()
    if (!isActive) return renewAhead(failed)
    if (failed !== index || !isMoving()) return pieces.forget(failed)
    if (renewed?.index === index && positionMs <= renewed.positionMs) return skip(error)
    renewed = { index, positionMs }
    pieces.forget(failed)
    set({ positionMs })
    void start()
  }

  function renewAhead(index: number): void {
    pieces.forget(index)
    if (!isMoving() || renewedAhead === index) return
    renewedAhead = index
    void prepare(index, run)
  }

  function trackOf(element: HTMLAudioElement): Track {
    const track = playback.track({ media: element, stopsAtRelease: true })
    // Adopts the element now, so that its start pauses other sounds.
    track.media()
    return track
  }

  function positionNow(): number {
    const { index, positionMs, status } = state.getState()
    return pair.active && pair.activeIndex === index && status === 'playing'
      ? pair.active.currentTime * 1000
      : positionMs
  }

  function halt(status: SequenceStatus, change: Partial<SequenceState> = {}): void {
    run += 1
    clearTimeout(timer)
    const positionMs = positionNow()
    set({ status, positionMs, ...change })
    if (pair.active && !pair.active.paused) pair.active.pause()
  }

  async function start(): Promise<void> {
    run += 1
    const mine = run
    clearTimeout(timer)
    const { index, positionMs } = state.getState()
    set({ status: 'loading', error: null })
    // The following ones are requested when it plays: their speech would delay it.
    pieces.keep(nextOf(index))
    let piece: Piece
    try {
      piece = await pieces.get(index)
    } catch (error) {
      if (mine === run) skip(error)
      return
    }
    if (mine !== run) return
    const element = pair.take(index, piece)
    element.currentTime = positionMs / 1000
    adjustElement(element)
    current.setState({ index, track: trackOf(element), piece })
    try {
      await element.play()
    } catch (error) {
      if (mine !== run) return
      if (element.error) pair.fail()
      else fail(error)
      return
    }
    if (mine !== run) return
    set({ status: 'playing' })
    pieces.want(nextOf(index))
    void prepare(next(index), mine)
  }

  /** The sentence and those after it which did not fail. */
  function nextOf(index: number): number[] {
    const { failed } = state.getState()
    const wanted = [index]
    for (let after = next(index); after !== undefined && wanted.length <= AHEAD; after = next(after)) {
      if (!failed.has(after)) wanted.push(after)
    }
    return wanted
  }

  /** Loads a sentence into the element that does not play. */
  async function prepare(index: number | undefined, mine: number): Promise<void> {
    if (index === undefined) return
    try {
      const piece = await pieces.get(index)
      if (mine === run) pair.loadAhead(index, piece)
    } catch {
      // Its error counts when its turn comes.
    }
  }

  function advance(): void {
    const { index, rate } = state.getState()
    const after = next(index)
    if (after === undefined) {
      halt('ended', { index, positionMs: 0 })
      current.setState(null)
      return
    }
    run += 1
    renewed = undefined
    set({ status: 'pausing', index: after, positionMs: 0 })
    timer = setTimeout(() => void start(), pauseAfter(index) / rate)
  }

  /** Marks a sentence as failed, and goes on with the next. */
  function skip(error: unknown): void {
    if (isFatal(error)) return fail(error)
    const { index, failed } = state.getState()
    set({ failed: new Set([...failed, index]) })
    const after = next(index)
    if (after === undefined) return halt('ended')
    set({ index: after, positionMs: 0 })
    void start()
  }

  function fail(error: unknown): void {
    halt('error', { error })
  }

  function adjustElement(element: HTMLAudioElement): void {
    const { rate, volume } = state.getState()
    element.playbackRate = rate
    element.volume = volume
  }

  function seek(index: number, positionMs = 0): void {
    const moves = isMoving()
    renewed = undefined
    renewedAhead = undefined
    halt(moves ? 'loading' : statusNow() === 'idle' ? 'idle' : 'paused', {
      index: Math.max(0, Math.min(index, length - 1)),
      positionMs: Math.max(0, positionMs),
      error: null,
    })
    if (moves) void start()
    else current.setState(null)
  }

  function renew(indexes: readonly number[]): void {
    for (const index of indexes) pieces.forget(index)
    const failed = new Set(state.getState().failed)
    for (const index of indexes) failed.delete(index)
    set({ failed })
    const { status, index } = state.getState()
    if (status === 'loading' && indexes.includes(index)) return void start()
    if (status !== 'playing' && status !== 'pausing') return
    // Speech that was requested before is not loaded any more.
    run += 1
    const after = status === 'pausing' ? index : next(index)
    pieces.want(nextOf(index).slice(status === 'pausing' ? 0 : 1))
    void prepare(after, run)
  }

  return {
    getState: state.getState,
    getInitialState: () => initial,
    subscribe: state.subscribe,
    current,
    get currentTimeMs() {
      return positionNow()
    },
    play() {
      pair.unlock()
      if (statusNow() === 'ended') set({ index: 0, positionMs: 0 })
      return isMoving() ? Promise.resolve() : start()
    },
    pause: () => void (isMoving() && halt('paused')),
    prepare: () => void (isMoving() || prepare(state.getState().index, run)),
    seek,
    adjust({ rate, volume }) {
      const before = state.getState()
      set({ rate: rate ?? before.rate, volume: volume ?? before.volume })
      for (const element of pair.elements) adjustElement(element)
    },
    retry(index) {
      const failed = new Set(state.getState().failed)
      failed.delete(index)
      pieces.forget(index)
      halt('paused', { failed, index, positionMs: 0 })
      return start()
    },
    renew,
    destroy() {
      halt('idle')
      pieces.clear()
      current.setState(null)
      for (const element of pair.elements) playback.release((source) => 'media' in source && source.media === element)
      pair.clear()
    },
  }
}
