import type { Api, CallOutput, HandlerInput, PublicBlindVote } from '@voice-rankings/contract'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { blindDecisions, blindDecisionVotes, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Database } from '../../kernel/database/database.ts'

/** Reads a page of the published votes. `language`: undefined for all languages. */
export async function readPublicVotes(
  { queries }: Pick<Database, 'queries'>,
  { language, after, limit }: { language: string | undefined; after: string | undefined; limit: number },
): Promise<{ votes: PublicBlindVote[]; next_after: string | null }> {
  const rows = await queries
    .select({
      public_id: blindVotes.public_id,
      day: sql<string>`to_char(${blindVotes.voted_at} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
      language_code: blindVotes.language_code,
      blind_use: blindVotes.blind_use,
      left_voice_id: blindVotes.left_voice_id,
      right_voice_id: blindVotes.right_voice_id,
      blind_choice: blindVotes.blind_choice,
      vote_weight: blindVotes.weight,
      excluded_by: blindVotes.excluded_by,
    })
    .from(blindVotes)
    .where(
      and(
        language === undefined ? undefined : eq(blindVotes.language_code, language),
        after === undefined ? undefined : gt(blindVotes.public_id, after),
      ),
    )
    .orderBy(asc(blindVotes.public_id))
    .limit(limit)
  const last = rows.at(-1)
  return {
    votes: rows.map(({ public_id: _id, ...vote }) => vote),
    next_after: rows.length === limit && last ? last.public_id : null,
  }
}

/** Lists the decisions about votes. */
export async function readExclusions(
  { queries }: Pick<Database, 'queries'>,
  { page, limit }: HandlerInput<Api['blind']['exclusions']>['query'],
): Promise<CallOutput<Api['blind']['exclusions']>> {
  // A condition of its own, since Drizzle writes the columns of a selected expression without their tables.
  const ofDecision = eq(blindDecisionVotes.decision_id, blindDecisions.decision_id)
  const votes = sql<number>`(SELECT count(*) FROM ${blindDecisionVotes} WHERE ${ofDecision})::int`
  const hasVotes = sql`EXISTS (SELECT 1 FROM ${blindDecisionVotes} WHERE ${ofDecision})`
  const decisions = await queries
    .select({
      decided_at: blindDecisions.decided_at,
      excluded: blindDecisions.excluded,
      reason: blindDecisions.reason,
      decided_by: blindDecisions.decided_by,
      language_code: blindDecisions.language_code,
      vote_count: votes,
    })
    .from(blindDecisions)
    .where(hasVotes)
    .orderBy(desc(blindDecisions.decision_id))
    .limit(limit)
    .offset((page - 1) * limit)
  const checks = await queries
    .select({ value: sql<string>`${blindVotes.excluded_by}`, count: count() })
    .from(blindVotes)
    .where(isNotNull(blindVotes.excluded_by))
    .groupBy(blindVotes.excluded_by)
    .orderBy(desc(count()), blindVotes.excluded_by)
  return {
    vote_count: await queries.$count(blindVotes, isNull(blindVotes.excluded_by)),
    excluded_vote_count: checks.reduce((sum, check) => sum + check.count, 0),
    excluded_by: checks,
    decisions: decisions.map((row) => ({ ...row, decided_at: row.decided_at.toISOString() })),
    total: await queries.$count(blindDecisions, hasVotes),
    page,
    limit,
  }
}
