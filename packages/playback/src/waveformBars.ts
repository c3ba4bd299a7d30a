import { peakAt } from './peakAt.ts'

/** A waveform: loudness, and the melody on which it rides. */
export interface WaveformShape {
  /** Integers 0–100. */
  readonly peaks: readonly number[]
  /** Pitch of each peak in semitones from the median, 0 without pitch; without a melody all bars are centred. */
  readonly melody?: readonly number[] | undefined
}

/** Bar of a waveform, in percent of its height. */
export interface WaveformBar {
  /** Middle from the top: 50 at the median pitch, less above it. */
  readonly middle: number
  /** Half of the bar's height; 0 in a pause. */
  readonly half: number
}

/** Half-height of the tallest bar at the edge of the melody or the picture; the rest is for round caps. */
const REACH = 46
/** Semitones from the median that reach the edge of the melody. */
const WIDEST_SEMITONES = 6
/** Width of a bar with the gap after it, in pixels: 3 and 2. */
const BAR_PX = 5
/** Peaks below it are pauses. */
const PAUSE_PEAK = 4

/** Distance of the melody's edge from the centre, in percent of the height: on a stage, and in smaller pictures. */
export const MELODY_REACH = { stage: 20, card: 30 } as const

/**
 * Number of bars that fit into a width in pixels: 3 px each, with gaps of 2 px.
 *
 * @example
 * barsIn(320) // 64
 */
export const barsIn = (widthPx: number): number => Math.max(1, Math.floor(widthPx / BAR_PX))

/**
 * Converts a waveform to `count` bars: each is as tall as the loudest peak it covers and as high as the pitch there. With
 * fewer peaks than bars, both are interpolated.
 *
 * @example
 * const bars = waveformBars({ peaks: [40, 100, 0], melody: [0, 6, 0] }, 3, MELODY_REACH.card)
 * // middles 50, 20 and 50
 */
export function waveformBars({ peaks, melody = [] }: WaveformShape, count: number, reach: number): WaveformBar[] {
  const tallest = melody.length > 0 ? REACH - reach : REACH
  const step = peaks.length / count
  return Array.from({ length: count }, (_, bar) => {
    // `slice` truncates fractional indices.
    const under = peaks.slice(bar * step, Math.ceil((bar + 1) * step))
    const loudest = Math.floor(bar * step) + under.indexOf(Math.max(...under))
    // Of a single peak, the division gives NaN.
    const place = step < 1 ? (bar + 0.5) / count : loudest / (peaks.length - 1) || 0
    const peak = Math.min(100, peakAt(peaks, place))
    if (peak < PAUSE_PEAK) return { middle: 50, half: 0 }
    const semitones = Math.max(-WIDEST_SEMITONES, Math.min(WIDEST_SEMITONES, peakAt(melody, place)))
    return { middle: 50 - (semitones / WIDEST_SEMITONES) * reach, half: (peak / 100) * tallest }
  })
}
