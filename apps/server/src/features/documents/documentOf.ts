import type { Block, Details, Document, Paragraph } from './document.ts'
import { splitSpeakers } from './splitSpeakers.ts'

/**
 * Builds a document from its blocks. A heading begins a section. A heading before all other blocks is the title of the
 * document, in place of a section's, if it equals the stated title, or if there is neither a stated title nor another
 * heading. `speakers` are stated names, as for {@link splitSpeakers}.
 */
export function documentOf(blocks: readonly Block[], details: Details, speakers?: readonly string[]): Document {
  const [first, ...rest] = blocks
  const stated = oneLine(details.title)
  const isTitle =
    first?.kind === 'heading' &&
    rest.length > 0 &&
    (stated === null ? rest.every(({ kind }) => kind === 'paragraph') : sameWords(first.text, stated))
  return {
    title: isTitle ? oneLine(first.text) : stated,
    author: oneLine(details.author),
    languageCode: languageTag(details.language),
    sections: sectionsOf(isTitle ? rest : blocks, speakers),
  }
}

function sectionsOf(blocks: readonly Block[], speakers?: readonly string[]): Document['sections'] {
  const paragraphs = splitSpeakers(blocks, speakers)
  const sections: { title: string | null; paragraphs: Paragraph[] }[] = []
  for (const block of paragraphs) {
    if ('speaker' in block) {
      if (sections.length === 0) sections.push({ title: null, paragraphs: [] })
      sections.at(-1)?.paragraphs.push(block)
    } else sections.push({ title: oneLine(block.text), paragraphs: [] })
  }
  return sections
}

/** Text in one line; null if it is blank. */
function oneLine(text: string | null | undefined): string | null {
  return text?.replaceAll(/\s+/g, ' ').trim() || null
}

/** True if two texts have the same letters and digits, in any case. */
function sameWords(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other)
}

/** True if the letters and digits of a text are a part of another's. */
export function isPartOf(part: string, whole: string): boolean {
  return ` ${wordsOf(whole)} `.includes(` ${wordsOf(part)} `)
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Canonical form of a language tag; null if it is not valid. */
function languageTag(language: string | null | undefined): string | null {
  try {
    const [tag = null] = Intl.getCanonicalLocales(language?.trim().replaceAll('_', '-') || [])
    return tag === 'und' ? null : tag
  } catch {
    return null
  }
}
