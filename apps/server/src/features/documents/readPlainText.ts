import { type Block, collapse, type Document, toSections } from './document.ts'

/** A heading of a chapter in the languages of the interface: its word, and a number or nothing more. */
const CHAPTER =
  /^(?:chapter|part|book|kapitel|teil|buch|chapitre|partie|livre|cap[ií]tulo|parte|libro)\s+(?:[\divxlc]+|one|two|three|four|five|six|seven|eight|nine|ten)\b.{0,60}$/iu

/** A short line in capitals. */
const CAPITALS = /^[^\p{Ll}]*\p{Lu}{2}[^\p{Ll}]*$/u

const MAX_HEADING = 80

/**
 * Reads plain text. Paragraphs are separated by empty lines, and the lines of a paragraph are joined. A heading stands alone:
 * a chapter with its number, or a short line in capitals.
 */
export function readPlainText(text: string): Document {
  const paragraphs = text
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[ \t]*\n/u)
    .map(collapse)
    .filter((paragraph) => paragraph !== '')
  const blocks = paragraphs.map((paragraph): Block =>
    isHeading(paragraph) ? { heading: paragraph } : { text: paragraph },
  )
  // A text in capitals throughout has no headings.
  const isAllHeadings = blocks.length > 1 && blocks.every((block) => 'heading' in block)
  const sections = toSections(isAllHeadings ? paragraphs.map((paragraph) => ({ text: paragraph })) : blocks)
  return { title: null, author: null, languageCode: null, sections }
}

const isHeading = (line: string) => line.length <= MAX_HEADING && (CHAPTER.test(line) || CAPITALS.test(line))
