import type { PropKind } from './elementTypes.ts'

/**
 * Reads an attribute: undefined for one that is not there, or for a number that is none. A boolean is true when its attribute
 * is there, and false when that says `false`, for what is on by default.
 */
export function parseAttribute(kind: PropKind, text: string | null): string | number | boolean | undefined {
  if (text === null) return undefined
  if (kind === 'boolean') return text !== 'false'
  if (kind !== 'number') return text
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : number
}
