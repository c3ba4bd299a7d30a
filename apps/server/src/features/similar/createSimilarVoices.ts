import {
  type Api,
  ATTRIBUTES,
  type CallOutput,
  type HandlerInput,
  type SimilarName,
  similarRecord,
} from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { VoiceRow } from '../../kernel/database/schema.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'
import { sampleWaveforms } from '../voices/listing.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { createComparison } from './createComparison.ts'
import { leastBy } from './leastBy.ts'
import { nearestBy } from './nearestBy.ts'
import { spreadOf } from './spreadOf.ts'
import { toSimilarEntry } from './similarEntry.ts'

type Body = HandlerInput<Api['voices']['similar']>['body']
type Output = CallOutput<Api['voices']['similar']>

/** Length of the list of best overall matches, and of each list by attribute. */
const OVERALL_COUNT = 12
const ATTRIBUTE_COUNT = 8

/** Creates the handler that finds similar voices: by overall sound, and by each attribute. */
export function createSimilarVoices(database: Database, readCatalogue: () => Promise<Catalogue>) {
  const comparison = createComparison(database, readCatalogue)

  return async (body: Body): Promise<Output> => {
    const { voices, percent } = await comparison()
    const source = voices.find(({ voice_id }) => voice_id === body.voice_id)
    if (!source) return nothingLike(await requireVoice(database, body.voice_id))
    const others = voices.filter(
      (voice) => voice !== source && (!body.same_language || speaks(voice, languageOf(source))),
    )
    const compared = others.flatMap((voice) => {
      const similarity = percent(source, voice)
      return similarity === null ? [] : [{ voice, similarity }]
    })
    const overall = leastBy(compared, OVERALL_COUNT, ({ similarity }) => -similarity).map(({ voice, similarity }) => ({
      ...toSimilarEntry(voice),
      similarity,
    }))
    const wants = (name: SimilarName) => body[ATTRIBUTES[name].similar.wanted]
    const waveformOf = await sampleWaveforms(
      database,
      overall.map(({ voice_id }) => voice_id),
    )
    return {
      overallSimilarResults: overall.map((entry) => ({ ...entry, ...waveformOf(entry.voice_id) })),
      ...similarRecord('list', (name) => (wants(name) ? nearestBy(others, source, name, ATTRIBUTE_COUNT) : [])),
      spreads: similarRecord('source', (name) => (wants(name) ? spreadOf(others, source, name) : null)),
      sourceVoice: {
        voice_id: source.voice_id,
        voice_language_code: source.voice_language_codes[0] ?? '',
        profileUsedForMatching: similarRecord('source', (name) => source[ATTRIBUTES[name].field]),
      },
    }
  }
}

/** Main language of a voice without its region, in lower case. */
function languageOf({ voice_language_codes: [first = ''] }: CatalogueVoice): string {
  return primaryOf(first)
}

function speaks(voice: CatalogueVoice, language: string): boolean {
  return voice.voice_language_codes.some((code) => primaryOf(code) === language)
}

function primaryOf(code: string): string {
  return code.toLowerCase().split('-')[0] ?? ''
}

/** Answer for a voice that was not measured, with which none can be compared. */
function nothingLike({ voice_id, voice_language_codes: [language = ''] }: VoiceRow): Output {
  return {
    overallSimilarResults: [],
    ...similarRecord('list', () => []),
    spreads: similarRecord('source', () => null),
    sourceVoice: {
      voice_id,
      voice_language_code: language,
      profileUsedForMatching: similarRecord('source', () => null),
    },
  }
}
