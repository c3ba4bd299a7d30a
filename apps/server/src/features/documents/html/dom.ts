import { DomHandler, DomUtils, Parser } from 'htmlparser2'
import { ApiError } from '../../../kernel/http/apiError.ts'

export type DomNode = DomHandler['root']['children'][number]
export type DomElement = Extract<DomNode, { attribs: object }>
export type DomDocument = DomHandler['root']

/** Maximum depth of elements: the time of the parser grows with it. Browsers stop at 512. */
const MAX_DEPTH = 2000
/** Maximum number of elements, which take about 500 bytes each. */
const MAX_ELEMENTS = 300_000

/** A parsed document and its size. */
export interface Parsed {
  readonly root: DomDocument
  readonly elements: number
  /** Greatest depth of an element. */
  readonly depth: number
}

/**
 * Parses HTML; scripts are not run and nothing is loaded. Throws an `ApiError` for more than {@link MAX_DEPTH} nested
 * elements or {@link MAX_ELEMENTS} in all.
 */
export const parseHtml = (text: string): Parsed => parse(text, {})

/** Parses XHTML: as HTML, in which `<title/>` is complete. */
export const parseXhtml = (text: string): Parsed => parse(text, { recognizeSelfClosing: true })

/** Parses XML with the same limits. Entities of a document type are not expanded. */
export const parseXml = (text: string): DomDocument => parse(text, { xmlMode: true }).root

function parse(text: string, options: { recognizeSelfClosing?: boolean; xmlMode?: boolean }): Parsed {
  const handler = new BoundedHandler()
  const parser = new Parser(handler, options)
  parser.end(text)
  const { root, elements, depth } = handler
  return { root, elements, depth }
}

/** Builds the tree, and counts its elements. */
class BoundedHandler extends DomHandler {
  elements = 0
  depth = 0
  #open = 0

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.elements += 1
    this.#open += 1
    this.depth = Math.max(this.depth, this.#open)
    if (this.depth > MAX_DEPTH || this.elements > MAX_ELEMENTS) {
      throw new ApiError(
        'body_too_large',
        'The markup has too many elements, or too many in each other. Send its text.',
      )
    }
    super.onopentag(name, attributes)
  }

  override onclosetag(): void {
    this.#open -= 1
    super.onclosetag()
  }
}

export const { isTag: isElement, isText } = DomUtils

/** First element with one of these names inside a node, in any depth. */
export function findElement(root: DomNode | DomDocument, ...names: string[]): DomElement | null {
  return elementsIn(root).find(({ name }) => names.includes(name)) ?? null
}

/** Elements inside a node in the order of the text, by a name without its prefix if one is given. */
export function elementsIn(root: DomNode | DomDocument, name?: string): DomElement[] {
  const found: DomElement[] = []
  const rest: DomNode[] = 'children' in root ? root.children.toReversed() : []
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isElement(node) && (name === undefined || localName(node) === name)) found.push(node)
    if ('children' in node) for (const child of node.children.toReversed()) rest.push(child)
  }
  return found
}

/** Name of an element without its prefix. */
const localName = ({ name }: DomElement): string => name.slice(name.indexOf(':') + 1)

/** Text inside a node. */
export function textIn(root: DomNode | DomDocument): string {
  const parts: string[] = []
  const rest: DomNode[] = 'children' in root ? root.children.toReversed() : [root]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (isText(node)) parts.push(node.data)
    if ('children' in node) for (const child of node.children.toReversed()) rest.push(child)
  }
  return parts.join('')
}
