import { ATTRIBUTES, type AttributeName } from '@voice-rankings/contract'
import { formatNumber } from './formatNumber.ts'
import { writingMessages } from './writing.ts'

/** Unit of an attribute's values: `Hz`; empty for a share or a grade. */
export function attributeUnit(name: AttributeName, writing = writingMessages): string {
  const { unit } = ATTRIBUTES[name]
  return unit === 'wpm' ? writing.wpm : unit
}

/**
 * Formats a value of an attribute with its unit: `212 Hz`. It has at least `fewest` decimals, by default those of the
 * table.
 */
export function formatAttribute(
  name: AttributeName,
  value: number,
  writing = writingMessages,
  fewest: number = ATTRIBUTES[name].decimals[0],
): string {
  return `${formatNumber(value, ATTRIBUTES[name].decimals[1], writing, fewest)} ${attributeUnit(name, writing)}`.trim()
}
