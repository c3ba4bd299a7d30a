import { eld } from 'eld/extrasmall'
import { lengthOf, MIN_LENGTH } from './textLength.ts'

/** Language of a text, and how sure it is. */
export interface TextLanguage {
  /** ISO 639; the most common first if the detector does not tell several apart. */
  readonly codes: readonly string[]
  /** True if the text is clearly in none of the given languages, BCP 47. False if one is unknown to the detector. */
  isOtherThan(languageCodes: readonly string[]): boolean
}

/** Languages that share a model of the detector, which has one for each ISO 639-1 code. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  no: ['nb', 'no', 'nn'],
  ms: ['id', 'ms'],
  tl: ['fil', 'tl'],
  nl: ['nl', 'af'],
  hr: ['hr', 'bs', 'sr'],
  sr: ['sr', 'bs', 'hr'],
  es: ['es', 'gl', 'ast'],
  pt: ['pt', 'gl'],
  bg: ['bg', 'mk'],
  zh: ['zh', 'yue', 'wuu'],
}

const MODELS = Object.values(eld.info().Languages)

const codesOf = (model: string) => SHARED[model] ?? [model]

/** Scores between 0 and 1. The languages that are mistaken for each other differ by less. */
const MIN_LEAD = 0.1

/**
 * Language of a text, from the n-grams of its first 350 bytes; null if it is too short or uncertain.
 *
 * @example
 * detectLanguage('Bonjour, je suis votre assistant vocal.')?.codes // ['fr']
 */
export function detectLanguage(text: string): TextLanguage | null {
  const words = text.replaceAll(/\S*[@/]\S*/g, ' ')
  const found = eld.detect(words)
  if (!found.language || !found.isReliable() || lengthOf(words) < MIN_LENGTH) return null
  const codes = codesOf(found.language)
  const scores = found.getScores()
  const limit = (scores[found.language] ?? 0) - MIN_LEAD

  function isOther(languageCode: string): boolean {
    const language = languageIn(languageCode)
    const models = MODELS.filter((model) => codesOf(model).includes(language))
    return models.length > 0 && !codes.includes(language) && models.every((model) => (scores[model] ?? 0) <= limit)
  }
  return { codes, isOtherThan: (languageCodes) => languageCodes.length > 0 && languageCodes.every(isOther) }
}

/** Language of a locale, in its current code: `cmn-CN` is `zh`. Empty if the locale is invalid. */
function languageIn(locale: string): string {
  try {
    return new Intl.Locale(locale).language
  } catch {
    return ''
  }
}
