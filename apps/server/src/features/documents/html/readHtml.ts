import type { Details, Document } from '../document.ts'
import { documentOf } from '../documentOf.ts'
import { elementsIn, findElement, parseHtml, textIn, type DomDocument } from './dom.ts'
import { findArticle } from './findArticle.ts'
import { htmlBlocks } from './htmlBlocks.ts'

/** Share of the letters of a page that an article has at least; otherwise the whole page is read. */
const ARTICLE_SHARE = 0.1

/**
 * Reads a page: its article without the navigation, advertisements and comments around it, or all of its text if there
 * is no article. HTML without a page around it is read as a whole. Throws an `ApiError` as {@link parseHtml} does.
 * `speakers` are stated names of speakers; by default they are found.
 */
export function readHtml(source: string, speakers?: readonly string[]): Document {
  const page = parseHtml(source)
  const details = detailsOf(page.root)
  const isPage = findElement(page.root, 'html', 'head', 'body') !== null
  const whole = htmlBlocks(page.root, { omitsAround: isPage })
  const article = isPage ? findArticle(source, page) : null
  const blocks = article ? htmlBlocks(parseHtml(article.content).root, { omitsAround: true }) : []
  if (!article || lengthOf(blocks) <= lengthOf(whole) * ARTICLE_SHARE) return documentOf(whole, details, speakers)
  return documentOf(blocks, { ...details, ...article.details }, speakers)
}

/** Reads HTML without a page around it, such as that of a Markdown text. */
export const readFragment = (source: string, details: Details, speakers?: readonly string[]): Document =>
  documentOf(htmlBlocks(parseHtml(source).root), details, speakers)

const lengthOf = (blocks: readonly { text: string }[]) => blocks.reduce((sum, { text }) => sum + text.length, 0)

/** Details in the head of a page. */
function detailsOf(page: DomDocument): Details {
  const contents = new Map(
    elementsIn(page, 'meta').map(({ attribs }) => [
      (attribs['name'] ?? attribs['property'] ?? '').toLowerCase(),
      attribs['content'],
    ]),
  )
  const title = findElement(page, 'title')
  const html = findElement(page, 'html')?.attribs
  return {
    title: contents.get('og:title') ?? contents.get('dc.title') ?? (title && textIn(title)),
    author: contents.get('author') ?? contents.get('dc.creator'),
    language: html?.['lang'] ?? html?.['xml:lang'] ?? contents.get('og:locale') ?? contents.get('dc.language'),
  }
}
