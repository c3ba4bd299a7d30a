import { ATTRIBUTE_NAMES, ATTRIBUTES } from '@voice-rankings/contract'
import type { Voice } from '@voice-rankings/contract'
import { formatAttribute, formatNumber, writingMessages } from '../runtime/index.ts'
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
  /** Maximum number of decimals. */
  readonly digits: number
}

export interface NumberEntry {
  readonly voice: Voice | null
  /** Duration of this voice's reading in milliseconds; null if it has none. */
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

/** Measurements of the voices. Differences are those of the displayed values. */
export function numberRows(entries: readonly NumberEntry[], writing = writingMessages): NumberRow[] {
  return QUANTITIES.map(({ name, of, format, digits }) => {
    const [first = null, ...others] = entries.map(of)
    const cell = (value: number | null) => (value === null ? null : format(value, writing))
    /** `+24 Hz`, `−0.3 s`, or `±0 wpm` if both are displayed alike. */
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
