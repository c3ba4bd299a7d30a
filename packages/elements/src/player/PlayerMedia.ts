import type { SpeechMark } from '@voice-rankings/contract'
import type { PlaybackError } from '@voice-rankings/playback'

/** Properties that a player has in common with an `HTMLMediaElement`. */
export interface MediaProps {
  /** Position of the sound in seconds. Set before there is a sound, it is where that begins. Default 0. */
  currentTime: number
  /** Speed, 1 = as recorded; the pitch stays. Default: the speed that the visitor chose. */
  playbackRate: number
  /** 0–1. Some systems ignore it and leave the volume to their own controls. Default 1. */
  volume: number
  /** Whether nothing of the sound is heard. Default false. */
  muted: boolean
  /** Whether the sound begins again at its end. Default false. */
  loop: boolean
  /**
   * How much of the sound is loaded before it is played: `none`, `metadata` for its length, or `auto`. The small player loads nothing
   * before somebody points to it. Default `none`.
   */
  preload: 'none' | 'metadata' | 'auto'
}

/** Events of the sound of a player, as the callbacks they would be. */
export interface MediaCallbacks {
  /** The sound begins to be heard. */
  onPlay?: () => void
  /** The sound was paused. */
  onPause?: () => void
  /** The sound has been heard to its end. */
  onEnded?: () => void
  /** The position has changed: about four times a second while the sound plays, and after a seek. */
  onTimeupdate?: () => void
  /** The sound has reached the position that it was sent to. */
  onSeeked?: () => void
  /** `playbackRate` has changed. */
  onRatechange?: () => void
  /** `volume` or `muted` has changed. */
  onVolumechange?: () => void
  /** The length of the sound is known; it plays without a wait. */
  onReady?: () => void
  /** The sound does not play; `code` is `blocked`, `network` or `unreadable`. */
  onError?: (error: PlaybackError) => void
  /** Another word is being spoken. */
  onWord?: (mark: SpeechMark) => void
}
