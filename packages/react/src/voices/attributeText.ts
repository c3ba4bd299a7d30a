import type { VoiceAttribute } from '@voice-rankings/contract'
import { formatNumber, writingMessages } from '../runtime/index.ts'

/** Display name of an attribute: camel case and underscores become spaces. */
export function formatAttributeName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Display value of an attribute: a list joined with commas, a number with two decimals, a text unchanged. */
export function formatAttributeValue(value: VoiceAttribute['value'], writing = writingMessages): string {
  if (typeof value === 'number') return formatNumber(value, 2, writing)
  return typeof value === 'string' ? value : value.join(', ')
}
