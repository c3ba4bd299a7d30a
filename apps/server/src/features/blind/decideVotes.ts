import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import { blindDecisions, blindDecisionVotes, blindVotes, type BlindVoteRow } from '../../kernel/database/blindTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { excludeVotes, lockVotes, restoreVotes } from './changeVotes.ts'
import { scoreBoards } from './scoreBoards.ts'

/** Filters of votes, all of which must match. */
export interface VoteChoice {
  readonly ids?: readonly number[] | undefined
  /** Voice on either side. */
  readonly voice?: string | undefined
  readonly voter?: string | undefined
  readonly network?: string | undefined
  /** Check that left them out, or `operator`. */
  readonly check?: string | undefined
}

/** Conditions of the filters; none without a filter. */
export function conditionsOf({ ids, voice, voter, network, check }: VoteChoice): SQL[] {
  const conditions = [
    ids === undefined ? undefined : inArray(blindVotes.vote_id, [...ids]),
    voice === undefined ? undefined : or(eq(blindVotes.left_voice_id, voice), eq(blindVotes.right_voice_id, voice)),
    voter === undefined ? undefined : eq(blindVotes.voter_key, voter),
    network === undefined ? undefined : eq(blindVotes.network_key, network),
    check === undefined ? undefined : eq(blindVotes.excluded_by, check),
  ]
  return conditions.flatMap((condition) => condition ?? [])
}

/** Ids of the votes that match. */
export async function idsOfVotes(queries: Queries, choice: VoteChoice): Promise<number[]> {
  const rows = await queries
    .select({ id: blindVotes.vote_id })
    .from(blindVotes)
    .where(and(...conditionsOf(choice)))
  return rows.map(({ id }) => id)
}

/** Part of a list of votes. */
interface VotePage {
  /** True for votes that were left out only. */
  readonly excludedOnly: boolean
  readonly limit: number
  /** Default 0. */
  readonly offset?: number
}

/** Votes that match, newest first, with the reason of the last decision about each. */
export function readVotes(
  queries: Queries,
  choice: VoteChoice,
  { excludedOnly, limit, offset = 0 }: VotePage,
): Promise<{ vote: BlindVoteRow; reason: string | null }[]> {
  // A condition of its own, since Drizzle writes the columns of a selected expression without their tables.
  const ofVote = eq(blindDecisionVotes.vote_id, blindVotes.vote_id)
  const reason = sql<string | null>`(SELECT ${blindDecisions.reason} FROM ${blindDecisionVotes}
    JOIN ${blindDecisions} USING (decision_id) WHERE ${ofVote}
    ORDER BY ${blindDecisions.decision_id} DESC LIMIT 1)`
  return queries
    .select({ vote: blindVotes, reason })
    .from(blindVotes)
    .where(listed(choice, excludedOnly))
    .orderBy(desc(blindVotes.vote_id))
    .limit(limit)
    .offset(offset)
}

/** Number of votes that match. */
export const countVotes = (queries: Queries, choice: VoteChoice, excludedOnly: boolean): Promise<number> =>
  queries.$count(blindVotes, listed(choice, excludedOnly))

const listed = (choice: VoteChoice, excludedOnly: boolean) =>
  and(...conditionsOf(choice), excludedOnly ? isNotNull(blindVotes.excluded_by) : undefined)

/**
 * Leaves votes out for an operator, or counts them again, and computes the scores. Returns the ids of the votes that were
 * changed.
 */
export async function decideVotes(
  database: Database,
  ids: readonly number[],
  { excluded, reason }: { excluded: boolean; reason: string },
): Promise<number[]> {
  const decision = { by: 'operator', reason }
  const changed = await database.queries.transaction(async (transaction) => {
    await lockVotes(transaction)
    return excluded ? excludeVotes(transaction, ids, decision) : restoreVotes(transaction, ids, decision)
  })
  await scoreBoards(database)
  return changed
}
