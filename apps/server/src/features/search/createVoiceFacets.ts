import {
  type Histogram,
  modelName,
  OPPOSITE_OFFERS,
  RANGE_NAMES,
  type RangeName,
  VOICE_OFFERS,
  type VoiceFacets,
} from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import type { Compared } from './compareVoices.ts'
import type { DrawnRange, DrawnRanges } from './drawnRanges.ts'
import { type FilterName, OFFER_CONDITIONS, priceTiersOf, RANGE_FIELDS } from './voiceFilters.ts'

/** Bars of each histogram, in equal steps over the drawn range. */
const HISTOGRAM_BARS = 24

/** Values of a voice in each facet that has one filter. */
const VALUES = {
  // Locales are searchable, but only languages are listed.
  languages: (voice) => voice.language_keys.filter((key) => !key.includes('-')),
  countries: (voice) => voice.country_codes,
  services: (voice) => [voice.voice_service],
  models: (voice) => [modelName(voice.voice_speaker_id)],
  prices: priceTiersOf,
  genders: (voice) => [voice.voice_gender],
  categories: (voice) => voice.voice_categories,
} as const satisfies Partial<Record<FilterName, (voice: CatalogueVoice) => readonly string[]>>

/** Values of a voice in each facet whose values are filters of their own, which combine. */
const COMBINED_VALUES = {
  traits: (voice: CatalogueVoice) => voice.voice_traits,
  offers: (voice: CatalogueVoice) => VOICE_OFFERS.filter((name) => OFFER_CONDITIONS[name](voice)),
} as const

type ValueFacet = keyof typeof VALUES | keyof typeof COMBINED_VALUES

/** A value of a facet. */
interface Place {
  readonly facet: ValueFacet
  readonly value: string
  /** Filter that is ignored when the value is counted. */
  readonly filter: FilterName
  /** Index among all places. */
  readonly index: number
}

/**
 * Creates a function that counts voices by every facet. Each facet ignores its own filter: it counts the voices that
 * fail no other. The places of a voice are determined once, since each search counts all voices.
 */
export function createVoiceFacets(): (compared: readonly Compared[], ranges: DrawnRanges) => VoiceFacets {
  const places = new Map<string, Place>()
  const hosts = new Map<string, string>()
  const placesByVoice = new WeakMap<CatalogueVoice, readonly Place[]>()

  function place(facet: Place['facet'], value: Place['value'], filter: FilterName): Place {
    const key = `${facet} ${value}`
    const known = places.get(key) ?? { facet, value, filter, index: places.size }
    places.set(key, known)
    return known
  }

  function placesOf(voice: CatalogueVoice): readonly Place[] {
    const known = placesByVoice.get(voice)
    if (known) return known
    hosts.set(voice.voice_service, voice.voice_service_alias)
    const found = [
      ...entries(VALUES).flatMap(([facet, of]) => of(voice).map((value) => place(facet, value, facet))),
      ...voice.voice_traits.map((value) => place('traits', value, value)),
      // A voice passes the filter of its own offer, so that only the opposite can hide it.
      ...COMBINED_VALUES.offers(voice).map((value) => place('offers', value, OPPOSITE_OFFERS[value] ?? value)),
    ]
    placesByVoice.set(voice, found)
    return found
  }

  return (compared, ranges) => {
    const eligible = compared.filter(({ missed }) => missed.length <= 1)
    const placed = eligible.map(({ voice }) => placesOf(voice))
    const counts = new Uint32Array(places.size)
    for (const [n, { missed }] of eligible.entries()) {
      const [only] = missed
      for (const { filter, index } of placed[n]!) if (only === undefined || only === filter) counts[index]! += 1
    }
    const found = [...places.values()].flatMap((at) => {
      const count = counts[at.index]!
      return count > 0 ? { ...at, count } : []
    })
    const listed = (facet: ValueFacet) =>
      found
        .filter((at) => at.facet === facet)
        .map(({ value, count }) => ({ value, count }))
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    const facets = [...Object.keys(VALUES), ...Object.keys(COMBINED_VALUES)] as ValueFacet[]
    return {
      ...(Object.fromEntries(facets.map((facet) => [facet, listed(facet)])) as Omit<
        VoiceFacets,
        'services' | 'histograms'
      >),
      services: listed('services').map((counted) => ({ ...counted, host: hosts.get(counted.value) ?? '' })),
      histograms: Object.fromEntries(
        RANGE_NAMES.map((name) => [name, histogram(name, ranges[name], eligible)]),
      ) as VoiceFacets['histograms'],
    }
  }
}

const entries = <Key extends string, Value>(record: Readonly<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][]

/** Counts the voices that fail no other filter in equal steps over a range; values beyond it are in the outer bars. */
function histogram(name: RangeName, [low, high]: DrawnRange, eligible: readonly Compared[]): Histogram {
  const counts = Array.from({ length: HISTOGRAM_BARS }, () => 0)
  for (const { voice, missed } of eligible) {
    const value = voice[RANGE_FIELDS[name]]
    if (value === null || (missed[0] ?? name) !== name) continue
    const bar = Math.floor(((value - low) / (high - low)) * HISTOGRAM_BARS)
    counts[Math.min(Math.max(bar, 0), HISTOGRAM_BARS - 1)]! += 1
  }
  return { low, high, counts }
}
