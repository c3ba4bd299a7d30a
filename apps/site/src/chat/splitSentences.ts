import { CHAT_LIMITS } from '@voice-rankings/contract'

/**
 * Splits a text into sentences (Unicode UAX #29 with the locale's data), with the white space after them: joined they are
 * the text. Longer ones than can be spoken at once are split at a clause or a space. Signs alone stay with the sentence
 * before them.
 */
export function splitSentences(text: string, language: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenterOf(language).segment(text)) {
    const last = sentences.length - 1
    if (/[\p{L}\p{N}]/u.test(segment) || last < 0) sentences.push(segment)
    else sentences[last] += segment
  }
  return sentences.flatMap(splitLong)
}

/** End of a sentence after which none goes on: a full stop may be one of an abbreviation. */
const SURE_END = /(?:\n|[!?]["'”’»)]*\s|[。！？])\s*$/u

/** Number of sentences at the beginning of a text that is being written which do not change any more. */
export function countComplete(sentences: readonly string[]): number {
  const last = sentences.at(-1)
  return last !== undefined && SURE_END.test(last) ? sentences.length : Math.max(0, sentences.length - 1)
}

function segmenterOf(language: string): Intl.Segmenter {
  const [locale] = Intl.Segmenter.supportedLocalesOf([language, language.split('-', 1)[0] ?? 'en'])
  return new Intl.Segmenter(locale ?? 'en', { granularity: 'sentence' })
}

function splitLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.trimEnd().length > CHAT_LIMITS.sentence) {
    const head = rest.slice(0, CHAT_LIMITS.sentence)
    const clause = Math.max(
      0,
      ...[...head.matchAll(/[,;:、，；：–—]\s*/gu)].map((found) => found.index + found[0].length),
    )
    const space = head.lastIndexOf(' ') + 1
    const isPair = /[\uD800-\uDBFF]$/u.test(head)
    const end = [clause, space].find((at) => at > CHAT_LIMITS.sentence / 2) ?? head.length - (isPair ? 1 : 0)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}
