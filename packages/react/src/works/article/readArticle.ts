import type { VoiceNames, Work, WorkParagraph, WorkSection } from '@voice-rankings/contract'
import { findSentences, piecesOf } from '@voice-rankings/playback/sequence'

/** Silence after a piece of a paragraph, a paragraph and a section, in ms. */
const PAUSES = { piece: 250, paragraph: 500, section: 1200 } as const

/** Language of an element as a BCP 47 tag; `en` without a valid one. */
export function languageOf(article: Element): string {
  const nearest = article.closest('[lang]') ?? article.ownerDocument.documentElement
  try {
    // Some pages write `en_US`.
    return Intl.getCanonicalLocales(nearest.getAttribute('lang')?.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/**
 * Reads an article of the page as a work, without what the page hides. Its headings begin sections. Pieces of paragraphs are
 * as long as a visitor's text may be, which saves requests; the first one is a single sentence, for an early first sound.
 */
export function readArticle(article: Element, voice: VoiceNames): Work {
  const languageCode = languageOf(article)
  const sections: WorkSection[] = []
  let isFirst = true
  for (const { text, isHeading } of linesOf(article)) {
    if (isHeading || sections.length === 0) {
      sections.push({ section_title: isHeading ? text : null, section_voice: null, paragraphs: [] })
    }
    sections.at(-1)?.paragraphs.push(paragraphOf(text, isHeading, isFirst, voice, languageCode))
    if (!isHeading) isFirst = false
  }
  for (const { paragraphs } of sections) {
    const last = paragraphs.at(-1)?.sentences.at(-1)
    if (last) last.pause_after = PAUSES.section
  }
  return {
    work_id: '',
    work_title: sections[0]?.section_title ?? '',
    work_author: null,
    work_place: null,
    work_language: languageCode,
    work_source: null,
    work_voice: voice,
    work_status: 'idle',
    work_failure: null,
    sentence_count: 0,
    spoken_count: 0,
    work_duration: 0,
    lexicon_revision: 0,
    changed_at: '',
    work_revision: 0,
    sections,
    voices: [voice],
    speaker_voices: {},
    credits_left: 0,
    position: null,
    own: false,
  }
}

/** Lines of the text of an element, and which of them are headings. The reader itself is left out. */
function linesOf(article: Element): { text: string; isHeading: boolean }[] {
  const lines: { text: string; place: Element | null }[] = []
  let end = -1
  for (const [node, start] of findSentences(article, []).pieces) {
    const place = node.parentElement
    const line = lines.at(-1)
    if (place?.closest('.voice-article')) continue
    // Nodes of different lines have a line break between them.
    if (line && start === end) line.text += node.data
    else lines.push({ text: node.data, place })
    end = start + node.length
  }
  return lines.flatMap(({ text, place }) => {
    const written = text.replaceAll(/\s+/gu, ' ').trim()
    const heading = place?.closest('h1,h2,h3,h4,h5,h6')
    return written === '' ? [] : [{ text: written, isHeading: Boolean(heading && article.contains(heading)) }]
  })
}

function paragraphOf(
  text: string,
  heading: boolean,
  isFirst: boolean,
  { voice_id }: VoiceNames,
  languageCode: string,
): WorkParagraph {
  const pieces = heading ? [text] : piecesOf(text, languageCode, isFirst)
  const sentences = pieces.map((piece, n) => ({
    text: piece,
    voice_id,
    pause_after: n === pieces.length - 1 ? PAUSES.paragraph : PAUSES.piece,
    sentence_duration: null,
  }))
  return { heading, speaker: null, sentences }
}
