import { splitSentences } from '../works/splitSentences.ts'

/** A role of a script with its lines in order. */
export interface ScriptRole {
  /** Name before the colon; empty for text without a role. */
  readonly name: string
  readonly lines: readonly string[]
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

/** A name of at most three words before a colon that does not belong to an address, such as `https://`. */
const LABEL = /^\s*(\p{L}[\p{L}\p{M}\p{N}.'’-]*(?: [\p{L}\p{M}\p{N}.'’-]+){0,2})\s*[:：](?!\/\/)\s*(\S.*)$/u

/**
 * Reads the roles of a script in order of appearance, with the measures of their lines.
 *
 * A label is a name before a colon at the start of a line. Labels are roles if there are two names or one name twice;
 * a single one, as in "Note: closed today", is text. A line without a label continues the line before it, and belongs
 * to a role without a name after an empty line.
 *
 * @param language BCP 47 language of the script, for its sentences and words.
 */
export function readScript(text: string, language: string): ScriptRole[] {
  const lines = text.split(/\r?\n/u)
  const names = lines.flatMap((line) => LABEL.exec(line)?.[1] ?? [])
  const hasRoles = names.length > 1
  const roles = new Map<string, string[]>()
  let current: string[] | undefined
  for (const line of lines) {
    const label = hasRoles ? LABEL.exec(line) : null
    const said = (label?.[2] ?? line).trim()
    if (said === '') {
      current = undefined
    } else if (current && !label) {
      current[current.length - 1] += ` ${said}`
    } else {
      const name = label?.[1] ?? ''
      current = roles.get(name) ?? []
      roles.set(name, current)
      current.push(said)
    }
  }
  return [...roles].map(([name, said]) => ({
    name,
    lines: said,
    firstSentence: splitSentences(said[0] ?? '', language)[0] ?? '',
    measures: measureLines(said, language),
  }))
}

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
