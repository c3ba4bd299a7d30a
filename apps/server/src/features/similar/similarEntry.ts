import type { SimilarVoice } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { sampleUrl, type SampleWaveform } from '../voices/listing.ts'

/** Entry of a list of similar voices. */
export function toSimilarEntry(
  voice: CatalogueVoice,
): Omit<SimilarVoice, 'similarity' | 'difference_shares' | keyof SampleWaveform> {
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
