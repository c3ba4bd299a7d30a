import type { Messages } from '../messages.ts'
import { englishMessages } from './englishMessages.ts'

/**
 * Test translation in which every text is enclosed in brackets, so that untranslated text is detected. Number formats
 * are unchanged.
 */
export const markedMessages = { ...(marked(englishMessages) as Messages), writing: englishMessages.writing }

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function')
    return (...values: unknown[]) => marked((value as (...values: unknown[]) => unknown)(...values))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]))
}

/** Remaining text without the marked translations. */
export function unmarked(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return inner === text ? text.trim() : unmarked(inner)
}
