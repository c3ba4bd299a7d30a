import type { Api, CallOutput, HandlerInput, SimilarByAttribute, SimilarVoice } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireVoice } from '../voices/requireVoice.ts'
import { createComparison } from './createComparison.ts'
import { type AttributeColumn, nearestBy } from './nearestBy.ts'
import { type Comparable, toSimilarEntry } from './similarEntry.ts'

type Output = CallOutput<Api['similarVoices']>

/** Voices in the list of best overall matches, and in each list by characteristic. */
const OVERALL_COUNT = 12
const ATTRIBUTE_COUNT = 8

/** Makes the call that finds voices like another: by sound overall, and nearest in each measured quantity. */
export function createSimilarVoices(database: Database) {
  const comparison = createComparison(database)

  async function nearest(wanted: boolean, source: Comparable, column: AttributeColumn): Promise<SimilarByAttribute[]> {
    return wanted ? nearestBy(database, source, column, ATTRIBUTE_COUNT) : []
  }

  return async (body: HandlerInput<Api['similarVoices']>['body']): Promise<Output> => {
    const { voices, percent } = await comparison()
    const source = voices.find(({ voice_id }) => voice_id === body.voice_id)
    if (!source) {
      const { voice_name } = await requireVoice(database, body.voice_id)
      const message = `${voice_name} has not been measured yet, so no voice can be compared with it.`
      throw new ApiError('not_found', `${message} Choose a voice that has a sample.`)
    }
    const overall = voices
      .filter((voice) => voice !== source)
      .map<SimilarVoice>((voice) => ({ ...toSimilarEntry(voice), similarity: percent(source, voice) }))
      .toSorted((a, b) => b.similarity - a.similarity)
    const [similarWPM, similarPitch, similarIntensity, similarVocalFry] = await Promise.all([
      nearest(body.wpm, source, 'voice_words_per_minute'),
      nearest(body.pitch, source, 'voice_pitch_hz'),
      nearest(body.intensity, source, 'voice_intensity'),
      nearest(body.vocalFry, source, 'voice_vocal_fry'),
    ])
    return {
      overallSimilarResults: overall.slice(0, OVERALL_COUNT),
      similarWPM,
      similarPitch,
      similarIntensity,
      similarVocalFry,
      sourceVoice: {
        voice_id: source.voice_id,
        profileUsedForMatching: {
          wordsPerMinute: source.voice_words_per_minute,
          pitchHz: source.voice_pitch_hz,
          intensity: source.voice_intensity,
          vocalFry: source.voice_vocal_fry,
        },
      },
    }
  }
}
