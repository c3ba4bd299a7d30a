import { ATTRIBUTE_NAMES, ATTRIBUTES } from '@voice-rankings/contract'
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

/** Table row: a measurement of each voice and its difference from the first voice. */
export interface NumberRow {
  readonly name: keyof CompareMessages['rows']
  readonly cells: readonly { readonly value: string | null; readonly difference: string | null }[]
}

interface Quantity {
  readonly name: NumberRow['name']
  readonly of: (entry: NumberEntry) => number | null
  readonly format: (value: number, writing: WritingMessages) => string
  readonly formatDifference: (difference: number, writing: WritingMessages) => string
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
    const { field, decimals, factor } = ATTRIBUTES[name]
    return {
      name,
      of: ({ voice }) => voice?.[field] ?? null,
      format: (value, writing) => formatAttribute(name, value, writing),
      formatDifference: (difference, writing) => formatAttributeDifference(name, difference, writing),
      round: (value) => Number((value * factor).toFixed(decimals[1])) / factor,
    }
  }),
  {
    name: 'length',
    of: ({ durationMs }) => durationMs && durationMs / 1000,
    format: (seconds, writing) => `${formatNumber(seconds, 1, writing)} s`,
    formatDifference: (seconds, writing) => `${formatDifference(seconds, 1, writing)} s`,
    round: (seconds) => Number(seconds.toFixed(1)),
  },
]

/** Measurements of the voices. Differences are those of the displayed values. */
export function numberRows(entries: readonly NumberEntry[], writing = writingMessages): NumberRow[] {
  return QUANTITIES.map((quantity) => {
    const { name, of, format, round } = quantity
    const [first = null, ...others] = entries.map(of)
    const cell = (value: number | null) => (value === null ? null : format(value, writing))
    return {
      name,
      cells: [
        { value: cell(first), difference: null },
        ...others.map((value) => ({
          value: cell(value),
          difference:
            value === null || first === null ? null : quantity.formatDifference(round(value) - round(first), writing),
        })),
      ],
    }
  })
}
