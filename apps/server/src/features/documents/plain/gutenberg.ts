import type { Details } from '../document.ts'

const START = /^\*\*\* ?START OF (?:THE|THIS) PROJECT GUTENBERG EBOOK.*\*\*\*$/imu
const END = /^(?:\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG EBOOK.*|End of (?:the )?Project Gutenberg.*)$/imu

/**
 * Takes a book of Project Gutenberg out of its licence, with the title, author and language of its header. Pairs of
 * underscores, which mark italics there, and marks of illustrations without a caption are removed. Other texts are
 * returned as they are.
 */
export function readGutenberg(text: string): { text: string; details: Details } {
  const start = START.exec(text)
  if (!start) return { text, details: {} }
  const header = text.slice(0, start.index)
  const rest = text.slice(start.index + start[0].length)
  const end = END.exec(rest)
  const field = (name: string) => new RegExp(`^${name}: *(\\S.*(?:\\n {2,}\\S.*)*)`, 'imu').exec(header)?.[1]
  return {
    text: rest
      .slice(0, end?.index)
      .replaceAll(/\[Illustration\]/gi, '')
      .replaceAll(/(?<![\p{L}\p{N}_])_([^_\n]+(?:\n[^_\n]+)*)_(?![\p{L}\p{N}_])/gu, '$1'),
    details: { title: field('Title'), author: field('Author'), language: languageOfName(field('Language')) },
  }
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Two-letter code of a language by its English name, such as `de` for German; null for an unknown one. */
function languageOfName(name: string | undefined): string | null {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.find((code) => names.of(code)?.toLowerCase() === wanted) ?? null
}
