import type { TimedWord } from './speakingRate.ts'
import type { Voiceprint } from './voiceprint.ts'

/** Everything measured about a voice from one clip of it. */
export interface VoiceProfile {
  /** Length of the clip. */
  readonly durationMs: number
  /** Median pitch; null for a voice without pitch (a whisper). */
  readonly pitchHz: number | null
  /** Spread of the pitch: 10th to 90th percentile in semitones; null without pitch. */
  readonly pitchSpreadSemitones: number | null
  /** Share of the active speech time that has pitch, 0-1. */
  readonly voicedShare: number
  /** Words per minute from the first spoken word to the end of the last; null when nothing was spoken. */
  readonly wordsPerMinute: number | null
  /** Integrated loudness, ITU-R BS.1770-4; -Infinity for silence. */
  readonly lufs: number
  /** Spread of the short-time loudness within speech, in LU. */
  readonly loudnessRangeLu: number
  /** Perceptual loudness, 0-100, of the clip as it was given. */
  readonly intensityPercent: number
  /** Share of voiced time that is creaky, 0-1. */
  readonly vocalFry: number
  /** How animated the delivery is, 1-10. */
  readonly energy: number
  /** For comparing voices; plain JSON. */
  readonly voiceprint: Voiceprint
}

/**
 * Measures a voice from a mono clip: pitch, rate, loudness, vocal fry, energy and voiceprint.
 *
 * `rate` is in Hz, `marks` say when each word of `text` is spoken, `language` (BCP 47) rules how words are counted.
 */
export function voiceProfile(
  samples: Float32Array,
  rate: number,
  marks: readonly TimedWord[],
  text: string,
  language = 'en',
): VoiceProfile {
  throw new Error(`Not measured yet: ${samples.length} ${rate} ${marks.length} ${text} ${language}`)
}
