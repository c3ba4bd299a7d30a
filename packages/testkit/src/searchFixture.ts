import { ATTRIBUTES, attributeRecord, PAGE_SIZE } from '@voice-rankings/contract'
import type { Histogram, VoiceFacets, VoiceListing, VoiceSearchResult } from '@voice-rankings/contract'
import { voiceListingFixture } from './voiceFixture.ts'

function histogram([low, high]: readonly [number, number]): Histogram {
  return {
    low,
    high,
    counts: Array.from({ length: 20 }, (_, n) => Math.round(9 * Math.sin((Math.PI * (n + 0.5)) / 20))),
  }
}

/** Facets of a small English catalogue. */
export function facetsFixture(overrides: Partial<VoiceFacets> = {}): VoiceFacets {
  return {
    languages: [
      { value: 'en', count: 24 },
      { value: 'de', count: 6 },
    ],
    countries: [
      { value: 'US', count: 15 },
      { value: 'GB', count: 9 },
    ],
    services: [
      { value: 'flite', count: 8, host: 'cmuflite.org' },
      { value: 'espeak', count: 16, host: 'espeak.sourceforge.net' },
    ],
    models: [],
    prices: [
      { value: 'free', count: 24 },
      { value: 'low', count: 24 },
      { value: 'medium', count: 24 },
    ],
    genders: [
      { value: 'female', count: 13 },
      { value: 'male', count: 11 },
    ],
    categories: [{ value: 'narration', count: 12 }],
    traits: [
      { value: 'low', count: 5 },
      { value: 'calm', count: 9 },
    ],
    offers: [{ value: 'measured', count: 24 }],
    histograms: attributeRecord('filter', (name) => histogram(ATTRIBUTES[name].range)),
    ...overrides,
  }
}

/** First page of a search with the given voices. */
export function searchResultFixture(
  voices: VoiceListing[] = [voiceListingFixture()],
  overrides: Partial<VoiceSearchResult> = {},
): VoiceSearchResult {
  return {
    voices,
    total: voices.length,
    catalogue_total: voices.length,
    page: 1,
    limit: PAGE_SIZE.default,
    facets: facetsFixture(),
    ...overrides,
  }
}
