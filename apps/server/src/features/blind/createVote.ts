import {
  type Api,
  BLIND_HEARD_SHARE,
  BLIND_UNDO_MS,
  BLIND_WEIGHTS,
  type BlindPairVotes,
  type BlindResult,
  type CallOutput,
  type HandlerInput,
} from '@voice-rankings/contract'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Call } from '../../kernel/api/handlers.ts'
import { blindCounts, blindPairs, blindVotes, type BlindVoteRow } from '../../kernel/database/blindTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import { isVisitorKey, userIdOf } from '../../kernel/identity/identity.ts'
import type { Limit } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { CHECK_REASONS, judgeVote, SAME_ANSWERS } from '../ranking/judgeVote.ts'
import { readListings } from '../voices/listing.ts'
import type { BlindReading, BlindServices } from './blindServices.ts'
import { addToCounts, changeVotes, excludeVotes, lockVotes, storeDecision } from './changeVotes.ts'
import { expectedScores } from './expectedScores.ts'
import { findPair, type OwnPair, pairNotFound, requireOwnPair } from './ownPair.ts'
import { readRound } from './rounds.ts'
import { readFacts } from './voteFacts.ts'

/** Limits well above the rate of human listeners: per voter, and per network. */
const VOTER_LIMIT: Limit = { name: 'blind-vote', points: 30, durationMs: 60_000 }
const NETWORK_LIMIT: Limit = { name: 'blind-votes', points: 300, durationMs: 60_000 }

const TOO_MANY = 'Too many votes at once. Wait a minute and try again.'

type Input = HandlerInput<Api['blind']['vote']>['body']

/** Creates the handlers that store and undo votes. */
export function createVote(services: BlindServices, { networkKey: networkKeyOf, readCatalogue }: BlindReading) {
  const { database, limiter, scorer } = services

  async function vote(input: Input, call: Call): Promise<BlindResult> {
    const own = await requireOwnPair(database.queries, networkKeyOf, input.pair_token, call)
    const { voterKey } = own
    await requireAllowance(limiter, TOO_MANY, [NETWORK_LIMIT, networkOf(call.client)], [VOTER_LIMIT, voterKey])
    const catalogue = await readCatalogue()
    const voiceCount = catalogue.voices.filter((voice) => voice.language_keys.includes(own.pair.language_code)).length
    const row = await database.queries.transaction(async (transaction) => {
      await lockVotes(transaction)
      return storeVote(transaction, { own, input, userAgent: call.userAgent, voiceCount })
    })
    scorer.schedule()
    const { queries } = database
    const scores = await expectedScores(queries, row)
    const listings = await readListings(
      database,
      [row.left_voice_id, row.right_voice_id],
      userIdOf(await call.identity()),
    )
    const [left, right] = [row.left_voice_id, row.right_voice_id].map((id) => listings.get(id))
    if (!left || !right) throw new Error(`A voice of the vote ${row.vote_id} does not exist.`)
    const { round, taste } = await readRound(queries, catalogue, row.round_id, voterKey)
    return {
      blind_choice: row.blind_choice,
      left: { voice: left, ...scores[0] },
      right: { voice: right, ...scores[1] },
      pair_votes: await readPairVotes(queries, row),
      undo_ms: Math.max(0, BLIND_UNDO_MS - (Date.now() - row.voted_at.getTime())),
      round,
      taste,
    }
  }

  async function undo({ pair_token }: { pair_token: string }, call: Call): Promise<CallOutput<Api['blind']['undo']>> {
    const { pair, voterKey } = await requireOwnPair(database.queries, networkKeyOf, pair_token, call)
    if (pair.undone_at === null) {
      await database.queries.transaction(async (transaction) => {
        await lockVotes(transaction)
        await removeVote(transaction, pair.token_hash)
      })
      scorer.schedule()
    }
    const { round, taste } = await readRound(database.queries, await readCatalogue(), pair.round_id, voterKey)
    return { round, taste }
  }

  return { vote, undo }
}

interface NewVote {
  readonly own: OwnPair
  readonly input: Input
  readonly userAgent: string | undefined
  readonly voiceCount: number
}

/** Judges and stores a vote, or returns the stored one if it is sent again. */
async function storeVote(
  queries: Queries,
  { own: { pair, voterKey, networkKey }, input, userAgent, voiceCount }: NewVote,
): Promise<BlindVoteRow> {
  // Read again under the lock: the same vote may have been sent twice at once.
  const now = await findPair(queries, pair.token_hash)
  if (!now || now.undone_at !== null) throw pairNotFound()
  if (now.vote_id !== null) return requireSame(queries, now.vote_id, input)
  const isLoaded = now.left_loaded_at !== null && now.right_loaded_at !== null
  if (!isLoaded || Math.min(input.left_heard, input.right_heard) < BLIND_HEARD_SHARE) {
    const share = Math.round(100 * BLIND_HEARD_SHARE)
    throw new ApiError('conflict', `Listen to at least ${share} % of both sounds before you vote.`)
  }
  const facts = await readFacts(queries, { pair: now, voterKey, networkKey })
  const { blind_choice } = input
  const check = judgeVote({ ...facts, userAgent, voiceCount, choice: blind_choice })
  const { round_id, language_code, blind_use, left_voice_id, right_voice_id } = now
  const [row] = await queries
    .insert(blindVotes)
    .values({
      voter_key: voterKey,
      network_key: networkKey,
      round_id,
      language_code,
      blind_use,
      left_voice_id,
      right_voice_id,
      blind_choice,
      weight: isVisitorKey(voterKey) ? BLIND_WEIGHTS.visitor : BLIND_WEIGHTS.user,
      excluded_by: check,
    })
    .returning()
  if (!row) throw new Error('The vote was not stored.')
  await queries.update(blindPairs).set({ vote_id: row.vote_id }).where(eq(blindPairs.token_hash, now.token_hash))
  await addToCounts(queries, [row.vote_id], 1)
  if (check !== null) {
    await storeDecision(queries, [row.vote_id], { by: check, reason: CHECK_REASONS[check], excluded: true })
  }
  // The answers before are as suspect as the last one.
  if (check === 'pattern') {
    const last = await queries
      .select({ id: blindVotes.vote_id })
      .from(blindVotes)
      .where(eq(blindVotes.voter_key, voterKey))
      .orderBy(sql`${blindVotes.vote_id} DESC`)
      .limit(SAME_ANSWERS)
    const ids = last.map(({ id }) => id)
    await excludeVotes(queries, ids, { by: check, reason: CHECK_REASONS[check] })
  }
  return row
}

/** Returns the vote that was given with a token; throws `conflict` if it was another one. */
async function requireSame(queries: Queries, voteId: number, { blind_choice }: Input): Promise<BlindVoteRow> {
  const [row] = await queries.select().from(blindVotes).where(eq(blindVotes.vote_id, voteId))
  if (row?.blind_choice === blind_choice) return row
  throw new ApiError('conflict', 'You have voted on this pair. Undo the vote, or get the next pair.')
}

/** Removes the vote on a pair while it can be undone. */
async function removeVote(queries: Queries, tokenHash: string): Promise<void> {
  const pair = await findPair(queries, tokenHash)
  if (!pair || pair.undone_at !== null) return
  if (pair.vote_id === null) throw pairNotFound()
  const [vote] = await queries
    .select({ isLate: sql<boolean>`${blindVotes.voted_at} < now() - ${BLIND_UNDO_MS} * interval '1 millisecond'` })
    .from(blindVotes)
    .where(eq(blindVotes.vote_id, pair.vote_id))
  if (!vote || vote.isLate) {
    throw new ApiError('conflict', `A vote can be undone for ${BLIND_UNDO_MS / 1000} seconds. This one stays.`)
  }
  const ids = [pair.vote_id]
  await changeVotes(queries, ids, () => queries.delete(blindVotes).where(inArray(blindVotes.vote_id, ids)))
  await queries
    .update(blindPairs)
    .set({ vote_id: null, undone_at: sql`now()` })
    .where(eq(blindPairs.token_hash, tokenHash))
}

const sum = (column: SQL) => sql<number>`coalesce(sum(${column}), 0)::int`

/** All votes that count on the two voices of a vote. */
async function readPairVotes(
  queries: Queries,
  { language_code, left_voice_id: left, right_voice_id: right }: BlindVoteRow,
): Promise<BlindPairVotes> {
  const { first_voice_id: first, second_voice_id: second } = blindCounts
  const isFirst = sql`${first} = ${left}`
  const [row] = await queries
    .select({
      left: sum(sql`CASE WHEN ${isFirst} THEN ${blindCounts.first_wins} ELSE ${blindCounts.second_wins} END`),
      right: sum(sql`CASE WHEN ${isFirst} THEN ${blindCounts.second_wins} ELSE ${blindCounts.first_wins} END`),
      tie: sum(sql`${blindCounts.ties}`),
      bad: sum(sql`${blindCounts.both_bad}`),
    })
    .from(blindCounts)
    .where(
      sql`${blindCounts.language_code} = ${language_code}
        AND ((${first} = ${left} AND ${second} = ${right}) OR (${first} = ${right} AND ${second} = ${left}))`,
    )
  const counts = row ?? { left: 0, right: 0, tie: 0, bad: 0 }
  const all = counts.left + counts.right + counts.tie + counts.bad
  const share = (count: number) => (all === 0 ? 0 : count / all)
  return {
    pair_vote_count: all,
    left_share: share(counts.left),
    right_share: share(counts.right),
    tie_share: share(counts.tie),
    both_bad_share: share(counts.bad),
  }
}
