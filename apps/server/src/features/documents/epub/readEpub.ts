import type { Block, Document } from '../document.ts'
import { documentOf, isPartOf } from '../documentOf.ts'
import { parseXhtml } from '../html/dom.ts'
import { htmlBlocks } from '../html/htmlBlocks.ts'
import { readPackage } from './epubPackage.ts'
import { readNavigation, type FileTitles } from './readNavigation.ts'
import { openZip } from './unzip.ts'

/**
 * Reads an EPUB (2 or 3): the texts of its spine in order, with a section for each heading and for each entry of its
 * table of contents. Throws an `ApiError` for a file that is broken, protected or too large.
 */
export function readEpub(bytes: Uint8Array): Document {
  const archive = openZip(bytes)
  const { details, spine, navigation } = readPackage(archive)
  const files = archive.read(...spine, navigation ?? '')
  const contents = files.get(navigation ?? '')
  const titles = navigation !== null && contents !== undefined ? readNavigation(navigation, contents) : null
  const blocks = [...new Set(spine)]
    .filter((path) => path !== navigation)
    .flatMap((path) => readFile(files.get(path) ?? '', titles?.get(path)))
  return documentOf(blocks, details)
}

/** Blocks of a file, with the titles that the table of contents has for it in place of the headings they contain. */
function readFile(source: string, titles: FileTitles | undefined): Block[] {
  const found = htmlBlocks(parseXhtml(source).root, { headings: titles?.byId ?? new Map() })
  const blocks: Block[] = titles?.whole !== undefined && found.length > 0 ? [heading(titles.whole), ...found] : found
  const named = new Set([titles?.whole, ...(titles?.byId.values() ?? [])])
  let title: string | undefined
  return blocks.filter(({ kind, text }) => {
    const repeats = kind === 'heading' && title !== undefined && isPartOf(text, title)
    if (!repeats) title = kind === 'heading' && named.has(text) ? text : undefined
    return !repeats
  })
}

const heading = (text: string): Block => ({ kind: 'heading', text })
