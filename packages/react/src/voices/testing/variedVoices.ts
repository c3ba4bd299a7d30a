import type { VoiceListing } from '@voice-rankings/contract'
import { voiceListingFixture } from '@voice-rankings/testkit'

/** Voices that cover all variations of a list: gender, languages, name length and missing data. */
export function variedVoices(): VoiceListing[] {
  const voices: Partial<VoiceListing>[] = [
    {},
    { voice_name: 'Theo', voice_gender: 'male', voice_service: 'espeak', voice_pitch_hz: 108 },
    { voice_name: 'Ingrid', voice_language_code: 'nb-NO', voice_language_codes: ['nb-NO', 'sv-SE', 'da-DK'] },
    { voice_name: 'Bartholomew Featherstonehaugh', voice_gender: 'male', voice_service: 'gnuspeech' },
    { voice_name: 'Lucía', voice_language_code: 'es-419', voice_language_codes: ['es-419'], voice_pitch_hz: null },
    { voice_name: 'Mei', voice_sample_url: null, voice_sample_peaks: [], voice_sample_duration: null },
  ]
  return voices.map((overrides, at) => voiceListingFixture({ voice_speaker_id: `v${at}--plain`, ...overrides }))
}
