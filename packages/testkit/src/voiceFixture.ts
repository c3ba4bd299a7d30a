import { ATTRIBUTES, attributeRecord, sampleKey } from '@voice-rankings/contract'
import type { AttributeName, Voice, VoiceChange, VoiceListing } from '@voice-rankings/contract'
import { marksFixture } from './marksFixture.ts'
import { melodyFixture, peaksFixture } from './peaksFixture.ts'

const SAMPLE_TEXT = 'Hello, and welcome. I am your voice assistant, here to help you every day.'

/** Default value of an attribute: the middle of its range. */
function middleOf(name: AttributeName): number {
  const [low, high] = ATTRIBUTES[name].range
  return (low + high) / 2
}

/** A measured female voice of flite as in lists; `voice_id` and sample follow service and speaker. */
export function voiceListingFixture(overrides: Partial<VoiceListing> = {}): VoiceListing {
  const service = overrides.voice_service ?? 'flite'
  const speaker = overrides.voice_speaker_id ?? 'slt--standard'
  return {
    voice_id: `${service}-${speaker}`,
    voice_name: 'Clara',
    voice_service: service,
    voice_service_alias: 'cmuflite.org',
    voice_gender: 'female',
    voice_speaker_id: speaker,
    voice_language_code: 'en-US',
    voice_language_codes: ['en-US'],
    ...attributeRecord('field', middleOf),
    voice_pitch_hz: 176,
    voice_intensity: 68,
    voice_vocal_fry: 0.04,
    voice_words_per_minute: 168,
    voice_energy: 5,
    voice_instructions: null,
    voice_price: null,
    voice_favorite_id: null,
    voice_view: null,
    voice_traits: ['low', 'soft'],
    voice_categories: ['narration', 'assistants'],
    voice_sample_url: `/${sampleKey(service, speaker)}`,
    voice_sample_duration: 5000,
    voice_sample_peaks: peaksFixture(),
    voice_sample_melody: melodyFixture(),
    voice_rating: { score: 4.1, count: 32, low: 3.8, high: 4.4, excluded: 0 },
    voice_rating_count: 32,
    ...overrides,
  }
}

/** The same voice with all its data. */
export function voiceFixture(overrides: Partial<Voice> = {}): Voice {
  return {
    ...voiceListingFixture(overrides),
    voice_best_for_description: ['**Narration** – a steady pace that is easy to follow.'],
    voice_detail_breakdown: ['**Pitch:** 176 Hz, in the middle of the catalogue.'],
    voice_summary: 'A clear voice of medium pitch that speaks at a normal pace.',
    voice_attributes_summary: [
      { attribute: 'voice_pitch_hz', value: 176, interpretation: 'medium' },
      { attribute: 'bestFor', value: ['narration', 'assistants'], interpretation: 'steady and clear' },
    ],
    voice_gender_source: 'stated',
    voice_sample_source: 'sample',
    voice_timing_source: 'native',
    voice_licence: null,
    voice_sample_text: SAMPLE_TEXT,
    voice_sample_word_times: marksFixture(SAMPLE_TEXT, 5000),
    voice_lufs: -21.4,
    voice_catalogue_size: 140,
    voice_pitch_percentile: 0.62,
    voice_changes: [],
    voice_own_rating: null,
    ...overrides,
  }
}

/** Change of a voice in everything that the drift watch compares. */
export const voiceChangeFixture = (): VoiceChange => ({
  found_at: '2026-12-04T00:00:00.000Z',
  unchanged_at: '2026-11-01T00:00:00.000Z',
  differences: [
    { measure: 'pitch', value_before: 182.4, value_after: 104.1, z_score: 31.7 },
    { measure: 'rate', value_before: 165.2, value_after: 147.9, z_score: 6 },
    { measure: 'loudness', value_before: -23.1, value_after: -19.4, z_score: 6 },
    { measure: 'timbre', value_before: 0, value_after: 31.2, z_score: 15.6 },
  ],
})
