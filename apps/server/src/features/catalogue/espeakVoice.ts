import type { EspeakVoice } from '../speech/gpl/createEspeak.ts'
import type { CatalogueVoice } from './catalogueVoice.ts'

/** Default parameters of eSpeak; a voice's description names the differences. */
const NORMAL = { pitch: 50, range: 50, rate: 175 }

/**
 * Defines an eSpeak voice of the catalogue. Speaker id and description are derived from the parameters: the id is
 * `language+variant--difference` (`de+f2--low-slow`), or `--base` for an unchanged variant.
 */
export function espeakVoice(
  name: string,
  gender: 'female' | 'male',
  languages: Readonly<Record<string, string>>,
  how: Omit<EspeakVoice, 'languages'>,
): CatalogueVoice {
  const [first, ...others] = Object.keys(languages)
  const language = Object.values(languages)[0]
  if (first === undefined || language === undefined) throw new Error(`${name} speaks no language. Give at least one.`)
  const { variant, pitch = NORMAL.pitch, range = NORMAL.range, rate = NORMAL.rate } = how
  const differences = [
    difference(pitch - NORMAL.pitch, ['low', 'lower'], ['high', 'higher']),
    difference(range - NORMAL.range, ['level', 'more level'], ['lively', 'livelier']),
    difference(rate - NORMAL.rate, ['slow', 'slower'], ['brisk', 'faster']),
  ].filter((words) => words !== undefined)
  const model = variant === undefined ? language : `${language}+${variant.toLowerCase()}`
  const label = differences.map(([word]) => word).join('-') || 'base'
  return {
    voice_service: 'espeak',
    voice_speaker_id: `${model}--${label}`,
    voice_name: name,
    voice_gender: gender,
    voice_language_codes: [first, ...others],
    voice_instructions:
      differences.length === 0
        ? null
        : `${joinWords(differences.map(([, comparative]) => comparative))} than eSpeak's ${variant ?? 'own'} voice.`,
    parameters: { languages, ...how },
  }
}

type Words = readonly [label: string, comparative: string]

function difference(amount: number, below: Words, above: Words): Words | undefined {
  return amount === 0 ? undefined : amount < 0 ? below : above
}

/** Joins words to a phrase such as "Lower, livelier and slower". */
function joinWords(words: readonly string[]): string {
  const sentence = words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
