import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import {
  blindBoards,
  blindCounts,
  blindDecisions,
  blindDecisionVotes,
  blindVotes,
} from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'

/** Serializes changes of votes with an advisory lock held until commit. */
export async function lockVotes(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('voice-rankings blind votes', 0))`)
}

/** Ids of votes as one parameter, of which there may be any number. */
const among = (ids: readonly number[]) => sql`${blindVotes.vote_id} = ANY(${sql.param([...ids])}::bigint[])`

/**
 * Changes votes, and the counts by pair with them: takes the votes out of the counts, makes the change, and adds those
 * that still count. Call it in a transaction that holds {@link lockVotes}.
 */
export async function changeVotes(
  queries: Queries,
  ids: readonly number[],
  change: () => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return
  await addToCounts(queries, ids, -1)
  await change()
  await addToCounts(queries, ids, 1)
}

/** Adds the votes that count to the counts by pair, or takes them out, and marks the tables as changed. */
export async function addToCounts(queries: Queries, ids: readonly number[], sign: 1 | -1): Promise<void> {
  const { left_voice_id: left, right_voice_id: right, blind_choice: choice } = blindVotes
  const counted = sql`${among(ids)} AND ${blindVotes.excluded_by} IS NULL`
  const number = (condition: ReturnType<typeof sql>) => sql`${sign} * (count(*) FILTER (WHERE ${condition}))::int`
  await queries.execute(sql`
    INSERT INTO ${blindCounts} (language_code, blind_use, first_voice_id, second_voice_id, weight,
      first_wins, second_wins, ties, both_bad)
    SELECT language_code, blind_use, least(${left}, ${right}) AS first, greatest(${left}, ${right}) AS second, weight,
      ${number(sql`${choice} = CASE WHEN ${left} < ${right} THEN 'left' ELSE 'right' END`)},
      ${number(sql`${choice} = CASE WHEN ${left} < ${right} THEN 'right' ELSE 'left' END`)},
      ${number(sql`${choice} = 'tie'`)},
      ${number(sql`${choice} = 'both_bad'`)}
    FROM ${blindVotes} WHERE ${counted}
    GROUP BY language_code, blind_use, first, second, weight
    ON CONFLICT (language_code, blind_use, first_voice_id, second_voice_id, weight) DO UPDATE SET
      first_wins = ${blindCounts.first_wins} + EXCLUDED.first_wins,
      second_wins = ${blindCounts.second_wins} + EXCLUDED.second_wins,
      ties = ${blindCounts.ties} + EXCLUDED.ties,
      both_bad = ${blindCounts.both_bad} + EXCLUDED.both_bad`)
  await queries.execute(sql`
    INSERT INTO ${blindBoards} (language_code, blind_use, vote_count, changes)
    SELECT language_code, use, ${sign} * count(*)::int, 1
    FROM ${blindVotes}, LATERAL (VALUES (''), (${blindVotes.blind_use})) AS uses(use) WHERE ${counted}
    GROUP BY language_code, use
    ON CONFLICT (language_code, blind_use) DO UPDATE SET
      vote_count = ${blindBoards.vote_count} + EXCLUDED.vote_count, changes = ${blindBoards.changes} + 1`)
}

/** A decision about votes. */
export interface Decision {
  /** `operator`, or the name of the check. */
  readonly by: string
  readonly reason: string
}

/**
 * Leaves out votes that count, and returns the ids of those changed. Votes that an operator has restored stay, unless an
 * operator decides. Call it in a transaction that holds {@link lockVotes}.
 */
export async function excludeVotes(queries: Queries, ids: readonly number[], decision: Decision): Promise<number[]> {
  const byOperator = sql`EXISTS (SELECT 1 FROM ${blindDecisionVotes} JOIN ${blindDecisions} USING (decision_id)
    WHERE ${blindDecisionVotes.vote_id} = ${blindVotes.vote_id} AND ${blindDecisions.decided_by} = 'operator')`
  const changeable = and(
    among(ids),
    isNull(blindVotes.excluded_by),
    decision.by === 'operator' ? undefined : sql`NOT ${byOperator}`,
  )
  const found = await idsOf(queries, changeable)
  const excluded_by = decision.by
  await changeVotes(queries, found, () => queries.update(blindVotes).set({ excluded_by }).where(among(found)))
  await storeDecision(queries, found, { ...decision, excluded: true })
  return found
}

/** Counts votes again that were left out, and returns the ids of those changed. */
export async function restoreVotes(queries: Queries, ids: readonly number[], decision: Decision): Promise<number[]> {
  const found = await idsOf(queries, and(among(ids), isNotNull(blindVotes.excluded_by)))
  await changeVotes(queries, found, () => queries.update(blindVotes).set({ excluded_by: null }).where(among(found)))
  await storeDecision(queries, found, { ...decision, excluded: false })
  return found
}

async function idsOf(queries: Queries, condition: ReturnType<typeof and>): Promise<number[]> {
  const rows = await queries.select({ id: blindVotes.vote_id }).from(blindVotes).where(condition)
  return rows.map(({ id }) => id)
}

/** Stores a decision for each language of its votes; that of a check joins the one of the same day. */
export async function storeDecision(
  queries: Queries,
  ids: readonly number[],
  { by, reason, excluded }: Decision & { excluded: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const rows = await queries
    .select({ language: blindVotes.language_code, ids: sql<string[]>`array_agg(${blindVotes.vote_id}::text)` })
    .from(blindVotes)
    .where(among(ids))
    .groupBy(blindVotes.language_code)
  for (const { language, ids: votes } of rows) {
    const same = and(
      eq(blindDecisions.decided_by, by),
      eq(blindDecisions.reason, reason),
      eq(blindDecisions.language_code, language),
      sql`${blindDecisions.decided_at} >= date_trunc('day', now(), 'UTC')`,
    )
    const [known] = by === 'operator' ? [] : await queries.select().from(blindDecisions).where(same).limit(1)
    const values = { excluded, reason, decided_by: by, language_code: language }
    const [row = known] = known ? [] : await queries.insert(blindDecisions).values(values).returning()
    if (!row) throw new Error('The decision was not stored.')
    await queries.execute(sql`INSERT INTO ${blindDecisionVotes} (decision_id, vote_id)
      SELECT ${row.decision_id}, unnest(${sql.param(votes)}::bigint[])`)
  }
}

/** Counts all votes anew, and marks all tables as changed. Call it in a transaction that holds {@link lockVotes}. */
export async function recountVotes(queries: Queries): Promise<number> {
  await queries.delete(blindCounts)
  await queries.update(blindBoards).set({ vote_count: 0, changes: sql`${blindBoards.changes} + 1` })
  const ids = await idsOf(queries, isNull(blindVotes.excluded_by))
  await addToCounts(queries, ids, 1)
  return ids.length
}

/** All votes of a voter. */
export const votesOf = (queries: Queries, voters: readonly string[]): Promise<number[]> =>
  idsOf(queries, inArray(blindVotes.voter_key, [...voters]))
