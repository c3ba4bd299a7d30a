import { BLIND_SETTLED_VOTES, type BlindScore } from '@voice-rankings/contract'
import type { blindScores } from '../../kernel/database/blindTables.ts'

type ScoreRow = Omit<typeof blindScores.$inferSelect, 'language_code' | 'blind_use' | 'voice_id'>

/** Score of a voice as the API has it. */
export function toBlindScore(row: ScoreRow): BlindScore {
  const { score, score_low, score_high, rank_low, rank_high, vote_count } = row
  const is_preliminary = vote_count < BLIND_SETTLED_VOTES
  return { score, score_low, score_high, rank_low, rank_high, vote_count, is_preliminary }
}
