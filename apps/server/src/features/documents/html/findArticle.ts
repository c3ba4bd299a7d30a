import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import type { Details } from '../document.ts'
import type { Parsed } from './dom.ts'

/** Maximum number of elements of a page whose article is searched for: the time grows with its square. */
const MAX_ELEMENTS = 30_000
/** Maximum depth of elements: the search is recursive. */
const MAX_DEPTH = 300

interface Article {
  /** HTML. */
  readonly content: string
  readonly details: Details
}

/** Finds the article of a page; null if there is none, or if the page is too large to search. */
export function findArticle(source: string, { elements, depth }: Pick<Parsed, 'elements' | 'depth'>): Article | null {
  if (elements > MAX_ELEMENTS || depth > MAX_DEPTH) return null
  try {
    // The parser states types of a browser, which the server does not have.
    const { document } = parseHTML(source) as { document: never }
    const article = new Readability(document).parse()
    if (!article?.content) return null
    const { title, byline, content } = article
    return { content, details: { ...(title && { title }), ...(byline && { author: byline }) } }
  } catch {
    // Readability expects a page as browsers build it, and fails at others, such as one without a body.
    return null
  }
}
