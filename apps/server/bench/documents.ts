import type { TextSource } from '../src/features/documents/documentJob.ts'
import { readSource } from '../src/features/documents/readSource.ts'

/** Time to read documents of 2 million characters, and of hostile markup: `node bench/documents.ts`. */
const LENGTH = 1_990_000

const SENTENCE = 'The ferry left at six, as it had done on every day that anybody could remember. '
const PARAGRAPH = SENTENCE.repeat(8).trim()
const WRAPPED = PARAGRAPH.replaceAll(/(.{60,70}) /g, '$1\n')

const repeated = (text: string) => text.repeat(Math.floor(LENGTH / text.length))
const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`

const SOURCES: Readonly<Record<string, TextSource>> = {
  'plain text': { kind: 'text', text: repeated(`Chapter 7\n\n${`${WRAPPED}\n\n`.repeat(20)}`) },
  'plain text in one line': { kind: 'text', text: repeated(SENTENCE) },
  Markdown: { kind: 'markdown', text: repeated(`## One\n\n${PARAGRAPH}\n\n- *a* [b](c)\n\n`) },
  'a page': { kind: 'html', text: page(repeated(`<p>${PARAGRAPH}</p>`)) },
  'a page of links': { kind: 'html', text: page(repeated('<a href="a">link</a> ')) },
  'emphasis in Markdown': { kind: 'markdown', text: repeated('a_') },
  'open elements': { kind: 'html', text: repeated('<p><b>') },
}

console.log('\nTime to read documents of 2 million characters, in ms')
for (const [name, source] of Object.entries(SOURCES)) {
  const startedAt = performance.now()
  let result = ''
  try {
    readSource(source)
  } catch (error) {
    result = ` refused: ${error instanceof Error ? error.message : String(error)}`
  }
  console.log(
    `  ${name.padEnd(26)} ${Math.round(performance.now() - startedAt)
      .toString()
      .padStart(6)}${result}`,
  )
}
