import type { BlindChoice, BlindScore } from '@voice-rankings/contract'
import { BLIND_SETTLED_VOTES } from '@voice-rankings/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { blindBoards, blindScores } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { newOutcome, readOutcome } from '../ranking/pairModel.ts'
import { MEAN_SCORE, POINTS_PER_LOGIT, SIDES_95 } from '../ranking/rankVoices.ts'

/** Score of a voice after a vote, and its change. */
export interface ChangedScore {
  readonly blind_score: BlindScore
  readonly score_change: number
}

interface Voted {
  readonly language_code: string
  readonly left_voice_id: string
  readonly right_voice_id: string
  readonly blind_choice: BlindChoice
  readonly weight: number
}

/** Defaults of the model before the first scores. */
const MODEL = { tie: 0.5, careless: 0.08, carelessTie: 0.25 } as const

/**
 * Scores of both voices right after a vote, by one step from the last table: the table itself follows within seconds.
 */
export async function expectedScores(queries: Queries, vote: Voted): Promise<[ChangedScore, ChangedScore]> {
  const { language_code, left_voice_id, right_voice_id } = vote
  const all = { language: eq(blindScores.language_code, language_code), use: eq(blindScores.blind_use, '') }
  const rows = await queries
    .select()
    .from(blindScores)
    .where(and(all.language, all.use, inArray(blindScores.voice_id, [left_voice_id, right_voice_id])))
  const [board] = await queries
    .select()
    .from(blindBoards)
    .where(and(eq(blindBoards.language_code, language_code), eq(blindBoards.blind_use, '')))
  const voices = await queries.$count(blindScores, and(all.language, all.use))
  const [left, right] = [left_voice_id, right_voice_id].map((id) =>
    stateOf(rows.find((row) => row.voice_id === id)),
  ) as [State, State]
  const { tie, careless, careless_tie } = board ?? {}
  const model = {
    tie: tie ?? MODEL.tie,
    careless: careless ?? MODEL.careless,
    carelessTie: careless_tie ?? MODEL.carelessTie,
  }
  const out = readOutcome(newOutcome(), left.skill - right.skill, model)
  const slope = {
    left: out.winSlope / out.win,
    right: out.lossSlope / out.loss,
    tie: out.tieSlope / out.tie,
    both_bad: out.tieSlope / out.tie,
  }[vote.blind_choice]
  const information =
    vote.weight * (out.winSlope ** 2 / out.win + out.lossSlope ** 2 / out.loss + out.tieSlope ** 2 / out.tie)
  const damping = 1 + information * (left.variance + right.variance)
  const changed = (state: State, sign: 1 | -1): ChangedScore => {
    const skill = state.skill + (sign * state.variance * vote.weight * slope) / damping
    const side = SIDES_95 * Math.sqrt(state.variance - (state.variance ** 2 * information) / damping)
    const vote_count = state.votes + 1
    return {
      score_change: POINTS_PER_LOGIT * (skill - state.skill),
      blind_score: {
        score: points(skill),
        score_low: points(skill - side),
        score_high: points(skill + side),
        rank_low: state.ranks?.[0] ?? 1,
        rank_high: state.ranks?.[1] ?? voices + 1,
        vote_count,
        is_preliminary: vote_count < BLIND_SETTLED_VOTES,
      },
    }
  }
  return [changed(left, 1), changed(right, -1)]
}

const points = (logits: number) => MEAN_SCORE + POINTS_PER_LOGIT * logits

interface State {
  readonly skill: number
  readonly variance: number
  readonly votes: number
  readonly ranks?: readonly [number, number]
}

type ScoreRow = Pick<typeof blindScores.$inferSelect, 'score' | 'score_low' | 'score_high'>

/** Skill of a score in logits, and its variance. */
export function skillOf({ score, score_low, score_high }: ScoreRow): { skill: number; variance: number } {
  return {
    skill: (score - MEAN_SCORE) / POINTS_PER_LOGIT,
    variance: ((score_high - score_low) / (2 * SIDES_95 * POINTS_PER_LOGIT)) ** 2,
  }
}

/** State of a voice; that of one without votes is the prior. */
function stateOf(row: typeof blindScores.$inferSelect | undefined): State {
  if (!row) return { skill: 0, variance: 1, votes: 0 }
  return { ...skillOf(row), votes: row.vote_count, ranks: [row.rank_low, row.rank_high] }
}
