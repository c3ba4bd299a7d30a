import { createVoiceScales, labelVoice, USE_CASES } from '@voice-rankings/analysis'
import { ATTRIBUTES, attributeRecord, TRAIT_NAMES } from '@voice-rankings/contract'
import { VOICES } from '../../src/features/catalogue/voices.ts'
import type { Measure, Spoken } from './row.ts'

/** Number of voices of a language from which its words have to divide it. */
const ENOUGH_VOICES = 5

/** Finds for each trait and use the largest share of a language's voices for which it is the word. */
export function scales(): Measure {
  const measured = new Map<string, ReturnType<typeof comparedVoice>>()
  return {
    add(spoken) {
      const { voiceId, language } = spoken
      const known = VOICES.find(
        ({ voice_service, voice_speaker_id }) => `${voice_service}-${voice_speaker_id}` === voiceId,
      )
      // The further whispers of the bench are not in the catalogue.
      if (known?.voice_language_codes[0] === language) measured.set(voiceId, comparedVoice(spoken, known.voice_gender))
    },
    rows() {
      const voices = [...measured.values()]
      const scaleOf = createVoiceScales(voices)
      const labelled = voices.map((voice) => {
        const { voice_traits, voice_categories } = labelVoice(voice, scaleOf(voice))
        return { language: languageOf(voice), words: [...voice_traits, ...voice_categories] as string[] }
      })
      const languages = [...new Set(labelled.map(({ language }) => language))]
        .map((language) => ({ language, own: labelled.filter((one) => one.language === language) }))
        .filter(({ own }) => own.length >= ENOUGH_VOICES)
      return [...TRAIT_NAMES, ...USE_CASES].map((word) => {
        const shares = languages
          .map(({ language, own }) => {
            const count = own.filter(({ words }) => words.includes(word)).length
            return { share: (100 * count) / own.length, note: `${language}: ${count} of ${own.length} voices` }
          })
          .toSorted((a, b) => b.share - a.share)
        return {
          goal: `voices that are “${word}”, most in a language`,
          unit: '%',
          floor: 40,
          aim: 34,
          better: 'less',
          measured: shares[0]?.share,
          note: shares[0]?.note ?? 'no language with enough voices',
        }
      })
    },
  }
}

const comparedVoice = ({ profile, language }: Spoken, gender: 'female' | 'male') => ({
  ...attributeRecord('field', (name) => profile[ATTRIBUTES[name].measurement]),
  voice_gender: gender,
  voice_language_codes: [language],
})

const languageOf = ({ voice_language_codes: [code = ''] }: { voice_language_codes: readonly string[] }) =>
  code.split('-', 1)[0]
