import type { AudioSource, PlaybackError } from './audioSource.ts'
import type { Observable } from './observable.ts'
import type { TrackInfo } from './trackInfo.ts'

/** `idle` until playback or loading is requested; `loading` until audio plays. */
export type TrackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error'

/** Playback settings. */
export interface SoundSettings {
  /** Playback rate, 1 = as recorded; preserves the pitch. */
  readonly rate: number
  /** 0–1. Ignored on systems that reserve it for their own controls. */
  readonly volume: number
  readonly muted: boolean
  /** True to restart at the end. */
  readonly loop: boolean
}

interface Progress extends SoundSettings {
  /** Position at the last change, in milliseconds. During playback, read `track.currentTimeMs`. */
  readonly positionMs: number
  /** Duration in milliseconds; null until the metadata is loaded. */
  readonly durationMs: number | null
}

export type TrackState = Progress &
  ({ readonly status: Exclude<TrackStatus, 'error'> } | { readonly status: 'error'; readonly error: PlaybackError })

/** A playable sound. It needs no media element and no request until it is played. */
export interface Track extends Observable<TrackState> {
  readonly source: AudioSource
  readonly info: TrackInfo | undefined
  /** Current position in milliseconds, read from the media element. */
  readonly currentTimeMs: number
  /**
   * Starts playback, from the beginning after the end. Never throws: a failure is the state `error`. `started` is the
   * result of an earlier `play()` of the media element in the task of a click; it resolves to its error, or to nothing.
   */
  play(started?: Promise<unknown>): Promise<void>
  pause(): void
  toggle(): Promise<void>
  /** Seeks to a position in milliseconds, limited to the duration. */
  seek(timeMs: number): void
  /** Pauses and seeks to the start. */
  stop(): void
  /** Changes the given playback settings. */
  adjust(settings: Partial<SoundSettings>): void
  /**
   * Loads the metadata, or with `auto` the whole file: the duration is then known, and playback starts without delay.
   */
  load(preload?: 'metadata' | 'auto'): void
  /** Returns the media element, creating it if necessary; it loads nothing by itself. For drawing libraries. */
  media(): HTMLMediaElement
  /** Retains the track until the returned function is called; a track that is not retained is stopped and freed. */
  retain(): () => void
  /** Stops playback and frees the media element. Playing again loads it again. */
  destroy(): void
}
