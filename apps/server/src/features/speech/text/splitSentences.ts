/** Abbreviations whose full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  'mr. mrs. ms. dr. st. prof. jr. sr. vs. etc. e.g. i.e. no. inc. ltd. co. mt. a.m. p.m.'.split(' '),
)

/** Maximum number of tokens per utterance, even without punctuation. */
const MAX_TOKENS = 60

/**
 * Groups tokens into sentences, for engines that speak one utterance at a time. A sentence ends at `.`, `!`, `?` or
 * `…`, unless the next token is in lower case; titles and initials ("Dr.", "J.") do not end one.
 */
export function splitSentences(tokens: readonly string[]): string[][] {
  const sentences: string[][] = []
  let sentence: string[] = []
  for (const [index, token] of tokens.entries()) {
    sentence.push(token)
    const next = tokens[index + 1]
    const closes =
      /[.!?…]["')\]’”»]*$/u.test(token) && !ABBREVIATIONS.has(token.toLowerCase()) && !/^\p{Lu}\.$/u.test(token)
    if (next === undefined || (closes && !/^\p{Ll}/u.test(next)) || sentence.length >= MAX_TOKENS) {
      sentences.push(sentence)
      sentence = []
    }
  }
  return sentences
}
