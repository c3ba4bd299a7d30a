import { PITCH_HOP_MS } from './pitchTrack.ts'
import { prosody } from './prosody.ts'
import { timbre, TIMBRE_COUNT } from './timbre.ts'
import type { VoiceFrames } from './voiceFrames.ts'

/**
 * What a voice sounds like as numbers, made to be stored as JSON and compared by {@link createSimilarity}.
 *
 * The order of the numbers is internal; null stands for what a voice does not have (the pitch of a whisper).
 */
export interface Voiceprint {
  /** Features of the whole clip. */
  readonly whole: readonly (number | null)[]
  /** The same features of consecutive parts of the clip: they show how much one voice varies. */
  readonly parts: readonly (readonly (number | null)[])[]
}

/** Numbers in each list of a voiceprint: timbre, then pitch, its spread, voiced share, fry and syllable rate. */
export const FEATURE_COUNT = TIMBRE_COUNT + 5

/** About a sentence: long enough to hold most sounds, short enough to give several parts. */
const PART_MS = 3_500

/** Takes the voiceprint of a measured clip. */
export function takeVoiceprint(frames: VoiceFrames): Voiceprint {
  const parts = Math.max(2, Math.round((frames.count * PITCH_HOP_MS) / PART_MS))
  return {
    whole: features(frames, 0, frames.count),
    parts: Array.from({ length: parts }, (_, i) => {
      return features(frames, Math.floor((i * frames.count) / parts), Math.floor(((i + 1) * frames.count) / parts))
    }),
  }
}

/** Pitch in semitones and rate as a logarithm: equal steps sound equally large. */
function features(frames: VoiceFrames, from: number, to: number): (number | null)[] {
  const { pitchHz, pitchSpreadSemitones, voicedShare, vocalFry, syllablesPerSecond } = prosody(frames, from, to)
  return [
    ...timbre(frames, from, to),
    pitchHz === null ? null : 12 * Math.log2(pitchHz),
    pitchSpreadSemitones,
    voicedShare,
    // Most voices creak hardly at all: the root spreads the small values.
    Math.sqrt(vocalFry),
    syllablesPerSecond ? Math.log(syllablesPerSecond) : null,
  ].map((value) => (value === null ? null : Math.round(value * 1e4) / 1e4))
}
