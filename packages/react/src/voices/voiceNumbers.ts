import type { RangeName } from '@voice-rankings/contract'

/** Writes a pitch: `212 Hz`. */
export function formatPitch(hz: number): string {
  return `${Math.round(hz)} Hz`
}

/** Writes a speaking rate: `154 wpm`. */
export function formatRate(wordsPerMinute: number): string {
  return `${Math.round(wordsPerMinute)} wpm`
}

/** Writes a perceptual loudness: `61 %`. */
export function formatIntensity(percent: number): string {
  return `${Math.round(percent)} %`
}

/** Writes a share of creaky voice, 0–1, with two decimals. */
export function formatFry(share: number): string {
  return share.toFixed(2)
}

/** Writes an energy of 1–10 with at most one decimal. */
export function formatEnergy(energy: number): string {
  return String(Math.round(energy * 10) / 10)
}

/** How each filter range writes one of its values, and the step its slider moves by. */
export const RANGE_FORMATS: Record<RangeName, { format: (value: number) => string; unit: string; step: number }> = {
  pitchRange: { format: (value) => String(value), unit: 'Hz', step: 5 },
  wpmRange: { format: (value) => String(value), unit: 'wpm', step: 5 },
  intensityRange: { format: (value) => String(value), unit: '%', step: 1 },
  vocalFryRange: { format: (value) => String(Math.round(value * 100) / 100), unit: '', step: 0.01 },
  energyRange: { format: formatEnergy, unit: '', step: 0.5 },
}

/** Writes a range with its unit: `110–260 Hz`. */
export function formatValueRange(name: RangeName, range: readonly [number, number]): string {
  const { format, unit } = RANGE_FORMATS[name]
  return `${format(range[0])}–${format(range[1])} ${unit}`.trim()
}
