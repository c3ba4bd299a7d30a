import type { SpeechMark } from '@voice-rankings/contract'
import type { Observable } from '../observable.ts'
import type { Track } from '../track.ts'

/** Speech of one sentence. */
export interface Piece {
  readonly url: string
  readonly durationMs: number
  readonly marks: readonly SpeechMark[]
}

/** `loading` while the sentence is generated or fetched; `pausing` in the silence between two sentences. */
export type SequenceStatus = 'idle' | 'loading' | 'playing' | 'pausing' | 'paused' | 'ended' | 'error'

export interface SequenceState {
  readonly status: SequenceStatus
  /** Sentence that plays or would play, counted from 0. */
  readonly index: number
  /** Position in it at the last change, in milliseconds. During playback, read `sequence.currentTimeMs`. */
  readonly positionMs: number
  /** Sentences that could not be spoken; they are left out. */
  readonly failed: ReadonlySet<number>
  /** Error that stopped the sequence; null unless the status is `error`. */
  readonly error: unknown
  /** Playback rate, 1 = as recorded; preserves the pitch. */
  readonly rate: number
  /** 0–1. */
  readonly volume: number
}

/** Sentences that are played one after the other, and generated shortly before. */
export interface Sequence extends Observable<SequenceState> {
  readonly currentTimeMs: number
  /** Starts, or continues. Never throws: a failure is part of the state. */
  play(): Promise<void>
  pause(): void
  /** Loads the sentence that `play` would begin with, so that it begins at once. A failure counts when it is played. */
  prepare(): void
  /** Goes to a sentence, also one that has not been spoken; plays on if it was playing. */
  seek(index: number, positionMs?: number): void
  adjust(settings: { readonly rate?: number; readonly volume?: number }): void
  /** Tries a sentence that failed once more, and continues from there. */
  retry(index: number): Promise<void>
  /**
   * Forgets the speech of sentences, which is requested again when they are played next. A sentence that sounds is heard to
   * its end.
   */
  renew(indexes: readonly number[]): void
  /** Track and marks of the sentence that plays; null before its speech is there. */
  readonly current: Observable<{ readonly index: number; readonly track: Track; readonly piece: Piece } | null>
  destroy(): void
}
