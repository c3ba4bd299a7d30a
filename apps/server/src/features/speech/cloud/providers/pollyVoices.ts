import * as v from 'valibot'
import type { EngineVoice, EngineVoicePage } from '../../engine.ts'
import { languageTags } from '../languageTags.ts'
import { speakerIdOf } from '../speakerIds.ts'

/** Prices of the engines in US dollars per million characters (AWS, "Amazon Polly pricing"). */
const PRICES: Readonly<Record<string, number>> = { standard: 4, neural: 16, 'long-form': 100, generative: 30 }

/** Answer of `DescribeVoices`. */
export const VoicePage = v.object({
  Voices: v.array(
    v.object({
      Id: v.string(),
      Name: v.string(),
      Gender: v.nullish(v.string()),
      LanguageCode: v.string(),
      AdditionalLanguageCodes: v.nullish(v.array(v.string())),
      SupportedEngines: v.array(v.string()),
    }),
  ),
  NextToken: v.nullish(v.string()),
})

const GENDERS: Readonly<Record<string, EngineVoice['gender']>> = { Female: 'female', Male: 'male' }

/**
 * A page of the catalogue: each of Polly's voices once for each engine that speaks with it. Unknown engines are left out,
 * since their price is unknown.
 */
export function pollyVoices({ Voices, NextToken }: v.InferOutput<typeof VoicePage>): EngineVoicePage {
  const voices = Voices.flatMap(({ Id, Name, Gender, LanguageCode, AdditionalLanguageCodes, SupportedEngines }) => {
    // Polly has a code of its own for the English of Wales.
    const codes = [LanguageCode.replace(/-WLS$/, ''), ...(AdditionalLanguageCodes ?? [])]
    const gender = GENDERS[Gender ?? '']
    return SupportedEngines.flatMap((engine): EngineVoice | [] => {
      const perMillion = PRICES[engine]
      if (perMillion === undefined) return []
      return {
        speakerId: speakerIdOf(engine, Id),
        providerVoiceId: Id,
        name: Name,
        ...(gender && { gender }),
        languageCodes: languageTags(codes),
        price: { perMillion, unit: 'character', currency: 'USD' },
      }
    })
  })
  return { voices, ...(NextToken && { next: NextToken }) }
}

/** Polly's codes of languages where they differ. `en-GB` is left to the voice, since it also stands for Wales here. */
const OWN_CODES: Readonly<Record<string, string | undefined>> = { ar: 'arb', 'zh-CN': 'cmn-CN', 'en-GB': undefined }

/** Polly's code of a language; undefined to let the voice speak its main one. */
export function pollyLanguage(tag: string | undefined): string | undefined {
  return tag === undefined || tag in OWN_CODES ? OWN_CODES[tag ?? ''] : tag || undefined
}
