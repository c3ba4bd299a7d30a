import { throughChannels } from './channels.ts'
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
  /**
   * Features of consecutive parts of the clip, and of the clip as noise, a telephone and a room change it. They show the
   * variation of the voice.
   */
  readonly parts: readonly (readonly (number | null)[])[]
}

/** Parts of a voiceprint, which contribute to a distance each on its own. */
export const VOICE_PARTS = ['timbre', 'pitch', 'pace', 'energy'] as const
/** One of {@link VOICE_PARTS}. */
export type VoicePart = (typeof VOICE_PARTS)[number]

/** Numbers of each part: the timbre with voiced share and vocal fry, then pitch, syllable rate, and spread of the pitch. */
export const PART_LENGTHS: Readonly<Record<VoicePart, number>> = {
  timbre: TIMBRE_COUNT + 2,
  pitch: 1,
  pace: 1,
  energy: 1,
}

/** Length of each list of features. */
export const FEATURE_COUNT = VOICE_PARTS.reduce((sum, part) => sum + PART_LENGTHS[part], 0)

/**
 * Variance that is added to each feature: even the same speech is measured slightly differently in noise, by telephone
 * and in a room, which the simulated channels show of the spectrum only. Chosen on half of the voices of the accuracy
 * bench.
 */
export const FEATURE_VARIANCES: readonly number[] = Array.from({ length: TIMBRE_COUNT }, () => 0).concat([
  0.0025, 0.01, 0.02, 0.005, 0.02,
])

/** Duration of a part, about a sentence: long enough for most sounds, short enough for several parts. */
const PART_MS = 3_500

/** Computes the voiceprint of a measured clip. */
export function takeVoiceprint(frames: VoiceFrames): Voiceprint {
  const { count } = frames
  const parts = Math.max(2, Math.round((count * PITCH_HOP_MS) / PART_MS))
  const whole = features(frames, 0, count)
  const meanSquare = frames.levelDb.reduce((sum, db) => sum + 10 ** (db / 10), 0) / count
  return {
    whole,
    parts: [
      ...Array.from({ length: parts }, (_, i) => {
        return features(frames, Math.floor((i * count) / parts), Math.floor(((i + 1) * count) / parts))
      }),
      ...throughChannels(frames.melPowers, meanSquare).map((powers) => [
        ...timbre(frames, 0, count, powers).map(rounded),
        ...whole.slice(TIMBRE_COUNT),
      ]),
    ],
  }
}

/** True for a voice, false for a whisper. */
export const isVoicedPrint = ({ whole }: Voiceprint): boolean => (whole[TIMBRE_COUNT] ?? 0) > 0

/** Feature vector; pitch in semitones and rate as a logarithm, so that equal steps are perceived as equal. */
function features(frames: VoiceFrames, from: number, to: number): (number | null)[] {
  const { pitchHz, pitchSpreadSemitones, voicedShare, vocalFry, syllablesPerSecond } = prosody(frames, from, to)
  return [
    ...timbre(frames, from, to),
    voicedShare,
    // Most voices hardly creak: the square root spreads small values.
    Math.sqrt(vocalFry),
    pitchHz === null ? null : 12 * Math.log2(pitchHz),
    syllablesPerSecond ? Math.log(syllablesPerSecond) : null,
    pitchSpreadSemitones,
  ].map((value) => (value === null ? null : rounded(value)))
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4
