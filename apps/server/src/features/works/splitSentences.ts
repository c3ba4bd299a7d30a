/** Maximum length of a sentence in UTF-16 code units: what every voice speaks at once. Longer ones are split. */
const MAX_SENTENCE = 400

/** Minimum length of the first part of a split sentence, as a share of the maximum. */
const MIN_PART = 0.4

/** Words that end with a full stop within a sentence, in lower case, of the languages with such titles. */
const ABBREVIATIONS =
  /(?:^|[\s("“„'‘«])(?:mr|mrs|ms|dr|st|prof|jr|sr|vs|e\.g|i\.e|no|inc|ltd|co|mt|messrs|hr|fr|frl|bzw|z\.\s?b|d\.\s?h|u\.\s?a|nr|sog|ca|mme|mlle|sra|srta|ud|uds|etc|vgl|\p{Lu})\.$/iu

/**
 * Splits a paragraph into sentences by the rules of its language (Unicode UAX #29 with the locale's data), with titles
 * and what goes on in lower case kept inside, and long sentences split at a clause or a space. The sentences joined by a space are the
 * paragraph with its white space collapsed.
 */
export function splitSentences(paragraph: string, language: string): string[] {
  const text = paragraph.replace(/\s+/gu, ' ').trim()
  const sentences: string[] = []
  let sentence = ''
  const segments = [...segmenterOf(language).segment(text)]
  for (const [index, { segment }] of segments.entries()) {
    sentence += segment
    const trimmed = sentence.trim()
    const goesOn = /^\p{Ll}/u.test(segments[index + 1]?.segment ?? '')
    if (goesOn || ABBREVIATIONS.test(trimmed) || !/[\p{L}\p{N}]/u.test(trimmed)) continue
    sentences.push(trimmed)
    sentence = ''
  }
  const rest = sentence.trim()
  // Signs alone belong to the sentence before them.
  const last = sentences.at(-1)
  if (rest !== '' && last !== undefined && !/[\p{L}\p{N}]/u.test(rest))
    sentences[sentences.length - 1] = `${last} ${rest}`
  else if (rest !== '') sentences.push(rest)
  return sentences.flatMap(splitLong)
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const [locale] = Intl.Segmenter.supportedLocalesOf([language, language.split('-', 1)[0] ?? 'en'])
  const segmenter = new Intl.Segmenter(locale ?? 'en', { granularity: 'sentence' })
  segmenters.set(language, segmenter)
  return segmenter
}

/** Splits at the last clause that fits, else at the last space, else within a word, never within a surrogate pair. */
function splitLong(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > MAX_SENTENCE) {
    const head = rest.slice(0, MAX_SENTENCE)
    const clause = Math.max(...[...head.matchAll(/[,;:、，；：–—](?=\s|\p{L})/gu)].map(({ index }) => index + 1), 0)
    const space = head.lastIndexOf(' ')
    const isPair = /[\uD800-\uDBFF]$/u.test(head)
    const end = [clause, space, isPair ? MAX_SENTENCE - 1 : MAX_SENTENCE].find((at) => at >= MAX_SENTENCE * MIN_PART)
    parts.push(rest.slice(0, end).trim())
    rest = rest.slice(end).trim()
  }
  return [...parts, rest]
}
