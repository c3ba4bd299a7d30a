import type { BlindLeaderboard, BlindRow } from '@voice-rankings/contract'
import { ratedVoice } from './ratedVoices.ts'

/** Row of a voice with a score whose interval reaches `spread` points to both sides. */
function blindRow(
  name: string,
  score: number,
  spread: number,
  ranks: [number, number],
  votes: number,
  stars: number | null,
  dollars: number | null,
  voice_traits: BlindRow['voice']['voice_traits'],
): BlindRow {
  const price = dollars && ({ perMillion: dollars, unit: 'character', currency: 'USD', credits: 1 } as const)
  return {
    voice: { ...ratedVoice(name, stars), voice_price: price || null, voice_traits },
    first_sound:
      dollars === null
        ? null
        : { p50_ms: Math.round(dollars * 10), p95_ms: Math.round(dollars * 20), measured_count: 40 },
    voice_timing_source: dollars === null ? 'estimated' : 'native',
    voice_licence: dollars === null ? null : { name: 'MIT', commercial: true },
    blind_score: {
      score,
      score_low: score - spread,
      score_high: score + spread,
      rank_low: ranks[0],
      rank_high: ranks[1],
      vote_count: votes,
      is_preliminary: votes < 100,
    },
    votes_before_change: 0,
  }
}

/** Best first, as sent by the server. */
export const BLIND_ROWS = [
  blindRow('Noor', 1684, 14, [1, 2], 4120, 4.6, 99, ['low', 'soft']),
  blindRow('Clara', 1671, 13, [1, 2], 3986, 4.8, 16, ['calm']),
  blindRow('Theo', 1598, 24, [3, 3], 1120, 4.2, 4.5, ['slow']),
  blindRow('Zed', 1489, 60, [4, 4], 48, null, null, []),
]

/** First page of a leaderboard. */
export const blindBoardFixture = (overrides: Partial<BlindLeaderboard> = {}): BlindLeaderboard => ({
  language_code: 'en',
  rows: BLIND_ROWS,
  total: BLIND_ROWS.length,
  page: 1,
  limit: 50,
  languages: [
    { value: 'en', count: 9274 },
    { value: 'de', count: 120 },
  ],
  vote_count: 9274,
  excluded_vote_count: 216,
  scored_at: '2026-11-27T10:15:00.000Z',
  ...overrides,
})
