/** Length from which the beginning of a passage is long enough, in UTF-16 code units: about six seconds of English. */
const ENOUGH = 90

/** Fixed sentence of a passage: its first whole sentences, so that a check costs less than the passage. */
export function driftSentence(passage: string, language: string): string {
  let sentence = ''
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(passage)) {
    if (sentence.length >= ENOUGH) break
    sentence += segment
  }
  return sentence.trim()
}
