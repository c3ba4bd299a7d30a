import {
  type Api,
  ATTRIBUTES,
  type CallOutput,
  type HandlerInput,
  SIMILAR_NAMES,
  type SimilarByAttribute,
  type SimilarName,
  similarRecord,
  type SimilarVoice,
} from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { createComparison } from './createComparison.ts'
import { nearestBy } from './nearestBy.ts'
import { type Comparable, toSimilarEntry } from './similarEntry.ts'

type Body = HandlerInput<Api['voices']['similar']>['body']
type Output = CallOutput<Api['voices']['similar']>

/** Main language of a voice, without its region. */
const languageOf = ({ voice_language_codes: [code = ''] }: Comparable) => code.split('-')[0]

/** Length of the list of best overall matches, and of each list by attribute. */
const OVERALL_COUNT = 12
const ATTRIBUTE_COUNT = 8

/** Creates the handler that finds similar voices: by overall sound, and by each attribute. */
export function createSimilarVoices(database: Database) {
  const comparison = createComparison(database)

  async function nearest(body: Body, source: Comparable, name: SimilarName): Promise<SimilarByAttribute[]> {
    return body[ATTRIBUTES[name].similar.wanted] ? nearestBy(database, source, name, ATTRIBUTE_COUNT) : []
  }

  return async (body: Body): Promise<Output> => {
    const { voices, percent } = await comparison()
    const source = voices.find(({ voice_id }) => voice_id === body.voice_id)
    if (!source) {
      const { voice_name } = await requireVoice(database, body.voice_id)
      const message = `${voice_name} has not been measured yet, so no voice can be compared with it.`
      throw new ApiError('not_found', `${message} Choose a voice that has a sample.`)
    }
    const overall = voices
      .filter((voice) => voice !== source && (!body.same_language || languageOf(voice) === languageOf(source)))
      .map<SimilarVoice>((voice) => ({ ...toSimilarEntry(voice), similarity: percent(source, voice) }))
      .toSorted((a, b) => b.similarity - a.similarity)
    const lists = await Promise.all(SIMILAR_NAMES.map((name) => nearest(body, source, name)))
    return {
      overallSimilarResults: overall.slice(0, OVERALL_COUNT),
      ...similarRecord('list', (name) => lists[SIMILAR_NAMES.indexOf(name)] ?? []),
      sourceVoice: {
        voice_id: source.voice_id,
        profileUsedForMatching: similarRecord('source', (name) => source[ATTRIBUTES[name].field]),
      },
    }
  }
}
