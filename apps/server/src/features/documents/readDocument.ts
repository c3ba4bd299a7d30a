import { Marked } from 'marked'
import { escapeMarkup } from '../../kernel/http/escapeMarkup.ts'
import type { Document } from './document.ts'
import { readArticle, readHtml } from './readHtml.ts'
import { readPlainText } from './readPlainText.ts'

/** A document: text in one of three formats, or a page with an article in it. */
export type DocumentSource =
  | { readonly text: string }
  | { readonly markdown: string }
  | { readonly html: string }
  | { readonly page: string }

/** Markup within Markdown is text as it was typed. */
const markdown = new Marked({ renderer: { html: ({ text }) => escapeMarkup(text) } })

/**
 * Reads the sections and paragraphs of a document. Code is left out, links say their text, and the rows of tables and items
 * of lists are paragraphs.
 */
export function readDocument(source: DocumentSource): Document {
  if ('text' in source) return readPlainText(source.text)
  if ('html' in source) return readHtml(source.html)
  if ('page' in source) return readArticle(source.page)
  const html = markdown.parse(source.markdown, { async: false, gfm: true })
  const document = readHtml(html)
  return { ...document, title: document.sections.find(({ title }) => title !== null)?.title ?? null }
}
