import type { ProviderSummary, VoiceLicence } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

type PriceRange = ProviderSummary['price_ranges'][number]

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)

/** Summarizes the voices of a provider; undefined if it has none. */
export function providerSummary(voices: readonly CatalogueVoice[], service: string): ProviderSummary | undefined {
  const own = voices.filter((voice) => voice.voice_service === service)
  const [first] = own
  if (!first) return undefined
  const ranges = new Map<string, PriceRange>()
  const licences = new Map<string, VoiceLicence>()
  for (const { price, licence } of own) {
    if (licence) licences.set(JSON.stringify(licence), licence)
    if (!price) continue
    const { perMillion, unit, currency } = price
    const key = `${unit} ${currency}`
    const { lowest, highest } = ranges.get(key) ?? { lowest: perMillion, highest: perMillion }
    const range = { lowest: Math.min(lowest, perMillion), highest: Math.max(highest, perMillion), unit, currency }
    ranges.set(key, range)
  }
  return {
    voice_service: service,
    voice_service_alias: first.voice_service_alias,
    voice_count: own.length,
    free_count: own.filter(({ price }) => price === null).length,
    price_ranges: [...ranges].toSorted(byKey).map(([, range]) => range),
    licences: [...licences].toSorted(byKey).map(([, licence]) => licence),
  }
}
