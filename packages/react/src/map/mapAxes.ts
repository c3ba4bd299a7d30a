import type { RangeName } from '@voice-rankings/contract'
import { formatNumber } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { MapAxisName } from './mapAxisName.ts'
import type { MapVoice } from './mapVoices.ts'

export interface MapAxis {
  readonly field: 'voice_pitch_hz' | 'voice_words_per_minute' | 'voice_intensity' | 'voice_vocal_fry' | 'voice_energy'
  /** The filter of the catalogue that narrows it. */
  readonly range: RangeName
  /** Pitch is heard in ratios: an octave is as wide wherever it lies. */
  readonly scale: 'linear' | 'log'
  /** What the quantity is measured in; empty for a share or a degree. */
  readonly unit: (writing: WritingMessages) => string
  /** Digits behind the point in texts. */
  readonly digits: number
  /** Ends that no voice can be beyond, in the unit. */
  readonly limits: readonly [number, number]
}

export const MAP_AXIS: Readonly<Record<MapAxisName, MapAxis>> = {
  pitch: {
    field: 'voice_pitch_hz',
    range: 'pitchRange',
    scale: 'log',
    unit: () => 'Hz',
    digits: 0,
    limits: [20, 2000],
  },
  pace: {
    field: 'voice_words_per_minute',
    range: 'wpmRange',
    scale: 'linear',
    unit: ({ wpm }) => wpm,
    digits: 0,
    limits: [0, 1000],
  },
  intensity: {
    field: 'voice_intensity',
    range: 'intensityRange',
    scale: 'linear',
    unit: () => '%',
    digits: 0,
    limits: [0, 100],
  },
  fry: { field: 'voice_vocal_fry', range: 'vocalFryRange', scale: 'linear', unit: () => '', digits: 2, limits: [0, 1] },
  energy: { field: 'voice_energy', range: 'energyRange', scale: 'linear', unit: () => '', digits: 1, limits: [1, 10] },
}

/** A voice's value on an axis; null when it was not measured or cannot stand on that axis. */
export function axisValue(voice: MapVoice, name: MapAxisName): number | null {
  const { field, scale } = MAP_AXIS[name]
  const value = voice[field]
  if (value === null || !Number.isFinite(value)) return null
  return scale === 'log' && value <= 0 ? null : value
}

/** A value with its unit: `212 Hz`. */
export function formatAxisValue(name: MapAxisName, value: number, writing: WritingMessages): string {
  const { unit, digits } = MAP_AXIS[name]
  return `${formatNumber(value, digits, writing)} ${unit(writing)}`.trim()
}
