import type { SimilarVoice } from '@voice-rankings/contract'
import { attributeColumns, type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { sampleUrl, type SampleWaveform } from '../voices/listing.ts'

/** Columns needed for a comparison and its answer. */
export const comparedColumns = {
  voice_id: voices.voice_id,
  voice_name: voices.voice_name,
  voice_gender: voices.voice_gender,
  voice_service: voices.voice_service,
  voice_service_alias: voices.voice_service_alias,
  voice_speaker_id: voices.voice_speaker_id,
  voice_language_codes: voices.voice_language_codes,
  ...attributeColumns,
  measured_stamp: voices.measured_stamp,
}

export type Comparable = Pick<VoiceRow, keyof typeof comparedColumns>

/** Entry of a list of similar voices. */
export function toSimilarEntry(voice: Comparable): Omit<SimilarVoice, 'similarity' | keyof SampleWaveform> {
  return {
    voice_id: voice.voice_id,
    voice_name: voice.voice_name,
    voice_gender: voice.voice_gender,
    voice_service: voice.voice_service,
    voice_service_alias: voice.voice_service_alias,
    voice_speaker_id: voice.voice_speaker_id,
    voice_pitch_hz: voice.voice_pitch_hz,
    voice_words_per_minute: voice.voice_words_per_minute,
    voice_language_code: voice.voice_language_codes[0] ?? '',
    voice_sample_url: sampleUrl(voice, voice.measured_stamp),
  }
}
