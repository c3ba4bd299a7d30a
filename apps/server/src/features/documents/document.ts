/** A paragraph of a document. */
interface DocumentParagraph {
  readonly text: string
  /** Name in front of the speech of a dialogue, which is not part of the text; null without one. */
  readonly speaker: string | null
}

/** A section of a document, from one heading to the next. */
export interface DocumentSection {
  /** Null for text before the first heading. */
  readonly title: string | null
  readonly paragraphs: readonly DocumentParagraph[]
}

/** A text to read aloud. */
export interface Document {
  readonly title: string | null
  readonly author: string | null
  /** BCP 47; null if the document states none. */
  readonly languageCode: string | null
  readonly sections: readonly DocumentSection[]
}

/** A heading or a paragraph, as the readers find them one after the other. */
export type Block = { readonly heading: string } | { readonly text: string }

/** Puts blocks into sections, with the speakers of a dialogue. */
export function toSections(blocks: readonly Block[]): DocumentSection[] {
  const sections: { title: string | null; texts: string[] }[] = []
  for (const block of blocks) {
    if ('heading' in block) sections.push({ title: block.heading, texts: [] })
    else if (sections.length === 0) sections.push({ title: null, texts: [block.text] })
    else sections.at(-1)?.texts.push(block.text)
  }
  const speakers = findSpeakers(sections.flatMap(({ texts }) => texts))
  return sections.map(({ title, texts }) => ({ title, paragraphs: texts.map((text) => takeSpeaker(text, speakers)) }))
}

/** A name of up to three words with capital letters, a colon, and what is said. */
const SPEECH = /^(\p{Lu}[\p{L}\p{M}.'’-]*(?: \p{Lu}[\p{L}\p{M}.'’-]*){0,2}): ?(?=[\p{L}\p{N}"“„«¿¡(])/u

/** Words that stand before a colon without being a speaker. */
const NO_SPEAKERS =
  /^(?:note|notes|warning|tip|example|chapter|part|source|hinweis|achtung|beispiel|kapitel|teil|quelle|remarque|exemple|chapitre|partie|nota|ejemplo|cap[ií]tulo|parte|http|https)$/iu

/**
 * Names of the speakers of a dialogue: at least two speak, each twice or all together in half of the paragraphs. A single
 * "Note: …" is none.
 */
function findSpeakers(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const name = SPEECH.exec(text)?.[1]
    if (name !== undefined && !NO_SPEAKERS.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const lines = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const isScript = counts.size >= 2 && lines >= texts.length / 2
  const often = [...counts].filter(([, count]) => count >= 2).map(([name]) => name)
  return new Set(isScript ? counts.keys() : often.length >= 2 ? often : [])
}

function takeSpeaker(text: string, speakers: ReadonlySet<string>): DocumentParagraph {
  const found = SPEECH.exec(text)
  const [, speaker = ''] = found ?? []
  return found && speakers.has(speaker) ? { text: text.slice(found[0].length), speaker } : { text, speaker: null }
}

/** Text with its white space collapsed. */
export const collapse = (text: string): string => text.replace(/\s+/gu, ' ').trim()
