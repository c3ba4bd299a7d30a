import type { RangeName } from '@voice-rankings/contract'
import { formatNumber, writingMessages } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'

/** Writes a pitch: `212 Hz`. */
export function formatPitch(hz: number, writing = writingMessages): string {
  return `${formatNumber(hz, 0, writing)} Hz`
}

/** Writes a speaking rate: `154 wpm`. */
export function formatRate(wordsPerMinute: number, writing = writingMessages): string {
  return `${formatNumber(wordsPerMinute, 0, writing)} ${writing.wpm}`
}

/** Writes a perceptual loudness: `61 %`. */
export function formatIntensity(percent: number, writing = writingMessages): string {
  return `${formatNumber(percent, 0, writing)} %`
}

/** Writes a share of creaky voice, 0–1, with two decimals. */
export function formatFry(share: number, writing = writingMessages): string {
  return formatNumber(share, 2, writing)
}

/** Writes an energy of 1–10 with at most one decimal. */
export function formatEnergy(energy: number, writing = writingMessages): string {
  return formatNumber(energy, 1, writing, 0)
}

/** How each filter range writes one of its values, and the step its slider moves by. */
export const RANGE_FORMATS: Record<RangeName, RangeFormat> = {
  pitchRange: { digits: 0, unit: () => 'Hz', step: 5 },
  wpmRange: { digits: 0, unit: ({ wpm }) => wpm, step: 5 },
  intensityRange: { digits: 0, unit: () => '%', step: 1 },
  vocalFryRange: { digits: 2, unit: () => '', step: 0.01 },
  energyRange: { digits: 1, unit: () => '', step: 0.5 },
}

interface RangeFormat {
  /** Most decimals. */
  readonly digits: number
  readonly unit: (writing: WritingMessages) => string
  readonly step: number
}

/** Writes a value of a range with its unit: `110 Hz`. */
export function formatRangeValue(name: RangeName, value: number, writing = writingMessages): string {
  const { digits, unit } = RANGE_FORMATS[name]
  return `${formatNumber(value, digits, writing, 0)} ${unit(writing)}`.trim()
}

/** Writes a range with its unit: `110–260 Hz`. */
export function formatValueRange(name: RangeName, range: readonly [number, number], writing = writingMessages): string {
  const { digits } = RANGE_FORMATS[name]
  return `${formatNumber(range[0], digits, writing, 0)}–${formatRangeValue(name, range[1], writing)}`
}
