import type { Gender } from '@voice-rankings/contract'

/** What a player elsewhere on the page shows of a sound that is playing. */
export interface TrackInfo {
  /** Who is heard, for example the voice's name. */
  title: string
  /** The provider, or whatever stands below the title. */
  subtitle?: string
  /** Path of the page about this sound. */
  href?: string
  gender?: Gender
  /** Waveform, integers 0–100. */
  peaks?: readonly number[]
}
