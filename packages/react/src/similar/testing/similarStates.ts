import { similarRecord } from '@voice-rankings/contract'
import { similarResultFixture, similarVoiceFixture } from '@voice-rankings/testkit'
import type { SimilarState } from '../similarStore.ts'

const nora = similarVoiceFixture()
const theo = similarVoiceFixture({
  voice_id: 'a',
  voice_name: 'Theo',
  voice_gender: 'male',
  similarity: 84,
  voice_pitch_hz: 112,
})
const bartholomew = similarVoiceFixture({
  voice_id: 'b',
  voice_name: 'Bartholomew Featherstonehaugh',
  similarity: 71,
})
const voices = [nora, theo, bartholomew]
const result = similarResultFixture({
  overallSimilarResults: voices,
  alternatives: [
    { wish: 'cheaper', voice: nora, voice_price: null, voice_licence: null, blind_score: 1512 },
    {
      wish: 'commercial',
      voice: bartholomew,
      voice_price: null,
      voice_licence: { name: 'Creative Commons Attribution 4.0', commercial: true },
      blind_score: null,
    },
    { wish: 'offline', voice: nora, voice_price: null, voice_licence: null, blind_score: null },
    { wish: 'better_scored', voice: theo, voice_price: null, voice_licence: null, blind_score: 1639 },
  ],
  similarWPM: voices.map((voice) => ({ ...voice, value: 171, difference: 3 })),
  similarPitch: voices.map((voice) => ({ ...voice, value: 168, difference: -8 })),
  spreads: {
    ...similarRecord('source', () => null),
    pitchHz: { voice_count: 411, lower_share: 0.562, ticks: [4, 9, 12, 13, 14, 18, 25, 26, 31, 38, 44, 45, 52, 60] },
  },
})

/** Every state of the similar voices views. */
export const SIMILAR_STATES: Record<'ready' | 'empty' | 'loading' | 'failed', SimilarState> = {
  ready: { status: 'ready', result },
  empty: { status: 'ready', result: similarResultFixture({ overallSimilarResults: [] }) },
  loading: { status: 'loading' },
  failed: { status: 'failed', reason: 'unreachable', message: null },
}
