import * as v from 'valibot'
import { attributeRecord } from './attributeRecords.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { VoiceQuery } from './search.ts'
import { Gender } from './gender.ts'

/** Maximum number of voices in one answer. */
export const VOICE_MAP_LIMIT = 10_000

const {
  q: _q,
  sort: _sort,
  page: _page,
  limit: _limit,
  facets: _facets,
  nearby: _nearby,
  ...filters
} = VoiceQuery.entries

/** Filters of the map: those of the voice search, without free text, order and pages. */
export const VoiceMapQuery = object(filters)
export type VoiceMapQuery = v.InferOutput<typeof VoiceMapQuery>
/** Filters of a map as passed by a caller. */
export type VoiceMapQueryInput = v.InferInput<typeof VoiceMapQuery>

const Values = v.array(v.nullable(v.number()))

/** The voices as columns: entry n of each belongs to voice n. Much smaller than an array of objects. */
export const VoiceMapColumns = object({
  voice_name: v.array(v.string()),
  /** With the speaker id it forms the `voice_id` and the path of the sample, which every voice on the map has. */
  voice_service: v.array(v.string()),
  voice_speaker_id: v.array(v.string()),
  voice_gender: v.array(Gender),
  voice_language_code: v.array(v.string()),
  /** Measured attributes, with the number of decimals from the table of attributes. */
  ...attributeRecord('field', () => Values),
})
export type VoiceMapColumns = v.InferOutput<typeof VoiceMapColumns>

/** Measurements of all matching voices, in columns. */
export const VoiceMapResult = object({
  /** Number of matching measured voices; may exceed the columns' length, which is limited by `VOICE_MAP_LIMIT`. */
  total: v.number(),
  /** Number of matching voices without measurements. */
  unmeasured: v.number(),
  columns: VoiceMapColumns,
})
export type VoiceMapResult = v.InferOutput<typeof VoiceMapResult>

/** Returns all voices with their measurements, for a map. The answer has an `ETag`. */
export const voiceMap = endpoint({
  method: 'GET',
  path: '/api/v1/voice/map',
  query: VoiceMapQuery,
  response: VoiceMapResult,
  errors: ['too_many_requests'],
})
