import { FILTER_RANGES, RANGE_ATTRIBUTES, type AttributeName, type RangeName } from '@voice-rankings/contract'
import type { VoicesMessages } from './messages.ts'
import { attributeNumber, formatAttribute, hasOwnUnit, writingMessages } from '../runtime/index.ts'

/** Formats a value of a range with its unit: `110 Hz`. */
export function formatRangeValue(name: RangeName, value: number, writing = writingMessages): string {
  return formatAttribute(RANGE_ATTRIBUTES[name], value, writing, 0)
}

/** Formats a range with its unit: `110–260 Hz`. */
export function formatValueRange(name: RangeName, range: readonly [number, number], writing = writingMessages): string {
  return `${attributeNumber(RANGE_ATTRIBUTES[name], range[0], writing, 0)}–${formatRangeValue(name, range[1], writing)}`
}

/** Formats a filtered range: `any` for all values, `any – 190 Hz` with an open end, or `110–260 Hz`. */
export function filterRangeText(
  name: RangeName,
  range: readonly [number, number],
  messages: VoicesMessages,
  writing = writingMessages,
): string {
  const [isOpenBelow, isOpenAbove] = FILTER_RANGES[name].map((bound, at) => range[at] === bound)
  if (isOpenBelow && isOpenAbove) return messages.any
  if (isOpenBelow) return messages.anyTo(messages.any, formatRangeValue(name, range[1], writing))
  if (isOpenAbove) return messages.anyTo(formatRangeValue(name, range[0], writing), messages.any)
  return formatValueRange(name, range, writing)
}

/** A formatted value that says what it measures: units of pitch and pace do, others need the name of the attribute. */
export function valueText(attribute: AttributeName, value: string, messages: VoicesMessages): string {
  return hasOwnUnit(attribute) ? value : messages.valued(messages.labels[attribute], value)
}
