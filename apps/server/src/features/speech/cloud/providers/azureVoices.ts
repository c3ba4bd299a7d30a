import * as v from 'valibot'
import type { EngineVoice } from '../../engine.ts'
import { languageTags } from '../languageTags.ts'
import { speakerIdOf } from '../speakerIds.ts'

/** Prices of the models in US dollars per million characters (Microsoft, "Azure Speech pricing"). */
const PRICES = { neural: 15, hd: 30 } as const

/** Answer to the request for voices; its other fields, in which numbers are strings, are not used. */
export const VoiceList = v.array(
  v.object({
    ShortName: v.string(),
    DisplayName: v.string(),
    Gender: v.nullish(v.string()),
    Locale: v.string(),
    SecondaryLocaleList: v.nullish(v.array(v.string())),
    VoiceType: v.nullish(v.string()),
    Status: v.nullish(v.string()),
  }),
)

const GENDERS: Readonly<Record<string, EngineVoice['gender']>> = { Female: 'female', Male: 'male' }

/** Describes a voice that Azure lists; undefined for one that it is about to withdraw. */
export function azureVoice(listed: v.InferOutput<typeof VoiceList>[number]): EngineVoice | undefined {
  const { ShortName, DisplayName, Gender, Locale, SecondaryLocaleList, VoiceType, Status } = listed
  const languageCodes = languageTags([Locale, ...(SecondaryLocaleList ?? [])])
  if (Status === 'Deprecated' || languageCodes.length === 0) return undefined
  const model = /HD/.test(VoiceType ?? '') || /:Dragon/.test(ShortName) ? 'hd' : 'neural'
  const gender = GENDERS[Gender ?? '']
  return {
    speakerId: speakerIdOf(model, ShortName),
    providerVoiceId: ShortName,
    name: DisplayName,
    ...(gender && { gender }),
    languageCodes,
    price: { perMillion: PRICES[model], unit: 'character', currency: 'USD' },
  }
}
