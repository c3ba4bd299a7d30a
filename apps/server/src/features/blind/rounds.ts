import { randomBytes } from 'node:crypto'
import { BLIND_ROUND_SIZE, type BlindRound, type BlindTaste } from '@voice-rankings/contract'
import { and, asc, desc, eq } from 'drizzle-orm'
import { blindVotes, type BlindVoteRow } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import type { Catalogue } from '../voices/createCatalogue.ts'
import { type Decided, findTaste } from './findTaste.ts'

/** Number of last votes in which a taste is found. */
const TASTE_VOTES = 100

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
  const round = { round_id, round_size: BLIND_ROUND_SIZE, round_vote_count: votes.length }
  return { round, taste: tasteOf(votes, byId), votes }
}

/** Finds the taste of a voter in their last votes, whatever the round; null for none. */
export async function readTaste(
  queries: Queries,
  { byId }: Pick<Catalogue, 'byId'>,
  voterKey: string,
): Promise<BlindTaste | null> {
  const votes = await queries
    .select()
    .from(blindVotes)
    .where(eq(blindVotes.voter_key, voterKey))
    .orderBy(desc(blindVotes.vote_id))
    .limit(TASTE_VOTES)
  return tasteOf(votes, byId)
}

/** Finds the taste in votes; voices that are no longer listed do not count. */
function tasteOf(votes: readonly BlindVoteRow[], byId: Catalogue['byId']): BlindTaste | null {
  const decided = votes.flatMap((vote): Decided[] => {
    const ids = idsByChoice(vote)
    const [chosen, other] = [byId.get(ids?.chosen ?? ''), byId.get(ids?.other ?? '')]
    return chosen && other ? [{ chosen, other }] : []
  })
  return findTaste(decided)
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
