import type { Block } from '../document.ts'
import { createBlockWriter, type BlockWriter } from './createBlockWriter.ts'
import { elementsIn, isElement, isText, textIn, type DomDocument, type DomElement, type DomNode } from './dom.ts'

const words = (text: string) => new Set(text.split(/\s+/))

/** Elements whose content is never said. */
const SILENT = words(
  `area audio base button canvas col colgroup command datalist embed frame frameset head iframe input link map meta
  meter noembed noframes noscript object optgroup option param progress rp rt script select source style svg template
  textarea title track video`,
)
/** Elements that begin and end a paragraph. */
const BLOCKS = words(
  `address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure
  footer form header hgroup hr html legend li listing main menu nav ol p pre search section summary table tbody tfoot
  thead ul`,
)
const HEADING = /^h[1-6]$/
/** Elements and roles around the text of a page. */
const AROUND = words('nav footer aside')
const AROUND_ROLES = words('navigation banner contentinfo complementary search')
const HIDDEN_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse))/i
/** Maximum length of the mark of a note, such as [12]. */
const MARK_LENGTH = 6

export interface HtmlOptions {
  /** Headings by id of the element before which they stand, from a table of contents. */
  readonly headings?: ReadonlyMap<string, string>
  /** Leaves out navigation, footers and asides. */
  readonly omitsAround?: boolean
}

/**
 * Reads the content of a document as headings and paragraphs. Links say their text, images their alternative text, and
 * tables a paragraph for each row. Scripts, styles, forms, hidden elements, blocks of code, reading aids of ruby, and
 * marks of notes and pages are left out.
 */
export function htmlBlocks(root: DomDocument, options: HtmlOptions = {}): Block[] {
  const writer = createBlockWriter()
  // A stack instead of recursion, which hostile pages would overflow: nodes to enter, and elements to leave.
  const rest: (DomNode | { leaves: DomElement })[] = root.children.toReversed()
  for (let next = rest.pop(); next; next = rest.pop()) {
    if ('leaves' in next) leave(next.leaves, writer)
    else if (isText(next)) writer.say(next.data)
    else if (!isElement(next)) rest.push(...('children' in next ? next.children.toReversed() : []))
    else if (enter(next, writer, options)) {
      rest.push({ leaves: next })
      for (const child of next.children.toReversed()) rest.push(child)
    }
  }
  return writer.end()
}

/** Begins an element; false if its content is not said. */
function enter(element: DomElement, writer: BlockWriter, { headings, omitsAround = false }: HtmlOptions): boolean {
  const { name, attribs } = element
  const title = headings?.get(attribs['id'] ?? '') ?? headings?.get(attribs['name'] ?? '')
  if (title !== undefined) writer.heading(title)
  if (SILENT.has(name) || isHidden(element) || isMark(element) || (omitsAround && isAround(element))) return false
  if (name === 'br') writer.breakLine()
  if (name === 'img' || name === 'image') writer.say(attribs['alt'] ?? '')
  if (HEADING.test(name)) writer.begin('heading')
  else if (BLOCKS.has(name)) writer.endBlock()
  if (name === 'pre' && isCode(element)) return false
  if (name === 'tr') writer.beginRow()
  if (name === 'pre') writer.keepLines(true)
  if (name === 'q') writer.say('“')
  return true
}

function leave({ name }: DomElement, writer: BlockWriter): void {
  if (name === 'q') writer.say('”')
  if (name === 'td' || name === 'th') writer.endCell()
  if (BLOCKS.has(name) || HEADING.test(name)) writer.endBlock()
  if (name === 'tr') writer.endRow()
  if (name === 'pre') writer.keepLines(false)
}

/** True if an element is hidden from all readers. */
function isHidden({ attribs }: DomElement): boolean {
  const isAriaHidden = attribs['aria-hidden']?.trim().toLowerCase() === 'true'
  return attribs['hidden'] !== undefined || isAriaHidden || HIDDEN_STYLE.test(attribs['style'] ?? '')
}

/** True for the mark of a note or of a page in the printed edition. */
function isMark(element: DomElement): boolean {
  const { name, attribs } = element
  const role = `${attribs['role'] ?? ''} ${attribs['epub:type'] ?? ''}`
  if (/\b(?:doc-noteref|noteref|doc-pagebreak|pagebreak)\b/.test(role)) return true
  if (name !== 'sup' || textIn(element).trim().length > MARK_LENGTH) return false
  return elementsIn(element, 'a').some(({ attribs: link }) => link['href']?.includes('#'))
}

const isAround = ({ name, attribs }: DomElement) => AROUND.has(name) || AROUND_ROLES.has(attribs['role'] ?? '')

/** True for a block of code: `<pre>` with `<code>` in it, or with a language in its class. */
function isCode(element: DomElement): boolean {
  const isNamed = /\b(?:lang|language|highlight|code|source)\b/i.test(element.attribs['class'] ?? '')
  return isNamed || elementsIn(element).some(({ name }) => name === 'code' || name === 'samp' || name === 'kbd')
}
