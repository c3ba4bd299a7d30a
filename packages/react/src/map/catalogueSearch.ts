import { ATTRIBUTES } from '@voice-rankings/contract'
import type { RangeName } from '@voice-rankings/contract'
import { DEFAULT_FILTERS, formatVoiceFilters } from '../voices/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import { axisValue } from './mapAxes.ts'
import type { MapVoice } from './mapVoices.ts'

/** Catalogue query that narrows it to the value ranges of some voices. */
export function catalogueSearch(voices: readonly MapVoice[], axes: readonly MapAxisName[]): string {
  const ranges: Record<RangeName, readonly [number, number]> = { ...DEFAULT_FILTERS.ranges }
  for (const axis of axes) {
    const values = voices.flatMap((voice) => axisValue(voice, axis) ?? [])
    const { filter, range, decimals, factor } = ATTRIBUTES[axis]
    const [least, most] = range
    if (values.length === 0) continue
    const inside = (value: number) => Math.min(most, Math.max(least, value))
    // Rounded outwards, so that voices at the edge are included.
    const step = decimals[1] === 0 && factor === 1 ? 1 : 100
    const low = inside(Math.floor(Math.min(...values) * step) / step)
    const high = inside(Math.ceil(Math.max(...values) * step) / step)
    ranges[filter] = [low, high]
  }
  return formatVoiceFilters({ ...DEFAULT_FILTERS, languageCode: 'all', ranges }).toString()
}
