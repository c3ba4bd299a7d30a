import type { Gender } from '@voice-rankings/contract'

/** Information about a playing track, for a player elsewhere on the page. */
export interface TrackInfo {
  /** Title, for example the voice's name. */
  title: string
  /** Text below the title, for example the provider. */
  subtitle?: string
  /** Path of the page about the track. */
  href?: string
  gender?: Gender
  /** Waveform, integers 0–100. */
  peaks?: readonly number[]
  /** Pitch of each peak in semitones from the median. */
  melody?: readonly number[] | undefined
}
