import { attributeRecord } from '../attributeRecords.ts'
import { ATTRIBUTES } from '../attributes.ts'
import { sampleKey } from '../sampleKey.ts'
import type { CallExamples } from './callExample.ts'
import { EXAMPLE_LISTING, similarOverall } from './voiceExamples.ts'

const design = { design_engine: 'flite', design_base: 'slt', design_pitch: 150, design_pace: 90 } as const

const voice_speaker_id = 'designed--k3w7q2zt5b6mxa4c'
const voice_id = `flite-${voice_speaker_id}`
const voice_name = 'Quiet harbour'

const designed = {
  voice: {
    ...EXAMPLE_LISTING,
    voice_id,
    voice_name,
    voice_speaker_id,
    voice_sample_url: `/${sampleKey('flite', voice_speaker_id)}`,
    voice_rating: null,
    voice_rating_count: 0,
  },
  design,
  created_at: '2026-09-14T09:30:00.000Z',
}

const WRONG_PITCH = 'design: design_pitch is 900. It must be from 60 to 300.'
const NOT_YOURS = 'This voice is not one of yours. It may have been deleted. List your voices.'
const FULL = 'You have 20 voices, the maximum. Delete one first.'

const ofVoice = {
  request: { voice_id },
  response: { voice_id },
  needs: { call: 'designs.save', fields: ['voice_id'] },
  remembered: true,
} as const

/** Examples of the calls about designed voices. */
export const designExamples: CallExamples<'designs'> = {
  'designs.preview': {
    request: { design, text: 'The boats come home.' },
    response: {
      audio: 'SUQzBAAAAAA=',
      speechMarks: [
        { word: 'The', startTime: 0, duration: 140 },
        { word: 'boats', startTime: 140, duration: 390 },
        { word: 'come', startTime: 530, duration: 260 },
        { word: 'home.', startTime: 790, duration: 430 },
      ],
      timing_source: 'native',
      preview_duration: 1320,
      preview_peaks: [0, 34, 81, 60, 22, 75, 48, 9],
      ...attributeRecord('field', (name) => EXAMPLE_LISTING[ATTRIBUTES[name].field]),
      nearest_voices: [similarOverall],
    },
    errors: {
      invalid_fields: WRONG_PITCH,
      too_many_requests: 'Too many previews from your network. Wait a minute and try again.',
    },
  },
  'designs.list': {
    request: { bases: 'true' },
    response: {
      designs: [designed],
      design_engines: ['espeak', 'flite', 'gnuspeech'],
      provider_bases: [
        {
          voice_id: 'openai-gpt-4o-mini-tts--coral',
          voice_name: 'Coral (gpt-4o-mini-tts)',
          voice_service: 'openai',
          voice_language_codes: ['en-US', 'de'],
          voice_price: { perMillion: 250, unit: 'second', currency: 'USD', credits: 6 },
          takes_instructions: true,
          pace_range: [50, 200],
          can_blend: false,
        },
      ],
    },
    remembered: true,
  },
  'designs.save': {
    request: { design, voice_name },
    response: { designed },
    errors: {
      invalid_fields: WRONG_PITCH,
      conflict: FULL,
      too_many_requests: 'Too many voices saved from your network. Wait a few minutes and try again.',
    },
    remembered: true,
  },
  'designs.rename': {
    ...ofVoice,
    request: { voice_id, voice_name: 'Loud harbour' },
    response: { voice_id, voice_name: 'Loud harbour' },
    errors: { invalid_fields: 'voice_name: Write a name.', not_found: NOT_YOURS },
  },
  'designs.delete': { ...ofVoice, errors: { not_found: NOT_YOURS } },
  'designs.restore': { ...ofVoice, errors: { not_found: NOT_YOURS, conflict: FULL } },
}
