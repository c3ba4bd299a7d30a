import { energy } from './energy.ts'
import { loudness } from './loudness.ts'
import { perceptualLoudnessPercent } from './loudnessPercent.ts'
import { prosody } from './prosody.ts'
import { speakingRate, type TimedWord } from './speakingRate.ts'
import { voiceFrames } from './voiceFrames.ts'
import { takeVoiceprint, type Voiceprint } from './voiceprint.ts'

/** Everything measured about a voice from one clip of it. */
export interface VoiceProfile {
  /** Length of the clip. */
  readonly durationMs: number
  /** Median pitch; null for a voice without pitch (a whisper). */
  readonly pitchHz: number | null
  /** Spread of the pitch: 10th to 90th percentile in semitones; null without pitch. */
  readonly pitchSpreadSemitones: number | null
  /** Share of the speech, pauses left out, that has pitch, 0-1. */
  readonly voicedShare: number
  /** Words per minute from the first spoken word to the end of the last; null when nothing was spoken. */
  readonly wordsPerMinute: number | null
  /** Integrated loudness, ITU-R BS.1770-4; -Infinity for silence. */
  readonly lufs: number
  /** Spread of the 400 ms loudness within speech, in LU. */
  readonly loudnessRangeLu: number
  /** Perceptual loudness, 0-100, of the clip as it was given. */
  readonly intensityPercent: number
  /** Share of the voice that creaks, 0-1. */
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
 * The clip should be as the engine made it, before any levelling, or its intensity says nothing about the voice.
 *
 * @example
 * const profile = voiceProfile(samples, 48_000, marks, 'Good morning!')
 * console.log(`${profile.pitchHz} Hz, ${profile.wordsPerMinute} words per minute`)
 */
export function voiceProfile(
  samples: Float32Array,
  rate: number,
  marks: readonly TimedWord[],
  text: string,
  language = 'en',
): VoiceProfile {
  const frames = voiceFrames(samples, rate)
  const { lufs, rangeLu } = loudness(samples, rate)
  const { pitchHz, pitchSpreadSemitones, voicedShare, vocalFry } = prosody(frames)
  const wordsPerMinute = speakingRate(text, marks, language)
  return {
    durationMs: (samples.length / rate) * 1000,
    pitchHz,
    pitchSpreadSemitones,
    voicedShare,
    wordsPerMinute,
    lufs,
    loudnessRangeLu: rangeLu,
    intensityPercent: perceptualLoudnessPercent(lufs),
    vocalFry,
    energy: energy({ loudnessRangeLu: lufs === -Infinity ? null : rangeLu, wordsPerMinute, pitchSpreadSemitones }),
    voiceprint: takeVoiceprint(frames),
  }
}
