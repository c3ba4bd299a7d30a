import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { LiveReading } from '@voice-rankings/analysis/live'
import type { SpeechMark } from '@voice-rankings/contract'
import type { FileSource } from '@voice-rankings/playback'

/** Browser functions used by an analysis, replaceable in tests. */
export interface AnalysisEngine {
  /** Address from which a media element can play a sound without loading it first; null if it must be loaded. */
  urlOf(source: FileSource): string | null
  /** Loads and decodes a sound. */
  load(source: FileSource, signal: AbortSignal): Promise<LoadedClip>
}

/** Decoded sound in memory. */
export interface LoadedClip {
  /** Blob address of the same sound, which needs no further request. */
  readonly url: string
  readonly durationMs: number
  /** Measures the whole sound, off the main thread if possible. */
  measure(marks: readonly SpeechMark[], signal: AbortSignal): Promise<ClipAnalysis>
  /** Opens an inaudible audio graph for live readings; throws if the browser has no audio. */
  listen(): LiveFeed
  /** Releases its resources. */
  close(): void
}

/** Inaudible playback through an analyser, in sync with the visible player. */
export interface LiveFeed {
  /** Starts playback from a position in milliseconds. */
  play(positionMs: number): void
  pause(): void
  /** Current reading and its position; null while paused. */
  read(): (LiveReading & { readonly timeMs: number }) | null
  close(): void
}
