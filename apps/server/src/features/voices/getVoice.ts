import { bestFor } from '@voice-rankings/analysis'
import type { Stars, Voice, VoicePath } from '@voice-rankings/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { offeredTo } from '../../kernel/database/designTables.ts'
import { driftChanges } from '../../kernel/database/driftTables.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { ratings, voiceScores } from '../../kernel/database/ratingTables.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { type Identity, userIdOf } from '../../kernel/identity/identity.ts'
import { findPassage } from '../catalogue/passages.ts'
import { isFavorite, listingColumns, toListing } from './listing.ts'

/** Returns a voice of the catalogue or of the identity with all its data, and the favourite and rating of the identity, if any. */
export async function getVoice(
  { queries }: Database,
  path: VoicePath,
  identity: Identity | null,
): Promise<{ voice: Voice }> {
  const { voice_service, voice_gender, voice_speaker_id } = path
  const [row] = await queries
    .select({
      listing: listingColumns,
      voice_gender_source: voices.gender_source,
      voice_sample_source: voices.sample_source,
      voice_licence: voices.licence,
      voice_timing_source: voices.timing_source,
      sample: sampleColumns,
      voice_own_rating: ownRating(identity?.key ?? null),
      ...catalogueColumns,
    })
    .from(voices)
    .leftJoin(samples, eq(samples.voice_id, voices.voice_id))
    .leftJoin(favorites, isFavorite(identity && userIdOf(identity)))
    .leftJoin(voiceScores, eq(voiceScores.voice_id, voices.voice_id))
    .where(
      and(
        // Found by its primary key; the other segments have no index but must match too.
        eq(voices.voice_id, `${voice_service}-${voice_speaker_id}`),
        eq(voices.voice_service, voice_service),
        // The address of a voice whose gender was unknown stays valid once it is measured.
        voice_gender === 'unknown' ? undefined : eq(voices.voice_gender, voice_gender),
        offeredTo(identity?.key ?? null),
      ),
    )
  if (!row) {
    const path = `${voice_service}/${voice_gender}/${voice_speaker_id}`
    throw new ApiError('not_found', `There is no voice ${path}. Search the catalogue for available voices.`)
  }
  const changes = await queries
    .select()
    .from(driftChanges)
    .where(eq(driftChanges.voice_id, row.listing.voice_id))
    .orderBy(desc(driftChanges.found_at))
  const { sample, voice_gender_source, voice_sample_source, voice_licence, voice_timing_source } = row
  return {
    voice: {
      ...toListing(row.listing),
      voice_gender_source,
      voice_sample_source,
      voice_licence,
      voice_timing_source,
      voice_best_for_description: bestFor(row.listing),
      voice_detail_breakdown: sample?.voice_detail_breakdown ?? [],
      voice_summary: sample?.voice_summary ?? null,
      voice_attributes_summary: sample?.voice_attributes_summary ?? [],
      voice_sample_text: sampleText(row.listing.voice_language_codes, sample?.voice_sample_text),
      voice_sample_word_times: sample?.voice_sample_word_times ?? [],
      voice_lufs: sample?.voice_lufs ?? null,
      voice_catalogue_size: row.voice_catalogue_size,
      voice_pitch_percentile: row.voice_pitch_percentile,
      voice_changes: changes.map(({ found_at, unchanged_at, differences }) => ({
        found_at: found_at.toISOString(),
        unchanged_at: unchanged_at.toISOString(),
        differences,
      })),
      voice_own_rating: row.voice_own_rating,
    },
  }
}

/** Text of the sample, or of the passage while there is none; blank if it is unknown. */
function sampleText([language = 'en']: readonly string[], text: string | undefined): string {
  return text ?? findPassage(language)?.text ?? ''
}

/** Columns of the sample that only a voice's page needs. */
const sampleColumns = {
  voice_detail_breakdown: samples.voice_detail_breakdown,
  voice_summary: samples.voice_summary,
  voice_attributes_summary: samples.voice_attributes_summary,
  voice_sample_text: samples.voice_sample_text,
  voice_sample_word_times: samples.voice_sample_word_times,
  voice_lufs: samples.voice_lufs,
}

/** The rater's latest stars for the voice, over all texts; null for an unknown rater. */
const ownRating = (raterKey: string | null) => sql<Stars | null>`(
  SELECT ${ratings.stars} FROM ${ratings}
  WHERE ${ratings.rater_key} = ${raterKey} AND ${ratings.voice_id} = ${voices.voice_id} AND ${ratings.latest}
  ORDER BY ${ratings.rated_at} DESC, ${ratings.rating_id} DESC LIMIT 1)`

const measured = sql`FROM voices AS other WHERE other.listed AND other.measured_stamp IS NOT NULL`

/** Rank of the voice among all measured ones. */
const catalogueColumns = {
  voice_catalogue_size: sql<number>`(SELECT count(*)::int ${measured})`,
  // Only among voices with a measured pitch.
  voice_pitch_percentile: sql<number | null>`CASE WHEN voices.voice_pitch_hz IS NOT NULL THEN
    (SELECT avg((other.voice_pitch_hz < voices.voice_pitch_hz)::int)::float8
     ${measured} AND other.voice_pitch_hz IS NOT NULL) END`,
}
