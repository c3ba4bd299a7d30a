import * as v from 'valibot'
import { ATTRIBUTE_NAMES, attributeRecord } from './attributeRecords.ts'
import type { AttributeName } from './attributes.ts'
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

/** Query of the map: the filters of the voice search, without free text, order and pages, and the columns wanted. */
export const VoiceMapQuery = object({
  ...filters,
  /** Comma-separated names of {@link ATTRIBUTES}, and `sound` for the places by sound; others are ignored. Default all. */
  axes: v.optional(v.string()),
})
export type VoiceMapQuery = v.InferOutput<typeof VoiceMapQuery>
/** Filters of a map as passed by a caller. */
export type VoiceMapQueryInput = v.InferInput<typeof VoiceMapQuery>

/**
 * Returns the attributes that a query of the map wants, in display order.
 *
 * @example
 * mapAxes({ axes: 'speakingRate,pitch' }) // ['pitch', 'speakingRate']
 */
export function mapAxes({ axes }: Pick<VoiceMapQuery, 'axes'>): readonly AttributeName[] {
  const wanted = namesIn(axes)
  return wanted ? ATTRIBUTE_NAMES.filter((name) => wanted.includes(name)) : ATTRIBUTE_NAMES
}

/**
 * True if a query of the map wants the places by sound.
 *
 * @example
 * mapHasSound({ axes: 'pitch,sound' }) // true
 */
export function mapHasSound({ axes }: Pick<VoiceMapQuery, 'axes'>): boolean {
  return namesIn(axes)?.includes('sound') ?? true
}

const namesIn = (axes: string | undefined) => axes?.split(',').map((name) => name.trim())

const Values = v.array(v.nullable(v.number()))

/** What voices have in common: a map of thousands has few combinations of these. */
export const VoiceMapGroup = object({
  voice_service: v.string(),
  voice_gender: Gender,
  voice_language_code: v.string(),
})
export type VoiceMapGroup = v.InferOutput<typeof VoiceMapGroup>

/** The voices as columns: entry n of each belongs to voice n. Much smaller than an array of objects. */
export const VoiceMapColumns = object({
  voice_name: v.array(v.string()),
  /** With the service it forms the `voice_id` and the path of the sample, which every voice on the map has. */
  voice_speaker_id: v.array(v.string()),
  /** Index of the voice's group. */
  voice_group: v.array(v.number()),
  /** Attributes that the query wants, with the number of decimals from the table of attributes. */
  ...attributeRecord('field', () => v.optional(Values)),
  /**
   * Places by sound, if the query wants them: voices that sound alike are near each other. Without a unit; null for a
   * voice that has no place yet.
   */
  voice_sound_x: v.optional(Values),
  voice_sound_y: v.optional(Values),
})
export type VoiceMapColumns = v.InferOutput<typeof VoiceMapColumns>

/** Measurements of all matching voices, in columns. */
export const VoiceMapResult = object({
  /** Number of matching measured voices; may exceed the columns' length, which is limited by `VOICE_MAP_LIMIT`. */
  total: v.number(),
  /** Number of matching voices without measurements. */
  unmeasured: v.number(),
  /** Groups of the voices, by index. */
  groups: v.array(VoiceMapGroup),
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
