import { RANKED_AFTER_RATERS, sampleKey, type VoiceListing } from '@voice-rankings/contract'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { type ScoreRow, voiceScores } from '../../kernel/database/ratingTables.ts'
import { attributeColumns, type SampleRow, samples, type VoiceRow, voices } from '../../kernel/database/schema.ts'

/** Peaks and melody of a sample as JSON, whose parsing is faster than that of a PostgreSQL array. */
export const samplePeaks = sql<number[] | null>`to_json(${samples.voice_sample_peaks})`
const sampleMelody = sql<number[] | null>`to_json(${samples.voice_sample_melody})`

/** Columns of a score. */
export const scoreColumns = {
  score: voiceScores.score,
  score_low: voiceScores.score_low,
  score_high: voiceScores.score_high,
  rater_count: voiceScores.rater_count,
  excluded_count: voiceScores.excluded_count,
}

/** Columns of a listing: of the voice, its sample, its score, and the client's favourite. */
export const listingColumns = {
  voice_id: voices.voice_id,
  voice_name: voices.voice_name,
  voice_service: voices.voice_service,
  voice_service_alias: voices.voice_service_alias,
  voice_gender: voices.voice_gender,
  voice_speaker_id: voices.voice_speaker_id,
  voice_language_codes: voices.voice_language_codes,
  voice_instructions: voices.voice_instructions,
  voice_price: voices.price,
  ...attributeColumns,
  voice_traits: voices.voice_traits,
  voice_categories: voices.voice_categories,
  voice_sample_duration: samples.voice_sample_duration,
  voice_sample_peaks: samplePeaks,
  voice_sample_melody: sampleMelody,
  measured_stamp: voices.measured_stamp,
  voice_favorite_id: favorites.voice_favorite_id,
  ...scoreColumns,
}

/** Join condition of the user's favourite; false if not signed in. */
export function isFavorite(userId: string | null): SQL | undefined {
  return and(eq(favorites.voice_id, voices.voice_id), eq(favorites.user_id, userId ?? ''))
}

/** Waveform of a voice's sample, as in its listing. */
export type SampleWaveform = Pick<VoiceListing, 'voice_sample_peaks' | 'voice_sample_melody'>

/** Reads the waveforms of the samples of voices; that of another voice is empty. */
export async function sampleWaveforms(
  { queries }: Database,
  voiceIds: readonly string[],
): Promise<(voiceId: string) => SampleWaveform> {
  const rows = await queries
    .select({ voice_id: samples.voice_id, peaks: samplePeaks, melody: sampleMelody })
    .from(samples)
    .where(inArray(samples.voice_id, [...voiceIds]))
  const known = new Map(rows.map((row) => [row.voice_id, row]))
  return (voiceId) => ({
    voice_sample_peaks: known.get(voiceId)?.peaks ?? [],
    voice_sample_melody: known.get(voiceId)?.melody ?? [],
  })
}

type SampleColumn = 'voice_sample_duration' | 'voice_sample_peaks' | 'voice_sample_melody'
type ScoreColumn = 'score' | 'score_low' | 'score_high' | 'rater_count' | 'excluded_count'
type MaybeColumn = SampleColumn | ScoreColumn | 'voice_favorite_id' | 'voice_price'
type ListingRow = Pick<VoiceRow, Exclude<keyof typeof listingColumns, MaybeColumn>> & {
  [K in SampleColumn]: SampleRow[K] | null
} & { [K in ScoreColumn]: ScoreRow[K] | null } & { voice_favorite_id: string | null; voice_price: VoiceRow['price'] }

/** Converts a row to the listing of a voice. */
export function toListing(found: ListingRow): VoiceListing {
  const { measured_stamp, voice_sample_peaks, voice_sample_melody, ...rest } = found
  const { score, score_low, score_high, rater_count, excluded_count, ...row } = rest
  return {
    ...row,
    voice_language_code: row.voice_language_codes[0] ?? '',
    voice_view: null,
    voice_sample_peaks: voice_sample_peaks ?? [],
    voice_sample_melody: voice_sample_melody ?? [],
    voice_sample_url: sampleUrl(row, measured_stamp),
    ...toScore({ score, score_low, score_high, rater_count, excluded_count }),
  }
}

/** Reads the listings of voices by id. */
export async function readListings(
  { queries }: Database,
  ids: readonly string[],
  userId: string | null,
): Promise<ReadonlyMap<string, VoiceListing>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select(listingColumns)
    .from(voices)
    .leftJoin(samples, eq(samples.voice_id, voices.voice_id))
    .leftJoin(favorites, isFavorite(userId))
    .leftJoin(voiceScores, eq(voiceScores.voice_id, voices.voice_id))
    .where(inArray(voices.voice_id, [...ids]))
  return new Map(rows.map((row) => [row.voice_id, toListing(row)]))
}

export const NO_SCORE = { score: null, score_low: null, score_high: null, rater_count: null, excluded_count: null }

/** Converts the score columns of a row; no rating while the voice is unranked. */
export function toScore(row: Pick<ListingRow, ScoreColumn>): Pick<VoiceListing, 'voice_rating' | 'voice_rating_count'> {
  const { score, score_low: low, score_high: high, rater_count, excluded_count: excluded } = row
  const count = rater_count ?? 0
  const isRanked = score !== null && low !== null && high !== null && count >= RANKED_AFTER_RATERS
  return {
    voice_rating: isRanked ? { score, low, high, count, excluded: excluded ?? 0 } : null,
    voice_rating_count: count,
  }
}

/** Relative URL of the sample; null until it exists. */
export function sampleUrl(
  voice: Pick<VoiceRow, 'voice_service' | 'voice_speaker_id'>,
  measuredStamp: string | null,
): string | null {
  return measuredStamp === null ? null : `/${sampleKey(voice.voice_service, voice.voice_speaker_id)}`
}
