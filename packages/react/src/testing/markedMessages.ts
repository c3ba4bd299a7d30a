import type { Messages } from '../messages.ts'
import { englishMessages } from './englishMessages.ts'

/** A translation in which every text stands in brackets: what has none comes from outside the translation. How numbers are written stays. */
export const markedMessages = { ...(marked(englishMessages) as Messages), writing: englishMessages.writing }

function marked(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function')
    return (...values: unknown[]) => marked((value as (...values: unknown[]) => unknown)(...values))
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]))
}

/** What is left of a text without what the translation said. */
export function unmarked(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return inner === text ? text.trim() : unmarked(inner)
}
