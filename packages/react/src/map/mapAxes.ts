import { ATTRIBUTES } from '@voice-rankings/contract'
import { formatAttribute } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapVoice } from './mapVoices.ts'

/** A voice's value on an axis; null when it was not measured or cannot stand on that axis. */
export function axisValue(voice: MapVoice, name: MapAxisName): number | null {
  const { field, scale } = ATTRIBUTES[name]
  const value = voice[field]
  if (value === null || !Number.isFinite(value)) return null
  return scale === 'log' && value <= 0 ? null : value
}

/** A value with its unit: `212 Hz`. All values of an axis have as many decimals. */
export function formatAxisValue(name: MapAxisName, value: number, writing: WritingMessages): string {
  return formatAttribute(name, value, writing, ATTRIBUTES[name].decimals[1])
}
