import type { Voice, VoicePath } from '@voice-rankings/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { voices } from '../database/schema.ts'
import { ApiError } from '../http/apiError.ts'
import { listingColumns, toListing } from './listing.ts'

/** Answers with a voice and everything known of it. */
export async function getVoice({ queries }: Database, path: VoicePath): Promise<{ voice: Voice }> {
  const { voice_service, voice_gender, voice_speaker_id } = path
  const measured = sql`FROM voices AS other WHERE other.listed AND other.measured_stamp IS NOT NULL`
  const [row] = await queries
    .select({
      ...listingColumns,
      voice_best_for_description: voices.voice_best_for_description,
      voice_detail_breakdown: voices.voice_detail_breakdown,
      voice_summary: voices.voice_summary,
      voice_attributes_summary: voices.voice_attributes_summary,
      voice_sample_text: voices.voice_sample_text,
      voice_sample_word_times: voices.voice_sample_word_times,
      voice_lufs: voices.voice_lufs,
      voice_catalogue_size: sql<number>`(SELECT count(*)::int ${measured})`,
      // Among the voices with a pitch, as a voice without one is neither lower nor higher.
      voice_pitch_percentile: sql<number | null>`CASE WHEN voices.voice_pitch_hz IS NOT NULL THEN
        (SELECT avg((other.voice_pitch_hz < voices.voice_pitch_hz)::int)::float8
         ${measured} AND other.voice_pitch_hz IS NOT NULL) END`,
    })
    .from(voices)
    .where(
      and(
        eq(voices.voice_service, voice_service),
        eq(voices.voice_speaker_id, voice_speaker_id),
        eq(voices.voice_gender, voice_gender),
        eq(voices.listed, true),
        // Found by its key: the three path segments alone have no index.
        eq(voices.voice_id, `${voice_service}-${voice_speaker_id}`),
      ),
    )
  if (!row) {
    const path = `${voice_service}/${voice_gender}/${voice_speaker_id}`
    throw new ApiError('not_found', `There is no voice ${path}. Search the catalogue for the voices there are.`)
  }
  return { voice: toListing(row) }
}
