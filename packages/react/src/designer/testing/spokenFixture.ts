import { attributeRecord, ATTRIBUTES } from '@voice-rankings/contract'
import type { DesignedVoice, DesignPreview, ProviderBase, VoiceDesign } from '@voice-rankings/contract'
import { marksFixture, peaksFixture, similarVoiceFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { SpokenDesign } from '../designStore.ts'

export const DESIGN: VoiceDesign = { design_engine: 'espeak', design_base: 'en-US' }
const TEXT = 'The boats come home.'
const listing = voiceListingFixture()

/** Answer of a preview. */
export const previewFixture = (overrides: Partial<DesignPreview> = {}): DesignPreview => ({
  audio: 'SUQz',
  speechMarks: marksFixture(TEXT, 1800),
  timing_source: 'native',
  preview_duration: 1800,
  preview_peaks: peaksFixture(),
  ...attributeRecord('field', (name) => listing[ATTRIBUTES[name].field]),
  voice_pitch_hz: 101,
  voice_words_per_minute: 163,
  nearest_voices: [
    similarVoiceFixture({ voice_id: 'a', voice_name: 'Audrey', voice_pitch_hz: 124, similarity: 87 }),
    similarVoiceFixture({ voice_id: 'b', voice_name: 'Imogen', voice_pitch_hz: 200, similarity: 81 }),
  ],
  ...overrides,
})

export const spokenFixture = (overrides: Partial<SpokenDesign> = {}): SpokenDesign => ({
  ...previewFixture(),
  design: DESIGN,
  text: TEXT,
  ...overrides,
})

/** A voice of OpenAI that takes instructions. */
export const providerBaseFixture = (overrides: Partial<ProviderBase> = {}): ProviderBase => ({
  voice_id: 'openai-gpt-4o-mini-tts--coral',
  voice_name: 'Coral',
  voice_service: 'openai',
  voice_language_codes: ['en-US'],
  voice_price: { perMillion: 250, unit: 'second', currency: 'USD', credits: 6 },
  takes_instructions: true,
  pace_range: [25, 400],
  can_blend: false,
  ...overrides,
})

export const designedFixture = (name: string): DesignedVoice => ({
  voice: voiceListingFixture({
    voice_name: name,
    voice_speaker_id: `designed--${name.toLowerCase().replace(' ', '')}`,
  }),
  design: DESIGN,
  created_at: '2026-11-28T12:00:00.000Z',
})
