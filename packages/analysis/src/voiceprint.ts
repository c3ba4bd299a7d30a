import { PITCH_HOP_MS } from './pitchTrack.ts'
import { prosody } from './prosody.ts'
import { timbre, TIMBRE_COUNT } from './timbre.ts'
import type { VoiceFrames } from './voiceFrames.ts'

/**
 * Numeric description of a voice, to be stored as JSON and compared by {@link createSimilarity}.
 *
 * The order of the numbers is internal; null means undefined (such as the pitch of a whisper).
 */
export interface Voiceprint {
  /** Features of the whole clip. */
  readonly whole: readonly (number | null)[]
  /** The same features of consecutive parts of the clip, which show the variation within the voice. */
  readonly parts: readonly (readonly (number | null)[])[]
}

/** Length of each list: timbre, then pitch, its spread, voiced share, vocal fry and syllable rate. */
export const FEATURE_COUNT = TIMBRE_COUNT + 5

/** Duration of a part, about a sentence: long enough for most sounds, short enough for several parts. */
const PART_MS = 3_500

/** Computes the voiceprint of a measured clip. */
export function takeVoiceprint(frames: VoiceFrames): Voiceprint {
  const parts = Math.max(2, Math.round((frames.count * PITCH_HOP_MS) / PART_MS))
  return {
    whole: features(frames, 0, frames.count),
    parts: Array.from({ length: parts }, (_, i) => {
      return features(frames, Math.floor((i * frames.count) / parts), Math.floor(((i + 1) * frames.count) / parts))
    }),
  }
}

/** Feature vector; pitch in semitones and rate as a logarithm, so that equal steps are perceived as equal. */
function features(frames: VoiceFrames, from: number, to: number): (number | null)[] {
  const { pitchHz, pitchSpreadSemitones, voicedShare, vocalFry, syllablesPerSecond } = prosody(frames, from, to)
  return [
    ...timbre(frames, from, to),
    pitchHz === null ? null : 12 * Math.log2(pitchHz),
    pitchSpreadSemitones,
    voicedShare,
    // Most voices hardly creak: the square root spreads small values.
    Math.sqrt(vocalFry),
    syllablesPerSecond ? Math.log(syllablesPerSecond) : null,
  ].map((value) => (value === null ? null : Math.round(value * 1e4) / 1e4))
}
