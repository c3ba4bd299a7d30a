import { ATTRIBUTE_NAMES, ATTRIBUTES, shareOf } from '@voice-rankings/contract'
import type { Voice } from '@voice-rankings/contract'
import {
  formatAttribute,
  formatAttributeDifference,
  formatDifference,
  formatNumber,
  writingMessages,
} from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { CompareMessages } from './messages.ts'

/** Table row: a measurement of each voice, its difference from the first voice, and its place on the axis, 0–1. */
export interface NumberRow {
  readonly name: keyof CompareMessages['rows']
  readonly cells: readonly {
    readonly value: string | null
    readonly difference: string | null
    readonly place: number | null
  }[]
}

interface Quantity {
  readonly name: NumberRow['name']
  readonly of: (entry: NumberEntry) => number | null
  readonly format: (value: number, writing: WritingMessages) => string
  readonly formatDifference: (difference: number, writing: WritingMessages) => string
  /** Ends of the axis; null for one from zero to the largest value. */
  readonly axis: readonly [low: number, high: number] | null
  /** Rounds a value to its displayed decimals. */
  readonly round: (value: number) => number
}

export interface NumberEntry {
  readonly voice: Voice | null
  /** Duration of this voice's reading in milliseconds; null if it has none. */
  readonly durationMs: number | null
}

const QUANTITIES: readonly Quantity[] = [
  ...ATTRIBUTE_NAMES.map((name): Quantity => {
    const { field, decimals, factor, range } = ATTRIBUTES[name]
    return {
      name,
      of: ({ voice }) => voice?.[field] ?? null,
      format: (value, writing) => formatAttribute(name, value, writing),
      formatDifference: (difference, writing) => formatAttributeDifference(name, difference, writing),
      axis: range,
      round: (value) => Number((value * factor).toFixed(decimals[1])) / factor,
    }
  }),
  {
    name: 'length',
    of: ({ durationMs }) => durationMs && durationMs / 1000,
    format: (seconds, writing) => `${formatNumber(seconds, 1, writing)} s`,
    formatDifference: (seconds, writing) => `${formatDifference(seconds, 1, writing)} s`,
    axis: null,
    round: (seconds) => Number(seconds.toFixed(1)),
  },
]

/** Measurements of the voices. Differences are those of the displayed values. */
export function numberRows(entries: readonly NumberEntry[], writing = writingMessages): NumberRow[] {
  return QUANTITIES.map((quantity) => {
    const { name, of, format, round } = quantity
    const values = entries.map(of)
    const [first = null, ...others] = values
    const axis = quantity.axis ?? [0, Math.max(0, ...values.map((value) => value ?? 0))]
    const cell = (value: number | null) => ({
      value: value === null ? null : format(value, writing),
      place: value === null ? null : shareOf(value, axis),
    })
    return {
      name,
      cells: [
        { ...cell(first), difference: null },
        ...others.map((value) => ({
          ...cell(value),
          difference:
            value === null || first === null ? null : quantity.formatDifference(round(value) - round(first), writing),
        })),
      ],
    }
  })
}
