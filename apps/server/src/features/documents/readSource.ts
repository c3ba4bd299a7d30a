import { ApiError } from '../../kernel/http/apiError.ts'
import type { Document } from './document.ts'
import { DOCUMENT_LIMIT, type TextSource } from './documentJob.ts'
import { readEpub } from './epub/readEpub.ts'
import { readHtml } from './html/readHtml.ts'
import { readPlainText } from './plain/readPlainText.ts'
import { readMarkdown } from './readMarkdown.ts'

const READERS = { text: readPlainText, markdown: readMarkdown, html: readHtml } as const

/** Reads a text. Throws an `ApiError` if it is too large, cannot be read, or says nothing. */
export function readSource(source: TextSource): Document {
  if (source.kind !== 'epub' && source.text.length > DOCUMENT_LIMIT) {
    const message = `The document is larger than ${DOCUMENT_LIMIT} characters. Split it, and send its parts.`
    throw new ApiError('body_too_large', message)
  }
  const document = source.kind === 'epub' ? readEpub(source.bytes) : READERS[source.kind](source.text, source.speakers)
  if (isSpeakable(document)) return document
  throw new ApiError(
    'text_unspeakable',
    'The document has no letters or digits outside of pictures and code. Send its text.',
  )
}

const isSpeakable = ({ sections }: Document) =>
  sections.some(({ title, paragraphs }) => [title ?? '', ...paragraphs.map(({ text }) => text)].some(hasLetters))

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)
