import type { SpeechMark } from '@voice-rankings/contract'
import type { PlaybackError } from '@voice-rankings/playback'

/** Properties that a player shares with `HTMLMediaElement`. */
export interface MediaProps {
  /** Playback position in seconds. If set before a sound is loaded, playback starts there. Default 0. */
  currentTime: number
  /** Playback speed, 1 = as recorded; the pitch is preserved. Default: the speed that the visitor chose. */
  playbackRate: number
  /** Volume from 0 to 1. Some systems ignore it in favour of their own controls. Default 1. */
  volume: number
  /** True if muted. Default false. */
  muted: boolean
  /** True to repeat the sound. Default false. */
  loop: boolean
  /**
   * Amount of the sound loaded before playback: `none`, `metadata` for its length, or `auto`. The small player loads
   * nothing before hover or focus; `duration-ms` states the length until then. Default `none`.
   */
  preload: 'none' | 'metadata' | 'auto'
}

/** Events of a player's sound, as callbacks. */
export interface MediaCallbacks {
  /** Playback started. */
  onPlay?: () => void
  /** Playback paused. */
  onPause?: () => void
  /** Playback reached the end. */
  onEnded?: () => void
  /** The position changed: about four times a second during playback, and after a seek. */
  onTimeupdate?: () => void
  /** A seek completed. */
  onSeeked?: () => void
  /** `playbackRate` changed. */
  onRatechange?: () => void
  /** `volume` or `muted` changed. */
  onVolumechange?: () => void
  /** The length of the sound is known; it can play without delay. */
  onReady?: () => void
  /** Playback failed; `code` is `blocked`, `network` or `unreadable`. */
  onError?: (error: PlaybackError) => void
  /** Another word started. */
  onWord?: (mark: SpeechMark) => void
}
