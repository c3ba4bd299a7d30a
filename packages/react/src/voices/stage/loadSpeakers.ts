import type { TraitName, VoiceListing } from '@voice-rankings/contract'
import { TRAIT_NAMES } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { lazyModule } from '../../loading/lazyModule.ts'
import { mainLanguage } from '../../names/mainLanguage.ts'
import { pickVaried } from './pickVaried.ts'

/** Number of voices that are shown: one on the stage, the others below. */
const SHOWN = 5

/** Number of the best-rated voices that they are picked from. */
const PICKED_FROM = 48

/** Voices of a language for a stage, and their first text. */
export interface Speakers {
  readonly languageCode: string
  /** First text, in the language of the voices. */
  readonly text: string
  /** Diverse voices, the first for the stage. Empty if none was measured yet. */
  readonly voices: readonly VoiceListing[]
  /** Traits that voices of the language have, in display order. */
  readonly traits: readonly TraitName[]
  /** Number of voices of the language. */
  readonly total: number
}

/** Texts of all languages, in a chunk of their own. */
const textsModule = lazyModule(() => import('../../overview/suggestions/index.ts'))

/**
 * Loads the voices of a language for `useSentenceStage`, on a server or in a browser. Fails as `voices.search` does.
 *
 * @example
 * const speakers = await loadSpeakers(client, 'de')
 */
export async function loadSpeakers(
  client: Calls<'voices.search'>,
  languageCode: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Speakers> {
  const [{ voices, facets, total }, { suggestedText }] = await Promise.all([
    client.voices.search({ languageCode, sort: '-rating', limit: PICKED_FROM, facets: 'true' }, { signal }),
    textsModule.load(),
  ])
  const found = new Set(facets?.traits.flatMap(({ value, count }) => (count > 0 ? [value] : [])))
  return {
    languageCode,
    text: suggestedText(languageCode, 'audiobook'),
    voices: pickVaried(nativesOf(voices, languageCode), SHOWN),
    traits: TRAIT_NAMES.filter((name) => found.has(name)),
    total,
  }
}

/** Voices whose main language is a language; all voices if there is none. */
export function nativesOf(voices: readonly VoiceListing[], languageCode: string): readonly VoiceListing[] {
  const natives = voices.filter((voice) => mainLanguage(voice).split('-')[0] === languageCode)
  return natives.length > 0 ? natives : voices
}
