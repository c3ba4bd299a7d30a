import type { BlindDay } from '@voice-rankings/contract'

/** Days of a history, each with a score and the half-width of its interval; ranks 2–5. */
export const historyDays = (...days: [day: string, score: number, side: number][]): BlindDay[] =>
  days.map(([day, score, side]) => ({
    day,
    blind_score: {
      score,
      score_low: score - side,
      score_high: score + side,
      rank_low: 2,
      rank_high: 5,
      vote_count: 412,
      is_preliminary: false,
    },
  }))
