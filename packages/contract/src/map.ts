import * as v from 'valibot'
import { attributeRecord } from './attributes.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { VoiceQuery } from './search.ts'
import { Gender } from './voices.ts'

/** Most voices one answer holds. */
export const VOICE_MAP_LIMIT = 10_000

const { sort: _sort, page: _page, limit: _limit, facets: _facets, ...filters } = VoiceQuery.entries

/** What a voice must be to stand on the map: the filters of the voice search, without order and pages. */
export const VoiceMapQuery = object(filters)
export type VoiceMapQuery = v.InferOutput<typeof VoiceMapQuery>
/** The filters of a map as a caller writes them. */
export type VoiceMapQueryInput = v.InferInput<typeof VoiceMapQuery>

const Values = v.array(v.nullable(v.number()))

/** The voices as columns: entry n of each belongs to voice n. A fraction of the size of as many objects. */
export const VoiceMapColumns = object({
  voice_name: v.array(v.string()),
  /** With the speaker id this is the `voice_id`, and leads to the sample: every voice on the map has one. */
  voice_service: v.array(v.string()),
  voice_speaker_id: v.array(v.string()),
  voice_gender: v.array(Gender),
  voice_language_code: v.array(v.string()),
  /** What was measured, with as many decimals as the table of attributes says. */
  ...attributeRecord('field', () => Values),
})
export type VoiceMapColumns = v.InferOutput<typeof VoiceMapColumns>

/** What was measured of every voice that matches, in columns. */
export const VoiceMapResult = object({
  /** Measured voices that match; more than the columns hold when there are more than `VOICE_MAP_LIMIT`. */
  total: v.number(),
  /** Voices that match but have not been heard yet, so that nothing is measured of them. */
  unmeasured: v.number(),
  columns: VoiceMapColumns,
})
export type VoiceMapResult = v.InferOutput<typeof VoiceMapResult>

/** Every voice with what was measured of it, for a map. The answer carries an `ETag`. */
export const voiceMap = endpoint({
  method: 'GET',
  path: '/api/v1/voice/map',
  query: VoiceMapQuery,
  response: VoiceMapResult,
  errors: ['too_many_requests'],
})
