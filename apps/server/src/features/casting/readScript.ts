import { readPlainText } from '../documents/plain/readPlainText.ts'
import { turnOf } from '../documents/splitSpeakers.ts'
import { splitSentences } from '../works/splitSentences.ts'

/** A line of a script. */
export interface ScriptLine {
  /** Name of its role; empty for text without one. */
  readonly role: string
  readonly text: string
}

/** A role of a script. */
export interface ScriptRole {
  /** Name before the colon; empty for text without a role. */
  readonly name: string
  /** First sentence of the role. */
  readonly firstSentence: string
  readonly measures: ScriptMeasures
}

/** Properties of a text that decide which voices suit it. */
export interface ScriptMeasures {
  readonly words: number
  readonly sentences: number
  /** Mean number of words of a sentence; 0 without text. */
  readonly wordsPerSentence: number
  /** Share of sentences that are questions, 0–1. */
  readonly questions: number
  /** Share of sentences with quoted speech, 0–1. */
  readonly dialogue: number
  /** Number of numbers in figures; 3.5 and 18:30 are one each. */
  readonly numbers: number
}

/**
 * Reads the roles of a script in order of appearance, with the measures of their lines, and all lines in order. Lines
 * are those of a long text (`works.create`) with these roles as speakers.
 *
 * A name before a colon at the start of a line is a role if there are two names or one name twice; a single one is
 * text. Other lines and headings belong to a role without a name.
 *
 * @param language BCP 47 language of the script, for its sentences and words.
 */
export function readScript(text: string, language: string): { roles: ScriptRole[]; lines: ScriptLine[] } {
  const names = linesOf(text, []).flatMap((line) => turnOf(line.text)?.name ?? [])
  const lines = linesOf(text, names.length > 1 ? names : [])
  const roles = new Map<string, string[]>()
  for (const line of lines) roles.set(line.role, [...(roles.get(line.role) ?? []), line.text])
  return {
    lines,
    roles: [...roles].map(([name, said]) => ({
      name,
      firstSentence: splitSentences(said[0] ?? '', language)[0] ?? '',
      measures: measureLines(said, language),
    })),
  }
}

/** Lines of a script with stated roles. */
const linesOf = (text: string, roles: readonly string[]): ScriptLine[] =>
  readPlainText(text, roles).sections.flatMap(({ title, paragraphs }) => [
    ...(title === null ? [] : [{ role: '', text: title }]),
    ...paragraphs.map((paragraph) => ({ role: paragraph.speaker ?? '', text: paragraph.text })),
  ])

function measureLines(lines: readonly string[], language: string): ScriptMeasures {
  const sentences = lines.flatMap((line) => splitSentences(line, language))
  const [locale = 'en'] = Intl.Segmenter.supportedLocalesOf([language])
  const segments = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(lines.join('\n'))]
  const words = segments.filter(({ isWordLike }) => isWordLike).length
  const shareOf = (pattern: RegExp) =>
    sentences.length === 0 ? 0 : sentences.filter((sentence) => pattern.test(sentence)).length / sentences.length
  return {
    words,
    sentences: sentences.length,
    wordsPerSentence: sentences.length === 0 ? 0 : words / sentences.length,
    questions: shareOf(/[?？؟][\s"”’»」)]*$/u),
    dialogue: shareOf(/["“”„«»「」]/u),
    numbers: lines.join('\n').match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu)?.length ?? 0,
  }
}
