import { ATTRIBUTE_NAMES, ATTRIBUTES } from '@voice-rankings/contract'
import type { Voice } from '@voice-rankings/contract'
import { formatAttribute, formatNumber, writingMessages } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import type { CompareMessages } from './messages.ts'

/** One row of the table: a quantity, and for each voice its value and how it differs from the first voice's. */
export interface NumberRow {
  readonly name: keyof CompareMessages['rows']
  readonly cells: readonly { readonly value: string | null; readonly difference: string | null }[]
}

interface Quantity {
  readonly name: NumberRow['name']
  readonly of: (entry: NumberEntry) => number | null
  readonly format: (value: number, writing: WritingMessages) => string
  /** Decimals it is written with, at most. */
  readonly digits: number
}

export interface NumberEntry {
  readonly voice: Voice | null
  /** How long this voice takes for the text, in milliseconds; null until it has said it. */
  readonly durationMs: number | null
}

const formatSeconds = (seconds: number, writing: WritingMessages) => `${formatNumber(seconds, 1, writing)} s`

const QUANTITIES: readonly Quantity[] = [
  ...ATTRIBUTE_NAMES.map((name): Quantity => {
    const { field, decimals } = ATTRIBUTES[name]
    return {
      name,
      of: ({ voice }) => voice?.[field] ?? null,
      format: (value, writing) => formatAttribute(name, value, writing),
      digits: decimals[1],
    }
  }),
  { name: 'length', of: ({ durationMs }) => durationMs && durationMs / 1000, format: formatSeconds, digits: 1 },
]

/** What differs between voices, in numbers. Differences are those of the values as they are written. */
export function numberRows(entries: readonly NumberEntry[], writing = writingMessages): NumberRow[] {
  return QUANTITIES.map(({ name, of, format, digits }) => {
    const [first = null, ...others] = entries.map(of)
    const cell = (value: number | null) => (value === null ? null : format(value, writing))
    /** `+24 Hz`, `−0.3 s`, or `±0 wpm` when both are written alike. */
    function differenceOf(value: number, from: number): string {
      const difference = Number(value.toFixed(digits)) - Number(from.toFixed(digits))
      const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
      return `${sign}${format(Math.abs(difference), writing)}`
    }
    return {
      name,
      cells: [
        { value: cell(first), difference: null },
        ...others.map((value) => ({
          value: cell(value),
          difference: value === null || first === null ? null : differenceOf(value, first),
        })),
      ],
    }
  })
}
