import { createFakeAudios } from '@voice-rankings/testkit'
import { beforeEach, vi } from 'vitest'
import { createPlayback } from '../../createPlayback.ts'
import { createSequence } from '../createSequence.ts'
import type { SequenceOptions } from '../createSequence.ts'
import type { Piece, Sequence } from '../sequence.ts'

/** Length of the speech of each sentence. */
export const LENGTH_MS = 1000
export const PAUSE_MS = 250

/** Speech of a sentence. */
export const piece = (index: number): Piece => ({
  url: `/${index}.mp3`,
  durationMs: LENGTH_MS,
  marks: [{ word: `w${index}`, startTime: 0, duration: 500 }],
})

/** Lets answers arrive. */
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** What a test sets, and what happened so far. */
const newRecord = () => ({
  audios: createFakeAudios(LENGTH_MS),
  /** Sentences whose speech was requested, and those whose request was cancelled. */
  asked: [] as number[],
  aborted: [] as number[],
  /** Answers a request for speech. */
  answer: (index: number): Promise<Piece> => Promise.resolve(piece(index)),
  playback: createPlayback({ openChannel: null }),
  sequence: undefined as unknown as Sequence,
})

/** A sequence of five sentences with fake sounds and timers, a new one for each test of the file. */
export function sequenceFixture() {
  const fixture = Object.assign(newRecord(), {
    create(options: Partial<SequenceOptions> = {}): Sequence {
      fixture.sequence = createSequence({
        playback: fixture.playback,
        length: 5,
        speak(index, signal) {
          fixture.asked.push(index)
          signal.addEventListener('abort', () => fixture.aborted.push(index))
          return fixture.answer(index)
        },
        pauseAfter: () => PAUSE_MS,
        createAudio: fixture.audios.createAudio,
        ...options,
      })
      return fixture.sequence
    },
    async begin(options?: Partial<SequenceOptions>): Promise<void> {
      await fixture.create(options).play()
      await settle()
    },
    playing: () => fixture.audios.playing(),
    /** Lets the sentence that plays end, and the pause after it. */
    async hearOut(pauseMs = PAUSE_MS): Promise<void> {
      fixture.playing()?.hear(LENGTH_MS)
      await vi.advanceTimersByTimeAsync(pauseMs)
    },
    failed: () => [...fixture.sequence.getState().failed],
    /** Status, sentence and position. */
    at() {
      const { status, index, positionMs } = fixture.sequence.getState()
      return [status, index, positionMs]
    },
    /** All sentences have other speech from now on; these are renewed. */
    renew(...indexes: number[]): void {
      fixture.answer = (index) => Promise.resolve({ ...piece(index), url: `/new${index}.mp3` })
      fixture.sequence.renew(indexes)
    },
  })
  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(fixture, newRecord())
    return () => vi.useRealTimers()
  })
  return fixture
}
