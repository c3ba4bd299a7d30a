import type { AudioSource, PlaybackError } from './audioSource.ts'
import type { Observable } from './observable.ts'
import type { TrackInfo } from './trackInfo.ts'

/** `idle` until the sound is first asked for; `loading` from then until it is heard. */
export type TrackStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'error'

/** How a sound is played. */
export interface SoundSettings {
  /** Speed, 1 = as recorded; the pitch stays. */
  readonly rate: number
  /** 0–1. Some systems leave it to their own controls, and ignore it. */
  readonly volume: number
  readonly muted: boolean
  /** Whether it begins again at its end. */
  readonly loop: boolean
}

interface Progress extends SoundSettings {
  /** Where the sound stood at the last change, in milliseconds. While it plays, read `track.currentTimeMs`. */
  readonly positionMs: number
  /** Length in milliseconds; null until the audio's head has been read. */
  readonly durationMs: number | null
}

export type TrackState = Progress &
  ({ readonly status: Exclude<TrackStatus, 'error'> } | { readonly status: 'error'; readonly error: PlaybackError })

/** One sound that can be played. It costs no media element and no request until it is asked for. */
export interface Track extends Observable<TrackState> {
  readonly source: AudioSource
  readonly info: TrackInfo | undefined
  /** Position of the sound in milliseconds, read from the media clock at the moment of asking. */
  readonly currentTimeMs: number
  /**
   * Starts the sound, from the start when it had ended. Never throws: a failure is the state `error`. `started` is what the media
   * element was started with before, in the task of a click; it resolves to its error, or to nothing.
   */
  play(started?: Promise<unknown>): Promise<void>
  pause(): void
  toggle(): Promise<void>
  /** Goes to a position in milliseconds, cut to the length of the sound. */
  seek(timeMs: number): void
  /** Pauses and goes back to the start. */
  stop(): void
  /** Plays otherwise from now on; what is left out stays. */
  adjust(settings: Partial<SoundSettings>): void
  /** Reads the head of the audio, or with `auto` all of it: its length is known then, and playing starts without a wait. */
  load(preload?: 'metadata' | 'auto'): void
  /** The media element, made now if there was none; it loads nothing by itself. For drawing libraries. */
  media(): HTMLMediaElement
  /** Keeps the sound alive until the returned function is called; what nobody keeps is stopped and freed. */
  retain(): () => void
  /** Stops the sound and frees its media element. Playing it again loads it anew. */
  destroy(): void
}
