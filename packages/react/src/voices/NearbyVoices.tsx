import { ATTRIBUTES, modelName, RANGE_ATTRIBUTES, RANGE_NAMES, TRAIT_NAMES, TRAITS } from '@voice-rankings/contract'
import type { AttributeName, NearbyVoice, VoiceListing } from '@voice-rankings/contract'
import { useId } from 'react'
import { formatAttribute, useMessages, useWriting } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'
import { countryName, languageName } from '../names/languageName.ts'
import { providerName } from '../names/providerName.ts'
import { isOffer } from './filterValues.ts'
import { voicesMessages, type VoicesMessages } from './messages.ts'
import { mainLanguage } from '../names/mainLanguage.ts'
import { valueText } from './voiceNumbers.ts'
import { priceText } from './priceText.ts'
import { VoiceList, type VoiceListProps } from './VoiceList.tsx'

interface NearbyVoicesProps extends Pick<VoiceListProps, 'view' | 'action' | 'languageCode'> {
  nearby: readonly NearbyVoice[] | undefined
  /** Use cases that were asked for. */
  categories: readonly string[]
}

/** Voices that nearly match, each with what it misses. */
export function NearbyVoices({ nearby = [], categories, view, action, languageCode }: NearbyVoicesProps) {
  const messages = useMessages('voices', voicesMessages)
  const writing = useWriting()
  const id = useId()
  if (nearby.length === 0) return null
  const uses = messages.joined(categories.map((use) => messages.goodFor(use)))
  const notes = new Map(
    nearby.map(({ voice, missed }) => [voice.voice_id, noteOf(voice, missed, uses, messages, writing)]),
  )
  return (
    <section className="voice-nearby" part="nearby" aria-labelledby={id}>
      <h2 id={id}>{messages.nearly}</h2>
      <p>{messages.nearlyHint}</p>
      <VoiceList
        voices={nearby.map(({ voice }) => voice)}
        view={view}
        action={action}
        languageCode={languageCode}
        noteOf={(voice) => notes.get(voice.voice_id)}
      />
    </section>
  )
}

/** What a voice is in place of the filters it misses: `Dutch, 192 Hz, not low`. */
function noteOf(
  voice: VoiceListing,
  missed: readonly string[],
  uses: string,
  messages: VoicesMessages,
  writing: WritingMessages,
): string {
  const texts: Record<string, () => string> = {
    search: () => messages.missedName,
    languageCode: () => languageName(mainLanguage(voice), writing),
    countryCode: () => countryOfVoice(voice, writing),
    gender: () => messages.genders[voice.voice_gender],
    service: () => providerName(voice.voice_service),
    model: () => modelName(voice.voice_speaker_id),
    price: () => priceText(voice.voice_price, messages, writing),
    categories: () => messages.missedUse(uses),
  }
  return missed.flatMap((name) => texts[name]?.() ?? other(voice, name, messages, writing)).join(' · ')
}

function countryOfVoice(voice: VoiceListing, writing: WritingMessages): string {
  const country = new Intl.Locale(mainLanguage(voice)).maximize().region
  return country === undefined ? languageName(mainLanguage(voice), writing) : countryName(country, writing)
}

/** Text of a missed offer, or the value of a missed trait or range; nothing for a filter of a newer server. */
function other(voice: VoiceListing, name: string, messages: VoicesMessages, writing: WritingMessages): string | [] {
  if (isOffer(name)) return messages.missedOffer(messages.offerNames[name])
  const valueOf = (attribute: AttributeName) => {
    const value = voice[ATTRIBUTES[attribute].field]
    return value === null
      ? messages.notHeard
      : valueText(attribute, formatAttribute(attribute, value, writing), messages)
  }
  const trait = TRAIT_NAMES.find((one) => one === name)
  if (trait) return messages.missedTrait(messages.traits[trait], valueOf(TRAITS[trait].attribute))
  const range = RANGE_NAMES.find((one) => one === name)
  return range ? valueOf(RANGE_ATTRIBUTES[range]) : []
}
