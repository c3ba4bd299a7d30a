import { PEAK_COUNT } from '@voice-rankings/contract'

/** A waveform that rises and falls like a few sentences: integers 0–100. */
export function peaksFixture(): number[] {
  return Array.from({ length: PEAK_COUNT }, (_, n) => Math.round(55 + 35 * Math.sin(n / 3) * Math.sin(n / 17)))
}
