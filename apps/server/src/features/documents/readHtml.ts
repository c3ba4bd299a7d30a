import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { type Block, collapse, type Document, toSections } from './document.ts'

/** Elements that are not read: those without text, and code. */
const LEFT_OUT = new Set(
  'SCRIPT STYLE NOSCRIPT TEMPLATE SVG MATH IFRAME OBJECT CANVAS VIDEO AUDIO FORM BUTTON SELECT TEXTAREA INPUT PRE HEAD NAV'.split(
    ' ',
  ),
)

/** Elements within a line. */
const INLINE = new Set(
  'A ABBR B BDI BDO CITE CODE DATA DEL DFN EM FONT I INS KBD LABEL MARK Q RUBY RB S SAMP SMALL SPAN STRONG SUB SUP TIME U VAR WBR'.split(
    ' ',
  ),
)

const HEADING = /^H[1-6]$/u

const ELEMENT = 1
const TEXT = 3

/** Reads HTML as it is: all of its headings and paragraphs. */
export function readHtml(html: string): Document {
  const { document } = parseHTML(wholePage(html))
  return toDocument(document, blocksOf(document.body), null)
}

/** Reads the article of a page, without its navigation and what surrounds it; all of the page if no article is found. */
export function readArticle(html: string): Document {
  const { document } = parseHTML(wholePage(html))
  const whole = blocksOf(document.body)
  // Readability changes the document that it is given.
  const article = new Readability(document).parse()
  if (!article?.content) return toDocument(document, whole, null)
  const content = parseHTML(wholePage(article.content)).document.body
  return { ...toDocument(document, blocksOf(content), article.title ?? null), author: article.byline ?? null }
}

/** A page around markup without one: the parser expects it. */
const wholePage = (html: string) =>
  /<body[\s>]/iu.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`

/** What of a node of the parser is read; the server has no types of the DOM. */
interface PageNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly nodeValue: string | null
  readonly textContent: string | null
  readonly lastChild: PageNode | null
  readonly previousSibling: PageNode | null
}
interface PageElement extends PageNode {
  getAttribute(name: string): string | null
}

type Parsed = ReturnType<typeof parseHTML>['document']

function toDocument(document: Parsed, blocks: readonly Block[], title: string | null): Document {
  const language = document.documentElement?.getAttribute('lang') ?? ''
  const sections = toSections(blocks)
  const [first] = sections
  const known = title ?? collapse(document.querySelector('title')?.textContent ?? '')
  return {
    title: known === '' ? (first?.title ?? null) : known,
    author: document.querySelector('meta[name=author]')?.getAttribute('content') ?? null,
    languageCode: /^[a-z]{2,3}(-[a-z\d]{2,8})*$/iu.test(language) ? language : null,
    sections,
  }
}

/** Headings and paragraphs of an element in order. Text beside blocks is a paragraph of its own. */
function blocksOf(root: PageElement): Block[] {
  const blocks: Block[] = []
  let line = ''

  function end(): void {
    const text = collapse(line)
    line = ''
    if (text !== '') blocks.push({ text })
  }

  // A stack instead of recursion: a hostile page nests a hundred thousand elements.
  const stack: (PageNode | 'end')[] = [root]
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === 'end') end()
    else if (node.nodeType === TEXT) line += node.nodeValue ?? ''
    else if (node.nodeType === ELEMENT) readElement(node as PageElement)
  }
  end()
  return blocks

  function readElement(element: PageElement): void {
    const name = element.nodeName.toUpperCase()
    if (LEFT_OUT.has(name) || element.getAttribute('hidden') !== null || element.getAttribute('aria-hidden') === 'true')
      return
    if (HEADING.test(name)) {
      end()
      const heading = collapse(element.textContent ?? '')
      if (heading !== '') blocks.push({ heading })
      return
    }
    if (name === 'BR') line += ' '
    const isBlock = !INLINE.has(name) && name !== 'BR'
    if (isBlock) {
      end()
      stack.push('end')
    }
    for (let child = element.lastChild; child; child = child.previousSibling) stack.push(child)
  }
}
