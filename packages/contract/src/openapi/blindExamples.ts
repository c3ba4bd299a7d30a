import type { BlindRound, BlindSound } from '../blind.ts'
import type { BlindScore } from '../blindScores.ts'
import type { CallExamples } from './callExample.ts'
import { EXAMPLE_LISTING, EXAMPLE_VOICE } from './voiceExamples.ts'

const { voice_service, voice_gender, voice_speaker_id } = EXAMPLE_VOICE
const pair_token = 'Zk1rT0cPq7Jm3vXa9LwYb2Ns5DgHe8Uf4QiRo6CtKjA'
const round: BlindRound = { round_id: 'r5Tn8bWq2LxE', round_size: 10, round_vote_count: 4 }
const { round_id } = round

const pair_text = 'The north wind'
const sound = (key: string): BlindSound => ({
  audio_url: `/api/v1/blind/audio/${key}`,
  audio_duration: 980,
  speechMarks: [
    { word: 'The', startTime: 40, duration: 110 },
    { word: 'north', startTime: 150, duration: 330 },
    { word: 'wind', startTime: 480, duration: 420 },
  ],
  timing_source: 'native',
  peaks: [4, 38, 71, 64, 22, 57, 80, 41, 6],
  melody: [0, 2, 4, 1, 0, -1, 2, -3, 0],
})

const blind_score: BlindScore = {
  score: 1571,
  score_low: 1552,
  score_high: 1590,
  rank_low: 2,
  rank_high: 5,
  vote_count: 1934,
  is_preliminary: false,
}
const taste = { traits: ['low', 'slow'], chosen_count: 3, pair_count: 4 } as const

const noPair = 'There is no such pair for you: it may have ended, or been undone. Get the next pair.'
const given = { needs: { call: 'blind.next', fields: ['pair_token'] }, remembered: true } as const

/** Examples of the calls of the blind test. */
export const blindExamples: CallExamples<'blind'> = {
  'blind.sentence': { request: { language_code: 'en', blind_use: 'narration' }, response: { pair_text } },
  'blind.next': {
    request: { language_code: 'en', blind_use: 'narration' },
    response: {
      pair_token,
      pair_text,
      language_code: 'en',
      blind_use: 'narration',
      left: sound('uN3dLr8wQz5tYc1v'),
      right: sound('h7XpK2mSe9Ga4BoJ'),
      vote_weight: 0.3,
      round: { ...round, round_vote_count: 3 },
    },
    errors: {
      not_found: 'There are not two voices of this language to compare. Choose another language.',
      invalid_fields: 'pair_text: Write a sentence.',
    },
    remembered: true,
  },
  'blind.vote': {
    ...given,
    request: { pair_token, blind_choice: 'left', left_heard: 1, right_heard: 0.72 },
    response: {
      blind_choice: 'left',
      left: { voice: EXAMPLE_LISTING, blind_score, score_change: 2 },
      right: { voice: EXAMPLE_LISTING, blind_score: { ...blind_score, score: 1502 }, score_change: -2 },
      pair_votes: { pair_vote_count: 412, left_share: 0.68, right_share: 0.23, tie_share: 0.07, both_bad_share: 0.02 },
      undo_ms: 10_000,
      round,
      taste: { ...taste, traits: [...taste.traits] },
    },
    errors: { not_found: noPair, conflict: 'Listen to at least 60 % of both sounds before you vote.' },
  },
  'blind.undo': {
    ...given,
    request: { pair_token },
    response: { round: { ...round, round_vote_count: 3 }, taste: null },
    errors: { not_found: noPair, conflict: 'A vote can be undone for ten seconds. This one stays.' },
  },
  'blind.summary': {
    request: { round_id },
    response: {
      round: { ...round, round_vote_count: 10 },
      taste: { traits: ['low', 'slow'], chosen_count: 8, pair_count: 10 },
      preferred_voices: [{ voice: EXAMPLE_LISTING, chosen_count: 3, pair_count: 3 }],
      vote_weight: 0.3,
    },
    remembered: true,
  },
  'blind.leaderboard': {
    request: { languageCode: 'en', blind_use: 'narration', points: 'true', limit: 50 },
    response: {
      language_code: 'en',
      rows: [
        {
          voice: EXAMPLE_LISTING,
          blind_score,
          votes_before_change: 0,
          first_sound: { p50_ms: 108, p95_ms: 189, measured_count: 5120 },
          voice_timing_source: 'native',
          voice_licence: null,
        },
      ],
      total: 1,
      page: 1,
      limit: 50,
      languages: [{ value: 'en', count: 48_212 }],
      vote_count: 48_212,
      excluded_vote_count: 216,
      scored_at: '2026-11-27T10:15:00.000Z',
      points: [
        {
          voice_id: EXAMPLE_LISTING.voice_id,
          voice_name: EXAMPLE_LISTING.voice_name,
          voice_service,
          voice_service_alias: EXAMPLE_LISTING.voice_service_alias,
          voice_gender,
          voice_speaker_id,
          score: blind_score.score,
          is_preliminary: blind_score.is_preliminary,
          dollars_per_million: 0,
          on_frontier: true,
        },
      ],
    },
  },
  'blind.history': {
    request: { voice_service, voice_gender, voice_speaker_id, languageCode: 'en' },
    response: {
      language_code: 'en',
      days: [
        { day: '2026-11-26', blind_score: { ...blind_score, score: 1541, rank_high: 7 } },
        { day: '2026-11-27', blind_score },
      ],
    },
  },
  'blind.exclusions': {
    request: {},
    response: {
      vote_count: 48_212,
      excluded_vote_count: 216,
      excluded_by: [{ value: 'speed', count: 216 }],
      decisions: [
        {
          decided_at: '2026-11-27T10:15:00.000Z',
          excluded: true,
          reason: 'The vote came sooner than both sounds last.',
          decided_by: 'speed',
          language_code: 'en',
          vote_count: 216,
        },
      ],
      total: 1,
      page: 1,
      limit: 50,
    },
  },
  'blind.votes': {
    request: { languageCode: 'en', limit: 1000 },
    response: {
      votes: [
        {
          day: '2026-11-27',
          language_code: 'en',
          blind_use: 'narration',
          left_voice_id: EXAMPLE_VOICE.voice_id,
          right_voice_id: 'espeak-en-us+f2--standard',
          blind_choice: 'left',
          vote_weight: 1,
          excluded_by: null,
        },
      ],
      next_after: null,
    },
  },
}
