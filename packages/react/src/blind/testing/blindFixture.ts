import type {
  BlindChoice,
  BlindPair,
  BlindResult,
  BlindRound,
  BlindScore,
  VoiceListing,
} from '@voice-rankings/contract'
import { marksFixture, melodyFixture, peaksFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import type { BlindSummary } from '../blindStore.ts'

/** Length of the sounds, in ms; that of the fake audio of `renderVoice`. */
export const BLIND_SOUND_MS = 4000

const TEXT = 'The 7:45 to Aberdeen leaves from platform nine, and it will not wait.'

export const FERGUS = voiceListingFixture({
  voice_name: 'Fergus',
  voice_speaker_id: 'awb--standard',
  voice_gender: 'male',
  voice_pitch_hz: 98,
})
export const CHLOE = voiceListingFixture({ voice_name: 'Chloe', voice_speaker_id: 'slt--standard' })

export const blindRound = (votes: number): BlindRound => ({
  round_id: 'round',
  round_size: 10,
  round_vote_count: votes,
})

/** Pair number `number` of a round, from 1. Each has sounds of its own. */
export function blindPairFixture(number = 1, overrides: Partial<BlindPair> = {}): BlindPair {
  const sound = (side: string) => ({
    audio_url: `/api/v1/blind/audio/${number}-${side}`,
    audio_duration: BLIND_SOUND_MS,
    speechMarks: marksFixture(TEXT, BLIND_SOUND_MS),
    timing_source: 'native' as const,
    peaks: peaksFixture(),
    melody: melodyFixture(),
  })
  return {
    pair_token: `pair-${number}`,
    pair_text: TEXT,
    language_code: 'en',
    blind_use: 'narration',
    left: sound('left'),
    right: sound('right'),
    vote_weight: 0.3,
    round: blindRound(number - 1),
    ...overrides,
  }
}

export const blindScoreFixture = (overrides: Partial<BlindScore> = {}): BlindScore => ({
  score: 1571,
  score_low: 1552,
  score_high: 1590,
  rank_low: 2,
  rank_high: 5,
  vote_count: 1934,
  is_preliminary: false,
  ...overrides,
})

/** Result of a vote, the `votes`-th of its round. */
export const blindResultFixture = (blind_choice: BlindChoice = 'left', votes = 4): BlindResult => ({
  blind_choice,
  left: { voice: FERGUS, blind_score: blindScoreFixture(), score_change: 2 },
  right: {
    voice: CHLOE,
    blind_score: blindScoreFixture({ score: 1502, score_low: 1478, score_high: 1526 }),
    score_change: -2,
  },
  pair_votes: { pair_vote_count: 412, left_share: 0.68, right_share: 0.23, tie_share: 0.07, both_bad_share: 0.02 },
  undo_ms: 10_000,
  round: blindRound(votes),
  taste: { traits: ['low', 'slow'], chosen_count: 3, pair_count: 4 },
})

export const blindSummaryFixture = (voices: readonly VoiceListing[] = [FERGUS, CHLOE]): BlindSummary => ({
  round: blindRound(10),
  taste: { traits: ['low', 'slow'], chosen_count: 8, pair_count: 10 },
  preferred_voices: voices.map((voice) => ({ voice, chosen_count: 3, pair_count: 3 })),
  vote_weight: 0.3,
})

/** Server of a round: it counts the votes, and each pair is another one. */
export function blindServer(): FakeHandlers {
  let [issued, votes] = [0, 0]
  return {
    'blind.next': ({ round_id }) => {
      if (round_id === undefined) votes = 0
      issued += 1
      return { ...blindPairFixture(issued), round: blindRound(votes) }
    },
    'blind.vote': ({ blind_choice }) => {
      votes += 1
      return blindResultFixture(blind_choice, votes)
    },
    'blind.undo': () => {
      votes -= 1
      return { round: blindRound(votes), taste: null }
    },
    'blind.summary': () => blindSummaryFixture(),
  }
}
