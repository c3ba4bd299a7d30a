import type { VoiceRow } from '../../kernel/database/schema.ts'
import type { StoredSection, WorkRow } from '../../kernel/database/workTables.ts'
import type { SaidText } from '../lexicon/applyLexicon.ts'
import { dedupeKey, type SnippetSettings } from '../snippets/dedupeKey.ts'
import { splitSentences } from './splitSentences.ts'

/** Silence after a sentence, in ms, by what follows it. */
const PAUSES = { sentence: 250, paragraph: 500, section: 1200 } as const

/** A sentence with everything that determines its sound. */
export interface PreparedSentence {
  readonly settings: SnippetSettings
  /** Dedupe key of the snippet that is its speech. */
  readonly key: string
  readonly voice: VoiceRow
  readonly pauseAfter: number
}

interface PreparedParagraph {
  readonly heading: boolean
  readonly speaker: string | null
  readonly sentences: readonly PreparedSentence[]
}

interface PreparedSection {
  readonly title: string | null
  /** Its own voice; null for that of the work. */
  readonly voiceId: string | null
  readonly paragraphs: readonly PreparedParagraph[]
}

/** A work as it is spoken. */
export interface PreparedWork {
  readonly sections: readonly PreparedSection[]
  /** All sentences in order. */
  readonly sentences: readonly PreparedSentence[]
  /** All voices that speak in it. */
  readonly voices: readonly VoiceRow[]
  /** State of the lexicon whose pronunciations it has. */
  readonly lexiconRevision: number
}

/** Pronunciations of the owner and of the work. */
interface Pronunciations {
  readonly revision: number
  /** Applies them to a sentence. */
  say(text: string, voice: VoiceRow, languageCode: string): SaidText
}

/**
 * Splits a work into its sentences, each with its voice, pause and dedupe key. A heading is a paragraph of its section.
 * `voices` are those that the work names, by id. The voice of a speaker comes before that of the section, and this before
 * that of the work.
 */
export function prepareWork(
  work: WorkRow,
  voices: ReadonlyMap<string, VoiceRow>,
  { say, revision }: Pronunciations,
): PreparedWork {
  const own = voices.get(work.voice_id)
  if (!own) throw new Error(`The voice ${work.voice_id} of the work ${work.work_id} was not read.`)
  const voiceOf = ({ voice_id = '' }: Pick<StoredSection, 'voice_id'>, speaker: string | null) =>
    (speaker === null ? undefined : voices.get(work.speaker_voices[speaker] ?? '')) ?? voices.get(voice_id) ?? own

  function prepare(text: string, voice: VoiceRow): Omit<PreparedSentence, 'pauseAfter'>[] {
    const languageCode = languageOf(work.language, voice)
    return splitSentences(text, work.language).map((sentence) => {
      const typed = sentence.normalize('NFC')
      const said = say(typed, voice, languageCode)
      const settings = {
        voice_id: voice.voice_id,
        text: typed,
        languageCode,
        speed: 1,
        instructions: null,
        privateTo: work.speech_scope,
        ...(said.spans.length > 0 && { said }),
      }
      return { settings, key: dedupeKey(settings), voice }
    })
  }

  const sections = work.sections.map((section) => {
    const { title, voice_id, paragraphs } = section
    const prepared = [
      ...(title === null ? [] : [{ heading: true, speaker: null, sentences: prepare(title, voiceOf(section, null)) }]),
      ...paragraphs.map(({ text, speaker }) => ({
        heading: false,
        speaker,
        sentences: prepare(text, voiceOf(section, speaker)),
      })),
    ]
    return {
      title,
      voiceId: voice_id ?? null,
      paragraphs: prepared.map((paragraph, index) => ({
        ...paragraph,
        sentences: paragraph.sentences.map((sentence, at, all) => ({
          ...sentence,
          pauseAfter:
            at < all.length - 1 ? PAUSES.sentence : index < prepared.length - 1 ? PAUSES.paragraph : PAUSES.section,
        })),
      })),
    }
  })
  const sentences = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.sentences))
  const spoken = [...new Set([own, ...sentences.map(({ voice }) => voice)])]
  return { sections, sentences, voices: spoken, lexiconRevision: revision }
}

/** Language that a voice speaks a work in: its own code that fits best. */
function languageOf(language: string, voice: VoiceRow): string {
  const wanted = language.toLowerCase()
  const base = wanted.split('-', 1)[0]
  const codes = voice.voice_language_codes
  const [first = language] = codes
  return (
    codes.find((code) => code.toLowerCase() === wanted) ??
    codes.find((code) => code.toLowerCase().split('-', 1)[0] === base) ??
    first
  )
}
