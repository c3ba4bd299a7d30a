import type { TextRange } from '@voice-rankings/playback'
import { piecesOf, placesOf } from '@voice-rankings/playback/sequence'
import type { PieceToSpeak, ReadMode } from '../protocol.ts'
import { findArticle } from './findArticle.ts'
import { readText } from './readText.ts'
import type { PageText } from './readText.ts'
import { selectedRange, visibleFrom } from './wantedRange.ts'

/** What is read of a page: pieces to speak, and their places in its text; null for one that the page has removed. */
export interface PageReading extends PageText {
  readonly spoken: readonly PieceToSpeak[]
  readonly places: readonly (TextRange | null)[]
}

/** Silence after a piece of a line, and after a line, in ms. */
const PAUSES = { piece: 250, line: 500 } as const

/** Parts of a page without an article that people do not have read to them. */
const AROUND = 'nav,header,footer,aside,[role=navigation],[role=banner],[role=contentinfo],[role=complementary]'

/** Reads the wanted part of a page, without changing the page. It has no pieces if there is nothing to read. */
export function readPage(page: Document, mode: ReadMode, languageCode: string): PageReading {
  const whole = () => readText(page.body)
  if (mode === 'selection') return within(whole(), selectedRange, languageCode)
  const article = readArticle(page)
  if (mode === 'article') return within(article, ({ text }) => ({ start: 0, end: text.length }), languageCode)
  const fromHere = (text: PageText) => {
    const start = selectedRange(text)?.start ?? visibleFrom(text)
    return start === null ? null : { start: sentenceStart(text.text, start, languageCode), end: text.text.length }
  }
  // The selected or visible part may be outside of the article.
  const ofArticle = within(article, fromHere, languageCode)
  return ofArticle.spoken.length > 0 ? ofArticle : within(whole(), fromHere, languageCode)
}

/** Finds what is read in a page that has replaced its nodes since. */
export function findAgain(page: Document, { spoken }: PageReading): PageReading {
  const whole = readText(page.body)
  return {
    ...whole,
    spoken,
    places: placesOf(
      whole.text,
      spoken.map(({ text }) => text),
    ),
  }
}

/** True if the page still has the text of a piece. */
export function isThere({ pieces, places }: PageReading, index: number): boolean {
  const place = places[index]
  return Boolean(place && pieces.findLast(([, start]) => start <= place.start)?.[0].isConnected)
}

function readArticle(page: Document): PageText {
  const found = findArticle(page)
  if (found) {
    const article = readText(page.body, (element) => found.has(element))
    if (article.text.trim() !== '') return article
  }
  return readText(page.body, (element) => !element.closest(AROUND))
}

function within(text: PageText, find: (text: PageText) => TextRange | null, languageCode: string): PageReading {
  const range = find(text)
  const spoken: PieceToSpeak[] = []
  const places: TextRange[] = []
  for (const line of range ? linesIn(text.text, range) : []) {
    for (const { place, sentences } of piecesIn(text.text, line, languageCode, spoken.length === 0)) {
      spoken.push({ text: clean(text.text.slice(place.start, place.end)), pauseMs: PAUSES.piece, sentences })
      places.push(place)
    }
    const last = spoken.at(-1)
    if (last) spoken[spoken.length - 1] = { ...last, pauseMs: PAUSES.line }
  }
  return { ...text, spoken, places }
}

const clean = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** Lines of a part of a text that have something to say. */
function linesIn(text: string, { start, end }: TextRange): TextRange[] {
  const lines: TextRange[] = []
  for (let from = start; from < end;) {
    const found = text.indexOf('\n', from)
    const to = found < 0 || found > end ? end : found
    if (/[\p{L}\p{N}]/u.test(text.slice(from, to))) lines.push({ start: from, end: to })
    from = to + 1
  }
  return lines
}

/** Pieces of a line, with the index of the first word of each sentence. */
function piecesIn(text: string, { start, end }: TextRange, languageCode: string, isFirst: boolean) {
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'sentence' })
  let cursor = start
  return piecesOf(text.slice(start, end), languageCode, isFirst).map((piece) => {
    const at = text.indexOf(piece, cursor)
    cursor = at + piece.length
    let words = 0
    const sentences = Array.from(segmenter.segment(piece), ({ segment }) => {
      const first = words
      words += segment.match(/\S+/gu)?.length ?? 0
      return first
    })
    return { place: { start: at, end: cursor }, sentences }
  })
}

/** Beginning of the sentence around an offset. */
function sentenceStart(text: string, offset: number, languageCode: string): number {
  const line = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', offset)
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'sentence' })
  const found = segmenter.segment(text.slice(line, end < 0 ? undefined : end)).containing(offset - line)
  return line + (found?.index ?? 0)
}
