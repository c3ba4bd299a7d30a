import { ATTRIBUTES, similarRecord } from '@voice-rankings/contract'
import type { Api, CallOutput, SimilarVoice } from '@voice-rankings/contract'
import { voiceListingFixture } from './voiceFixture.ts'

/** A voice with a similarity of 91 %. */
export function similarVoiceFixture(overrides: Partial<SimilarVoice> = {}): SimilarVoice {
  const voice = voiceListingFixture({
    voice_name: 'Nora',
    voice_service: 'espeak',
    voice_speaker_id: 'en-us+f2--standard',
  })
  return {
    voice_id: voice.voice_id,
    voice_name: voice.voice_name,
    voice_gender: voice.voice_gender,
    voice_service: voice.voice_service,
    voice_service_alias: 'espeak.sourceforge.net',
    voice_speaker_id: voice.voice_speaker_id,
    voice_pitch_hz: 181,
    voice_words_per_minute: 171,
    voice_language_code: voice.voice_language_code,
    voice_sample_url: voice.voice_sample_url,
    voice_sample_peaks: voice.voice_sample_peaks,
    voice_sample_melody: voice.voice_sample_melody,
    similarity: 91,
    difference_shares: { timbre_share: 0.64, pitch_share: 0.21, pace_share: 0.1, energy_share: 0.05 },
    ...overrides,
  }
}

/** Result of a search for similar voices: one overall match and no lists by attribute. */
export function similarResultFixture(
  overrides: Partial<CallOutput<Api['voices']['similar']>> = {},
): CallOutput<Api['voices']['similar']> {
  const voice = voiceListingFixture()
  return {
    same_language: false,
    overallSimilarResults: [similarVoiceFixture()],
    alternatives: [],
    ...similarRecord('list', () => []),
    spreads: similarRecord('source', () => null),
    sourceVoice: {
      voice_id: voice.voice_id,
      voice_language_code: voice.voice_language_code,
      profileUsedForMatching: similarRecord('source', (name) => voice[ATTRIBUTES[name].field]),
    },
    ...overrides,
  }
}
