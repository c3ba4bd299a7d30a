import { resamplePeaks } from './resamplePeaks.ts'

/** Half-height of the tallest bar, as a share of the height; the rest is for round caps. */
const REACH = 0.46

/**
 * SVG path with one vertical stroke per bar, in a box `bars` wide and 100 high.
 *
 * @example
 * const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
 * path.setAttribute('d', waveformPath([0, 50, 100, 50], 4))
 */
export function waveformPath(peaks: readonly number[], bars: number): string {
  return resamplePeaks(peaks, bars)
    .map((height, bar) => {
      const half = Math.round(Math.min(100, height) * REACH)
      return `M${bar + 0.5} ${50 - half}v${half * 2}`
    })
    .join('')
}
