import { and, eq, gt, sql } from 'drizzle-orm'
import { blindBoards, blindCounts, blindScores, blindVotes } from '../../kernel/database/blindTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { countVotes } from '../ranking/countVotes.ts'
import { findCampaigns } from '../ranking/findCampaigns.ts'
import type { PairCount } from '../ranking/pairCount.ts'
import { type RankedVoice, type Ranking, rankVoices } from '../ranking/rankVoices.ts'
import { excludeVotes, lockVotes } from './changeVotes.ts'
import { storeHistory } from './scoreHistory.ts'

/** A table of scores. */
interface Board {
  readonly language_code: string
  /** Empty for all uses together. */
  readonly blind_use: string
}

/** Computes the scores of all tables whose votes have changed. */
export async function scoreBoards({ queries }: Pick<Database, 'queries'>): Promise<void> {
  const changed = await queries
    .select({ language_code: blindBoards.language_code, blind_use: blindBoards.blind_use })
    .from(blindBoards)
    .where(gt(blindBoards.changes, blindBoards.scored_changes))
    .orderBy(blindBoards.language_code, blindBoards.blind_use)
  for (const board of changed) await scoreBoard(queries, board)
}

async function scoreBoard(queries: Queries, board: Board): Promise<void> {
  await queries.transaction(async (transaction) => {
    // One process at a time writes scores.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('voice-rankings blind scores', 0))`)
    // Read before the counts: a vote in between is then scored the next time.
    const [row] = await transaction.select().from(blindBoards).where(isBoard(board))
    if (!row || row.changes === row.scored_changes) return
    const { rows, fit } = rankVoices(await readCounts(transaction, board))
    const own = and(eq(blindScores.language_code, board.language_code), eq(blindScores.blind_use, board.blind_use))
    await transaction.delete(blindScores).where(own)
    await writeScores(transaction, board, rows)
    if (board.blind_use === '') await storeHistory(transaction, board.language_code)
    await transaction
      .update(blindBoards)
      .set({
        tie: fit.tie,
        careless: fit.careless,
        careless_tie: fit.carelessTie,
        scored_changes: row.changes,
        scored_at: sql`(SELECT max(voted_at) FROM ${blindVotes} WHERE language_code = ${board.language_code}
          AND excluded_by IS NULL AND ${board.blind_use} IN ('', blind_use))`,
      })
      .where(isBoard(board))
  })
}

const isBoard = ({ language_code, blind_use }: Board) =>
  and(eq(blindBoards.language_code, language_code), eq(blindBoards.blind_use, blind_use))

/** Rows per statement: each has nine of at most 65,535 parameters. */
const ROWS_AT_ONCE = 1000

async function writeScores(queries: Queries, board: Board, rows: readonly RankedVoice[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    await queries
      .insert(blindScores)
      .values(some.map(({ is_preliminary: _isPreliminary, ...row }) => ({ ...board, ...row })))
  }
}

/**
 * Reads the counts of a table as one JSON value, which is faster than rows; in an order, so that floating-point sums are
 * reproducible.
 */
async function readCounts(queries: Queries, { language_code, blind_use }: Board): Promise<PairCount[]> {
  const [row] = await queries
    .select({
      counts: sql<[string, string, number, number, number, number][] | null>`json_agg(json_build_array(
        ${blindCounts.first_voice_id}, ${blindCounts.second_voice_id}, ${blindCounts.weight},
        ${blindCounts.first_wins}, ${blindCounts.second_wins}, ${blindCounts.ties} + ${blindCounts.both_bad})
        ORDER BY ${blindCounts.first_voice_id}, ${blindCounts.second_voice_id}, ${blindCounts.weight}, ${blindCounts.blind_use})`,
    })
    .from(blindCounts)
    .where(
      and(
        eq(blindCounts.language_code, language_code),
        blind_use === '' ? undefined : sql`${blindCounts.blind_use} = ${blind_use}`,
        sql`${blindCounts.first_wins} + ${blindCounts.second_wins} + ${blindCounts.ties} + ${blindCounts.both_bad} > 0`,
      ),
    )
  return (row?.counts ?? []).map(([first, second, weight, firstWins, secondWins, draws]) => {
    return { first, second, weight, firstWins, secondWins, draws }
  })
}

/** Period of the votes that are searched for campaigns. */
const PERIOD = sql`interval '1 day'`

/**
 * Leaves out the votes of new voters on voices on which they answer far otherwise than everybody before, in all
 * languages. Returns the number of votes left out.
 */
export async function excludeCampaigns({ queries }: Pick<Database, 'queries'>): Promise<number> {
  const languages = await queries
    .selectDistinct({ language: blindVotes.language_code })
    .from(blindVotes)
    .where(sql`${blindVotes.voted_at} > now() - ${PERIOD}`)
  let count = 0
  for (const { language } of languages) {
    await queries.transaction(async (transaction) => {
      await lockVotes(transaction)
      count += await excludeCampaignsOf(transaction, language)
    })
  }
  return count
}

async function excludeCampaignsOf(queries: Queries, language: string): Promise<number> {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${blindVotes} AS earlier
    WHERE earlier.voter_key = ${blindVotes.voter_key} AND earlier.voted_at <= now() - ${PERIOD})`
  const votes = await queries
    .select()
    .from(blindVotes)
    .where(
      and(
        eq(blindVotes.language_code, language),
        sql`${blindVotes.voted_at} > now() - ${PERIOD} AND ${blindVotes.excluded_by} IS NULL AND ${isNew}`,
      ),
    )
  if (votes.length === 0) return 0
  const all = await readCounts(queries, { language_code: language, blind_use: '' })
  const campaigns = findCampaigns(
    votes.map(({ vote_id, left_voice_id: left, right_voice_id: right, blind_choice: choice }) => {
      return { vote_id, left, right, choice }
    }),
    rankWithout(all, votes),
  )
  let count = 0
  for (const { voice_id, deviation, vote_ids } of campaigns) {
    const direction = deviation > 0 ? 'for' : 'against'
    const reason = `New voters voted ${direction} ${voice_id} far more often than everybody before.`
    count += (await excludeVotes(queries, vote_ids, { by: 'campaign', reason })).length
  }
  return count
}

/** The table of all votes but some, with equal weights: many visitors together are hardly wrong about a voice. */
function rankWithout(all: readonly PairCount[], votes: readonly (typeof blindVotes.$inferSelect)[]): Ranking {
  const gone = countVotes(votes.map((vote) => ({ ...vote, vote_weight: vote.weight })))
  const negative = gone.map((count) => {
    const { firstWins, secondWins, draws } = count
    return { ...count, firstWins: -firstWins, secondWins: -secondWins, draws: -draws }
  })
  return rankVoices([...all, ...negative].map((count) => ({ ...count, weight: 1 })))
}
