import { ATTRIBUTES, type AttributeName } from '@voice-rankings/contract'
import { formatDifference, formatNumber } from './formatNumber.ts'
import { writingMessages } from './writing.ts'

/** Unit of an attribute's displayed values: `Hz`. */
export function attributeUnit(name: AttributeName, writing = writingMessages): string {
  const { unit } = ATTRIBUTES[name]
  if (unit === 'of 10') return writing.ofTen
  return unit === 'wpm' ? writing.wpm : unit
}

/** True if the unit alone says what is measured: several attributes are percentages, and a grade needs its name. */
export function hasOwnUnit(name: AttributeName): boolean {
  const { unit } = ATTRIBUTES[name]
  return unit === 'Hz' || unit === 'wpm'
}

/** Displayed number of an attribute's value, without its unit: a share of 0.5 is `50`. */
export function attributeNumber(
  name: AttributeName,
  value: number,
  writing = writingMessages,
  fewest: number = ATTRIBUTES[name].decimals[0],
): string {
  const { factor, decimals } = ATTRIBUTES[name]
  return formatNumber(value * factor, decimals[1], writing, fewest)
}

/**
 * Formats a value of an attribute with its unit: `212 Hz`. It has at least `fewest` decimals, by default those of the
 * table.
 */
export function formatAttribute(
  name: AttributeName,
  value: number,
  writing = writingMessages,
  fewest?: number,
): string {
  return `${attributeNumber(name, value, writing, fewest)} ${attributeUnit(name, writing)}`
}

/** Formats a difference of two values with its unit: `+9 Hz`, `−13 wpm`; of two grades without: `+0.4`. */
export function formatAttributeDifference(name: AttributeName, difference: number, writing = writingMessages): string {
  const { factor, decimals, unit } = ATTRIBUTES[name]
  const number = formatDifference(difference * factor, decimals[1], writing)
  return unit === 'of 10' ? number : `${number} ${attributeUnit(name, writing)}`
}
