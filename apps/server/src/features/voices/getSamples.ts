import { voiceBrief } from '@voice-rankings/contract'
import type { Api, CallOutput, VoiceSample } from '@voice-rankings/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voiceScores } from '../../kernel/database/ratingTables.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { decodeSegment } from '../../kernel/http/decodeSegment.ts'
import { samplePeaks, sampleUrl, scoreColumns, toScore } from './listing.ts'

/** Returns the samples of voices by their paths, in that order; null for a path without a voice. */
export async function getSamples(
  { queries }: Database,
  paths: readonly string[],
): Promise<CallOutput<Api['voices']['samples']>> {
  const wanted = paths.map(readPath)
  const rows = await queries
    .select({
      voice_id: voices.voice_id,
      voice_name: voices.voice_name,
      voice_service: voices.voice_service,
      voice_gender: voices.voice_gender,
      voice_speaker_id: voices.voice_speaker_id,
      voice_traits: voices.voice_traits,
      ...scoreColumns,
      measured_stamp: voices.measured_stamp,
      voice_sample_duration: samples.voice_sample_duration,
      voice_sample_peaks: samplePeaks,
    })
    .from(voices)
    .leftJoin(samples, eq(samples.voice_id, voices.voice_id))
    .leftJoin(voiceScores, eq(voiceScores.voice_id, voices.voice_id))
    .where(and(inArray(voices.voice_id, wanted.map(idOf)), eq(voices.listed, true)))
  const known = new Map(rows.map((row) => [row.voice_id, row]))
  return {
    samples: wanted.map((path): VoiceSample | null => {
      const row = known.get(idOf(path))
      // Several paths may make the same key.
      if (row?.voice_service !== path.service || row.voice_gender !== path.gender) return null
      return {
        voice_name: row.voice_name,
        voice_service: row.voice_service,
        voice_gender: row.voice_gender,
        voice_speaker_id: row.voice_speaker_id,
        voice_brief: voiceBrief({ ...row, ...toScore(row) }),
        voice_sample_url: sampleUrl(row, row.measured_stamp),
        voice_sample_duration: row.voice_sample_duration,
        voice_sample_peaks: row.voice_sample_peaks ?? [],
      }
    }),
  }
}

interface Path {
  readonly service: string
  readonly gender: string
  readonly speaker: string
}

function readPath(path: string): Path {
  const [service = '', gender = '', ...speaker] = path.split('/').map(decodeSegment)
  return { service, gender: gender.toLowerCase(), speaker: speaker.join('/') }
}

/** Key of a voice, which is indexed; the segments of its path are not. */
const idOf = ({ service, speaker }: Path) => `${service}-${speaker}`
