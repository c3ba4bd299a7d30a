import { ATTRIBUTES } from '@voice-rankings/contract'
import { formatAttribute } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapVoice } from './mapVoices.ts'

/** Value of a voice on an axis; null if it was not measured or is not valid there. */
export function axisValue(voice: MapVoice, name: MapAxisName): number | null {
  const { field, scale } = ATTRIBUTES[name]
  const value = voice[field]
  if (value === null || !Number.isFinite(value)) return null
  return scale === 'log' && value <= 0 ? null : value
}

/** Value with its unit: `212 Hz`. All values of an axis have the same number of decimals. */
export function formatAxisValue(name: MapAxisName, value: number, writing: WritingMessages): string {
  return formatAttribute(name, value, writing, ATTRIBUTES[name].decimals[1])
}
