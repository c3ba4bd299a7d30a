import { ATTRIBUTES, attributeRecord, type SampleSource, type SpeechMark } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import type { Mastered } from '../mastering/masteringJob.ts'

/** A measured recording of a voice. */
export interface MeasuredRecording {
  readonly mastered: Mastered
  readonly source: SampleSource
  /** Text and word times of the sample; absent for a recording that is not kept as the sample. */
  readonly sample?: { readonly text: string; readonly marks: SpeechMark[] }
  /** Hash of its inputs; absent for a recording that is not kept as the sample. */
  readonly stamp?: string
  /** See `checkTimes`. Default: null. */
  readonly timingOffsetMs?: number | null
}

/** Stores what was measured of a voice, and its sample if the recording is kept. `labelCatalogue` then labels it. */
export async function storeMeasurement(
  { queries }: Pick<Database, 'queries'>,
  voice_id: string,
  { mastered, source, sample, stamp, timingOffsetMs = null }: MeasuredRecording,
): Promise<void> {
  const { peaks, melody, durationMs, measured } = mastered
  if (!measured) throw new Error('The measurements are missing.')
  const { profile, description } = measured
  const { voice_summary, voice_attributes_summary, voice_detail_breakdown } = description
  const row = {
    voice_summary,
    voice_attributes_summary,
    voice_detail_breakdown,
    voice_sample_text: sample?.text ?? '',
    voice_sample_word_times: sample?.marks ?? [],
    voice_sample_duration: sample ? durationMs : 0,
    voice_sample_peaks: sample ? peaks : [],
    voice_sample_melody: sample ? melody : [],
    voice_lufs: Number.isFinite(profile.lufs) ? profile.lufs : null,
    voiceprint: profile.voiceprint,
  }
  await queries.transaction(async (transaction) => {
    await transaction
      .insert(samples)
      .values({ voice_id, ...row })
      .onConflictDoUpdate({ target: samples.voice_id, set: row })
    await transaction
      .update(voices)
      .set({
        ...attributeRecord('field', (name) => profile[ATTRIBUTES[name].measurement]),
        ...measuredGender(profile.pitchHz),
        sample_source: source,
        timing_offset_ms: timingOffsetMs,
        // Its sound may have changed.
        voice_sound_x: null,
        voice_sound_y: null,
        failure: null,
        ...(stamp !== undefined && { measured_stamp: stamp, measured_at: new Date() }),
      })
      .where(eq(voices.voice_id, voice_id))
  })
}

/** Median pitch from which a voice counts as a woman's, in Hz: between the usual ranges of men and women. */
const FEMALE_FROM_HZ = 165

/** Sets the gender of a voice whose provider states none, by its median pitch; without a pitch it stays unknown. */
function measuredGender(pitchHz: number | null) {
  if (pitchHz === null) return {}
  const isStated = sql`${voices.gender_source} = 'stated'`
  return {
    voice_gender: sql`CASE WHEN ${isStated} THEN ${voices.voice_gender} ELSE ${pitchHz >= FEMALE_FROM_HZ ? 'female' : 'male'} END`,
    gender_source: sql`CASE WHEN ${isStated} THEN 'stated' ELSE 'measured' END`,
  }
}
