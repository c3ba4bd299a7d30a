import { cleanText } from '../../../kernel/http/cleanText.ts'
import type { Block, Document } from '../document.ts'
import { documentOf } from '../documentOf.ts'
import { readGutenberg } from './gutenberg.ts'
import { headingOf } from './headingOf.ts'
import { joinLines, typicalWidth } from './joinLines.ts'

/** Text with CR, CR LF, vertical tab and NEL as line breaks, and form feed and paragraph separator as blank lines. */
const normalized = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    // eslint-disable-next-line no-control-regex -- a vertical tab is a line break
    .replaceAll(/\r\n?|[\u000B\u0085\u2028]/g, '\n')
    .replaceAll(/[\f\u2029]/g, '\n\n')

/**
 * Reads plain text. Paragraphs end at blank lines; hard-wrapped lines are joined. Items of lists and lines of dialogues
 * are paragraphs of their own; verse keeps its line breaks. Headings are lines such as "Chapter 7", "VII.", "# Title",
 * a line underlined by `===`, and a short line alone in capitals. All characters are kept but white space, control
 * characters, soft hyphens, the marks of headings and of list items, and the licence of Project Gutenberg.
 * `speakers` are stated names of speakers; by default they are found.
 */
export function readPlainText(source: string, speakers?: readonly string[]): Document {
  const { text, details } = readGutenberg(cleanText(normalized(source)).replaceAll('\u00AD', ''))
  const groups = groupsOf(text)
  const width = typicalWidth(groups)
  const blocks = groups.flatMap((lines, at): Block[] => {
    const heading = headingOf(lines, at < groups.length - 1)
    const paragraphs = joinLines(lines.slice(heading?.lines ?? 0), width)
    return [
      ...(heading ? [{ kind: 'heading', text: heading.text } as const] : []),
      ...paragraphs.map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
    ]
  })
  return documentOf(blocks, details, speakers)
}

/** Lines between blank lines, without white space at their ends. */
function groupsOf(text: string): string[][] {
  const groups: string[][] = []
  let isOpen = false
  for (const line of text.split('\n')) {
    const isBlank = line.trim() === ''
    if (!isBlank && isOpen) groups.at(-1)?.push(line.trimEnd())
    else if (!isBlank) groups.push([line.trimEnd()])
    isOpen = !isBlank
  }
  return groups
}
