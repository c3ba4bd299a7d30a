import { expect, it } from 'vitest'
import { frenchMessages } from './french.ts'
import { spanishMessages } from './spanish.ts'

/** Arguments for functions of texts; those that a function does not accept are skipped. */
const ARGUMENTS = [
  [2, 2, 2],
  ['Emma', 'Emma', 'Emma'],
  ['Emma', ['Emma']],
]

/** All texts with their paths; functions are called. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') return ARGUMENTS.flatMap((values) => textsOf(results(value, values), path))
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

function results(speak: Function, values: unknown[]): unknown {
  try {
    return speak(...values)
  } catch {
    return []
  }
}

const NARROW = '\u202F'

it.each(textsOf(frenchMessages, 'french'))('%s has French spaces, quotes and apostrophes', (_path, text) => {
  expect(text.match(/.[;:!?%»]/gu) ?? []).toEqual((text.match(/.[;:!?%»]/gu) ?? []).map((two) => NARROW + two.at(-1)))
  expect(text).not.toMatch(new RegExp(`«[^${NARROW}]|['"“”]|\\.\\.\\.`, 'u'))
})

it.each(textsOf(spanishMessages, 'spanish'))('%s has Spanish marks and quotes', (_path, text) => {
  const count = (mark: string) => text.split(mark).length
  expect([count('?'), count('!')]).toEqual([count('¿'), count('¡')])
  expect(text).not.toMatch(/[^\u00A0]%|['"“”]|\.\.\./u)
})
