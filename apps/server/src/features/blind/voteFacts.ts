import type { BlindChoice } from '@voice-rankings/contract'
import { desc, eq, sql } from 'drizzle-orm'
import { type BlindPairRow, blindPairs, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { SAME_ANSWERS, type VoteFacts } from '../ranking/judgeVote.ts'

/** Period of the limits per voice. */
const WEEK = sql`${blindVotes.voted_at} > now() - interval '7 days'`

interface Asked {
  readonly pair: BlindPairRow
  readonly voterKey: string
  readonly networkKey: string | null
}

/** Reads from the earlier votes what the checks of a vote need. */
export async function readFacts(
  queries: Queries,
  { pair, voterKey, networkKey }: Asked,
): Promise<Pick<VoteFacts, 'sinceMs' | 'durationMs' | 'ownVotes' | 'networkVotes' | 'earlierChoices'>> {
  const { voter_key, network_key } = blindVotes
  const earlier = await queries
    .select({ choice: blindVotes.blind_choice, id: blindVotes.vote_id })
    .from(blindVotes)
    .where(eq(voter_key, voterKey))
    .orderBy(desc(blindVotes.vote_id))
    .limit(SAME_ANSWERS - 1)
  return {
    sinceMs: await readSince(queries, pair, voterKey),
    durationMs: pair.duration_ms,
    ownVotes: await mostVotes(queries, pair, sql`${voter_key} = ${voterKey}`),
    networkVotes: networkKey === null ? null : await mostVotes(queries, pair, sql`${network_key} = ${networkKey}`),
    earlierChoices: earlier.map(({ choice }): BlindChoice => choice),
  }
}

/** Time since the pair was issued or since the voter's previous vote, undone or not, in ms. */
async function readSince(queries: Queries, { token_hash }: BlindPairRow, voterKey: string): Promise<number> {
  const [row] = await queries
    .select({
      ms: sql<number>`(extract(epoch FROM now() - greatest(${blindPairs.issued_at},
        (SELECT max(voted_at) FROM ${blindVotes} WHERE voter_key = ${voterKey}),
        (SELECT max(undone_at) FROM ${blindPairs} AS other WHERE other.voter_key = ${voterKey}))) * 1000)::float8`,
    })
    .from(blindPairs)
    .where(eq(blindPairs.token_hash, token_hash))
  return row?.ms ?? 0
}

/** Number of votes on a voice. */
const votesOn = (id: string) =>
  sql`(count(*) FILTER (WHERE ${id} IN (${blindVotes.left_voice_id}, ${blindVotes.right_voice_id})))::int`

/** Number of counted votes on the voice of a pair with more of them. */
async function mostVotes(
  queries: Queries,
  { left_voice_id: left, right_voice_id: right, language_code }: BlindPairRow,
  condition: ReturnType<typeof sql>,
): Promise<number> {
  const [row] = await queries
    .select({ most: sql<number>`greatest(${votesOn(left)}, ${votesOn(right)})` })
    .from(blindVotes)
    .where(
      sql`${condition} AND ${WEEK} AND ${blindVotes.excluded_by} IS NULL AND ${blindVotes.language_code} = ${language_code}`,
    )
  return row?.most ?? 0
}

/** Voices on which a voter has given as many counted votes within a week as count. */
export async function readSpent(
  queries: Queries,
  { language, voterKey, limit }: { language: string; voterKey: string; limit: number },
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ id: sql<string>`voice` })
    .from(
      sql`${blindVotes}, LATERAL (VALUES (${blindVotes.left_voice_id}), (${blindVotes.right_voice_id})) AS voices(voice)`,
    )
    .where(
      sql`${blindVotes.voter_key} = ${voterKey} AND ${blindVotes.language_code} = ${language} AND ${WEEK}
        AND ${blindVotes.excluded_by} IS NULL`,
    )
    .groupBy(sql`voice`)
    .having(sql`count(*) >= ${limit}`)
  return new Set(rows.map(({ id }) => id))
}
