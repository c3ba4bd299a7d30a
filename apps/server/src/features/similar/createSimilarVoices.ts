import {
  type Api,
  ATTRIBUTES,
  type CallOutput,
  type HandlerInput,
  OWN_LANGUAGE_COUNT,
  type SimilarName,
  similarRecord,
} from '@voice-rankings/contract'
import type { Voiceprint } from '@voice-rankings/analysis'
import { eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples } from '../../kernel/database/schema.ts'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { sampleWaveforms } from '../voices/listing.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { type Compared, findAlternatives, readScores } from './alternatives.ts'
import type { Comparison } from './createComparison.ts'
import { leastBy } from './leastBy.ts'
import { nearestBy } from './nearestBy.ts'
import { languageOf, speaks } from './spokenLanguage.ts'
import { spreadOf } from './spreadOf.ts'
import { toSimilarEntry } from './similarEntry.ts'

type Body = HandlerInput<Api['voices']['similar']>['body']
type Output = CallOutput<Api['voices']['similar']>

/** Length of the list of best overall matches, and of each list by attribute. */
const OVERALL_COUNT = 12
const ATTRIBUTE_COUNT = 8

/** Creates the handler that finds similar voices: by overall sound, and by each attribute. */
export function createSimilarVoices(database: Database, comparison: () => Promise<Comparison>) {
  return async (body: Body, ownerKey: string | null = null): Promise<Output> => {
    const { voices, printOf, percentTo, sharesTo } = await comparison()
    const listed = voices.find(({ voice_id }) => voice_id === body.voice_id)
    const source = listed ?? (await requireVoice(database, body.voice_id, ownerKey))
    const print = listed ? printOf(source) : await readPrint(database, source)
    if (!listed && !print) return nothingLike(source, body)
    const isOwn = (voice: CatalogueVoice) => voice !== source && speaks(voice, languageOf(source))
    const { same_language = voices.filter(isOwn).length >= OWN_LANGUAGE_COUNT } = body
    const isWanted = (voice: CatalogueVoice) => !same_language || isOwn(voice)
    const compared = voices.flatMap((voice) => {
      const similarity = voice === source || !print ? null : percentTo(print, voice)
      return similarity === null ? [] : [{ voice, similarity }]
    })
    const overall = leastBy(
      compared.filter(({ voice }) => isWanted(voice)),
      OVERALL_COUNT,
      ({ similarity }) => -similarity,
    )
    // Most similar voices first, so that they lead among voices with an equally near value.
    const similarities = new Map(compared.map(({ voice, similarity }) => [voice, similarity]))
    const others = voices
      .filter((voice) => voice !== source && isWanted(voice))
      .toSorted((a, b) => (similarities.get(b) ?? -1) - (similarities.get(a) ?? -1))
    const wants = (name: SimilarName) => body[ATTRIBUTES[name].similar.wanted]
    const alternatives = findAlternatives(source, compared, await readScores(database, languageOf(source)))
    const shown = [...overall, ...alternatives]
    const waveformOf = await sampleWaveforms(
      database,
      shown.map(({ voice }) => voice.voice_id),
    )
    const toEntry = ({ voice, similarity }: Compared) => ({
      ...toSimilarEntry(voice),
      similarity,
      difference_shares: sharesTo(print, voice),
      ...waveformOf(voice.voice_id),
    })
    return {
      same_language,
      overallSimilarResults: overall.map(toEntry),
      alternatives: alternatives.map(({ wish, blind_score, ...found }) => ({
        wish,
        voice: toEntry(found),
        voice_price: found.voice.price,
        voice_licence: found.voice.licence,
        blind_score,
      })),
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

/** Answer for a voice that was not measured, with which none can be compared. */
function nothingLike(
  { voice_id, voice_language_codes: [language = ''] }: CatalogueVoice,
  { same_language = false }: Body,
): Output {
  return {
    same_language,
    overallSimilarResults: [],
    alternatives: [],
    ...similarRecord('list', () => []),
    spreads: similarRecord('source', () => null),
    sourceVoice: {
      voice_id,
      voice_language_code: language,
      profileUsedForMatching: similarRecord('source', () => null),
    },
  }
}

/** Voiceprint of a measured voice that is not in the catalogue; null without one. */
async function readPrint({ queries }: Database, { voice_id: id }: CatalogueVoice): Promise<Voiceprint | null> {
  const [row] = await queries.select({ print: samples.voiceprint }).from(samples).where(eq(samples.voice_id, id))
  return row?.print ?? null
}
