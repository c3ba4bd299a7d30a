import { PEAK_COUNT } from '@voice-rankings/contract'

/** A waveform that rises and falls like a few sentences: integers 0–100. */
export function peaksFixture(): number[] {
  return Array.from({ length: PEAK_COUNT }, (_, n) => Math.round(55 + 35 * Math.sin(n / 3) * Math.sin(n / 17)))
}

/** Its melody, which falls at the end of each sentence: semitones from the median. JSON has no negative zero. */
export function melodyFixture(): number[] {
  return Array.from({ length: PEAK_COUNT }, (_, n) => Math.round(4 * Math.cos(n / 17)) || 0)
}
