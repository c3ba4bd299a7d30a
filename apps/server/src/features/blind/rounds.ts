import { randomBytes } from 'node:crypto'
import { BLIND_ROUND_SIZE, type BlindRound, type BlindTaste } from '@voice-rankings/contract'
import { and, asc, eq } from 'drizzle-orm'
import { blindVotes, type BlindVoteRow } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import type { Catalogue } from '../voices/createCatalogue.ts'
import { type Decided, findTaste } from './findTaste.ts'

/** A round of a voter. */
export interface ReadRound {
  readonly round: BlindRound
  readonly taste: BlindTaste | null
  readonly votes: readonly BlindVoteRow[]
}

/** Id of a round: the given one if it has the form of an id, else a new one. */
export const roundId = (given: string | undefined): string =>
  given !== undefined && /^[\w-]{12}$/.test(given) ? given : randomBytes(9).toString('base64url')

/** Reads a round of a voter: of the votes with its id, only their own. */
export async function readRound(
  queries: Queries,
  { byId }: Pick<Catalogue, 'byId'>,
  round_id: string,
  voterKey: string | null,
): Promise<ReadRound> {
  const votes =
    voterKey === null
      ? []
      : await queries
          .select()
          .from(blindVotes)
          .where(and(eq(blindVotes.voter_key, voterKey), eq(blindVotes.round_id, round_id)))
          .orderBy(asc(blindVotes.vote_id))
  const decided = votes.flatMap((vote): Decided[] => {
    const ids = idsByChoice(vote)
    const [chosen, other] = [byId.get(ids?.chosen ?? ''), byId.get(ids?.other ?? '')]
    return chosen && other ? [{ chosen, other }] : []
  })
  const round = { round_id, round_size: BLIND_ROUND_SIZE, round_vote_count: votes.length }
  return { round, taste: findTaste(decided), votes }
}

/** Chosen voice and other voice of a vote; undefined for a tie. */
export function idsByChoice({
  blind_choice,
  left_voice_id: left,
  right_voice_id: right,
}: Pick<BlindVoteRow, 'blind_choice' | 'left_voice_id' | 'right_voice_id'>) {
  if (blind_choice === 'left') return { chosen: left, other: right }
  return blind_choice === 'right' ? { chosen: right, other: left } : undefined
}
