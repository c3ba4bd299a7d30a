import type { PropKind } from './elementTypes.ts'

/**
 * Parses an attribute: undefined if missing or not a valid number. A boolean attribute is true if present and false if
 * its value is `false`, for properties that default to true.
 */
export function parseAttribute(kind: PropKind, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined
  if (kind === 'boolean') return text !== 'false'
  if (kind !== 'number') return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
