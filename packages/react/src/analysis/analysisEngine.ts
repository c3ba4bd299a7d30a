import type { ClipAnalysis } from '@voice-rankings/analysis'
import type { LiveReading } from '@voice-rankings/analysis/live'
import type { SpeechMark } from '@voice-rankings/contract'
import type { FileSource } from '@voice-rankings/playback'

/** What an analysis needs of a browser, so that tests can do without one. */
export interface AnalysisEngine {
  /** Where a media element gets a sound from without its being loaded before; null for one that has to be. */
  urlOf(source: FileSource): string | null
  /** Loads and decodes a sound. */
  load(source: FileSource, signal: AbortSignal): Promise<LoadedClip>
}

/** A sound in memory. */
export interface LoadedClip {
  /** Where a media element gets the same sound from, without asking a server for it again. */
  readonly url: string
  readonly durationMs: number
  /** Measures all of it, off the main thread where the browser allows. */
  measure(marks: readonly SpeechMark[], signal: AbortSignal): Promise<ClipAnalysis>
  /** Opens an inaudible path along which it can be listened to; throws where the browser has none to give. */
  listen(): LiveFeed
  /** Frees what it holds. */
  close(): void
}

/** An inaudible path through an analyser that keeps in step with the visible player. */
export interface LiveFeed {
  /** Lets the sound run from a position, in milliseconds. */
  play(positionMs: number): void
  pause(): void
  /** What is heard now and where in the sound that is; null while nothing plays. */
  read(): (LiveReading & { readonly timeMs: number }) | null
  close(): void
}
