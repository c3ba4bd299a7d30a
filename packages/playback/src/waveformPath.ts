import { resamplePeaks } from './resamplePeaks.ts'

/** Half the tallest bar, in percent of the height: the round caps of a full bar need the rest. */
const REACH = 46

/** One vertical stroke per bar in a box `bars` wide and 100 high. */
export function waveformPath(peaks: readonly number[], bars: number): string {
  return resamplePeaks(peaks, bars)
    .map((height, bar) => {
      const half = Math.round((Math.min(100, height) / 100) * REACH)
      return `M${bar + 0.5} ${50 - half}v${half * 2}`
    })
    .join('')
}
