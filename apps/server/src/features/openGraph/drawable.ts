import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Unicode ranges of the fonts, in CSS notation. */
const RANGES = Object.values(require('@fontsource-variable/geist/unicode.json') as Readonly<Record<string, string>>)
  .flatMap((subset) => subset.split(','))
  .map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })

function isWritten(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return RANGES.some(([from, to]) => from <= code && code <= to)
}

/**
 * Removes characters that the fonts lack, such as emoji; null when they lack a letter or digit, without which the
 * meaning changes, or when nothing is left.
 */
export function drawable(text: string): string | null {
  const characters = [...text.normalize()]
  const lacks = characters.filter((character) => !isWritten(character))
  if (lacks.some((character) => /[\p{L}\p{Nd}]/u.test(character))) return null
  const left = characters.filter(isWritten).join('').replace(/\s+/g, ' ').trim()
  return left === '' ? null : left
}
