import { attributeWord, wordFor, type Words } from '@voice-rankings/contract'

/**
 * Names a pitch in Hz, from "extremely deep" (under 80) to "extremely high" (400 and above); null, a voice without pitch, is "unpitched".
 *
 * @example
 * pitchLabel(120) // 'deep'
 */
export function pitchLabel(pitchHz: number | null): string {
  return pitchHz === null ? 'unpitched' : attributeWord('pitch', pitchHz)
}

/**
 * Names how far a pitch moves, in semitones from its 10th to its 90th percentile: from "monotone" to "very wide".
 *
 * @example
 * pitchRangeLabel(5) // 'moderate'
 */
export function pitchRangeLabel(semitones: number): string {
  return wordFor(PITCH_RANGE_WORDS, semitones)
}

/**
 * Names a speaking rate in words per minute, from "very slow" (under 100) to "extremely fast" (260 and above).
 *
 * @example
 * rateLabel(160) // 'moderate'
 */
export function rateLabel(wordsPerMinute: number): string {
  return attributeWord('speakingRate', wordsPerMinute)
}

/**
 * Names a perceptual loudness of 0-100 percent, from "whisper" to "extremely loud".
 *
 * @example
 * intensityLabel(50) // 'moderate'
 */
export function intensityLabel(percent: number): string {
  return attributeWord('intensity', percent)
}

/**
 * Names a share of creaky voice of 0-1, from "clear" to "extreme fry".
 *
 * @example
 * vocalFryLabel(0.02) // 'mostly clear'
 */
export function vocalFryLabel(share: number): string {
  return attributeWord('vocalFry', share)
}

/**
 * Names an energy of 1-10, from "very even" to "very lively".
 *
 * @example
 * energyLabel(7) // 'lively'
 */
export function energyLabel(energy: number): string {
  return attributeWord('energy', energy)
}

const PITCH_RANGE_WORDS: Words = [
  [2, 'monotone'],
  [4, 'narrow'],
  [7, 'moderate'],
  [10, 'wide'],
  [Infinity, 'very wide'],
]
