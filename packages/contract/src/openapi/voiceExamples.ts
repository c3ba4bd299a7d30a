import { similarRecord } from '../attributeRecords.ts'
import { ATTRIBUTE_EXAMPLES, ATTRIBUTES } from '../attributes.ts'
import { SAMPLES_LIMIT } from '../limits.ts'
import { sampleKey } from '../sampleKey.ts'
import type { VoiceSample } from '../samples.ts'
import type { VoiceListing } from '../voices.ts'
import type { CallExamples } from './callExample.ts'

/** Voice of the examples, available on every server with the engine Flite. */
export const EXAMPLE_VOICE = {
  voice_id: 'flite-slt--base',
  voice_service: 'flite',
  voice_gender: 'female',
  voice_speaker_id: 'slt--base',
} as const

const { voice_id, voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE

const heard: Omit<VoiceSample, 'voice_brief'> = {
  voice_name: 'Amelia',
  voice_service,
  voice_gender,
  voice_speaker_id,
  voice_sample_url: `/${sampleKey(voice_service, voice_speaker_id)}`,
  voice_sample_duration: 1480,
  voice_sample_peaks: [4, 38, 71, 64, 22, 57, 80, 41, 6],
}

const sample: VoiceSample = { ...heard, voice_brief: 'Flite · calm · clear · ★ 4.1' }

/** The same voice in lists. */
export const EXAMPLE_LISTING: VoiceListing = {
  ...heard,
  voice_sample_melody: [0, 2, 4, 1, 0, -1, 2, -3, 0],
  voice_id,
  voice_service_alias: 'cmuflite.org',
  voice_language_code: 'en-US',
  voice_language_codes: ['en-US'],
  ...ATTRIBUTE_EXAMPLES,
  voice_instructions: null,
  voice_price: null,
  voice_favorite_id: null,
  voice_view: null,
  voice_traits: ['calm', 'clear'],
  voice_categories: ['narration', 'education'],
  voice_rating: { score: 4.12, count: 32, low: 3.81, high: 4.43, excluded: 1 },
  voice_rating_count: 32,
}

const similar = {
  voice_id: 'espeak-en-us+f2--standard',
  voice_name: 'Nora',
  voice_gender: 'female',
  voice_service: 'espeak',
  voice_service_alias: 'espeak.sourceforge.net',
  voice_speaker_id: 'en-us+f2--standard',
  voice_pitch_hz: 181,
  voice_words_per_minute: 171,
  voice_language_code: 'en-US',
  voice_sample_url: `/${sampleKey('espeak', 'en-us+f2--standard')}`,
} as const

const sampled = {
  ...similar,
  voice_sample_peaks: [6, 52, 88, 40, 12, 61, 77, 30, 4],
  voice_sample_melody: [0, 1, 3, 2, 0, -2, 1, -1, 0],
}
/** A voice that is similar to the example. */
export const similarOverall = {
  ...sampled,
  similarity: 91,
  difference_shares: { timbre_share: 0.64, pitch_share: 0.21, pace_share: 0.1, energy_share: 0.05 },
}

const SEARCHED_MUCH = 'Too many searches from your network. Wait a minute and try again.'

/** Examples of the calls about voices. */
export const voiceExamples: CallExamples<'voices'> = {
  'voices.search': {
    request: { languageCode: 'en', gender: 'female', wpmRange: '120-220', sort: '-rating', limit: 3 },
    response: { voices: [EXAMPLE_LISTING], total: 1, catalogue_total: 146, page: 1, limit: 3 },
    errors: {
      invalid_fields: 'wpmRange: Write a range as low-high, for example 120-200.',
      too_many_requests: SEARCHED_MUCH,
    },
  },
  'voices.map': {
    request: { languageCode: 'en', gender: 'female', axes: 'pitch,speakingRate' },
    response: {
      total: 1,
      unmeasured: 0,
      groups: [{ voice_service, voice_gender, voice_language_code: EXAMPLE_LISTING.voice_language_code }],
      columns: {
        voice_name: [EXAMPLE_LISTING.voice_name],
        voice_speaker_id: [voice_speaker_id],
        voice_group: [0],
        voice_pitch_hz: [ATTRIBUTE_EXAMPLES.voice_pitch_hz],
        voice_words_per_minute: [ATTRIBUTE_EXAMPLES.voice_words_per_minute],
      },
    },
    errors: {
      invalid_fields: 'pitchRange: Write a range as low-high, for example 120-200.',
      too_many_requests: SEARCHED_MUCH,
    },
  },
  'voices.get': {
    request: { voice_service, voice_gender, voice_speaker_id },
    response: {
      voice: {
        ...EXAMPLE_LISTING,
        voice_best_for_description: ['**Narration** – a steady pace that is easy to follow.'],
        voice_detail_breakdown: ['**Pitch:** 172 Hz, in the middle of the catalogue.'],
        voice_summary: 'A clear voice of medium pitch that speaks at a normal pace.',
        voice_attributes_summary: [
          { attribute: 'voice_pitch_hz', value: 172.4, interpretation: 'medium' },
          { attribute: 'bestFor', value: ['narration', 'education'], interpretation: 'steady and clear' },
        ],
        voice_gender_source: 'stated',
        voice_sample_source: 'sample',
        voice_timing_source: 'native',
        voice_licence: null,
        voice_sample_text: 'Hello, and welcome.',
        voice_sample_word_times: [
          { word: 'Hello,', startTime: 0, duration: 520 },
          { word: 'and', startTime: 560, duration: 180 },
          { word: 'welcome.', startTime: 760, duration: 690 },
        ],
        voice_lufs: -21.4,
        voice_catalogue_size: 146,
        voice_pitch_percentile: 0.62,
        voice_changes: [],
        voice_own_rating: 4,
      },
    },
    errors: { not_found: 'There is no voice flite/female/slt--base. Search the catalogue for available voices.' },
  },
  'voices.samples': {
    request: { paths: `${voice_service}/${voice_gender}/${voice_speaker_id},${voice_service}/male/nobody` },
    response: { samples: [sample, null] },
    errors: {
      invalid_fields: `paths: Name at most ${SAMPLES_LIMIT} voices in one call.`,
      too_many_requests: SEARCHED_MUCH,
    },
  },
  'voices.similar': {
    request: { voice_id, wpm: true, pitch: true },
    response: {
      same_language: true,
      overallSimilarResults: [similarOverall],
      alternatives: [
        { wish: 'cheaper', voice: similarOverall, voice_price: null, voice_licence: null, blind_score: 1562 },
      ],
      ...similarRecord('list', () => []),
      similarWPM: [{ ...similar, value: 171, difference: 7 }],
      similarPitch: [{ ...similar, value: 181, difference: 8.6 }],
      spreads: {
        ...similarRecord('source', () => null),
        pitchHz: { voice_count: 411, lower_share: 0.56, ticks: [12, 18, 25, 26, 31, 44, 60] },
      },
      sourceVoice: {
        voice_id,
        voice_language_code: 'en-US',
        profileUsedForMatching: similarRecord('source', (name) => ATTRIBUTE_EXAMPLES[ATTRIBUTES[name].field]),
      },
    },
    errors: {
      not_found: 'This voice is not in the catalogue. Search the catalogue for available voices.',
      too_many_requests: SEARCHED_MUCH,
    },
  },
  'voices.cast': {
    request: {
      text: 'Anna: You said you would wait.\nBen: I did wait.',
      languageCode: 'en',
      casting_use: 'drama',
      role_wishes: [{ role: 'Anna', gender: 'female', wishes: [{ attribute: 'pitch', wanted: 'low' }] }],
    },
    response: {
      roles: [
        {
          role: 'Anna',
          first_sentence: 'You said you would wait.',
          word_count: 5,
          words_per_sentence: 5,
          question_share: 0,
          dialogue_share: 0,
          number_count: 0,
          voice_count: 31,
          voices: [
            {
              voice: EXAMPLE_LISTING,
              fit: 78.2,
              parts: [
                {
                  part: 'range',
                  attribute: 'speakingRate',
                  voice_value: 171,
                  wanted_low: 130,
                  wanted_high: 200,
                  met: 1,
                  weight: 1,
                },
                {
                  part: 'blind',
                  attribute: null,
                  voice_value: 1562,
                  wanted_low: null,
                  wanted_high: null,
                  met: 0.59,
                  weight: 2,
                },
              ],
              voice_licence: null,
            },
          ],
          cast_voice_id: EXAMPLE_LISTING.voice_id,
          nearest_role: 'Ben',
          nearest_distance: 2.4,
        },
      ],
      lines: [
        { role: 'Anna', line_text: 'You said you would wait.' },
        { role: 'Ben', line_text: 'I did wait.' },
      ],
    },
    errors: {
      invalid_fields: 'text: A script has at most 20 roles. Remove colons after words that are not names.',
      too_many_requests: SEARCHED_MUCH,
    },
  },
}
