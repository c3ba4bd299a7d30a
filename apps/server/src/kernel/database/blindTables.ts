import type { BlindChoice, BlindUse } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id, moment, voice } from './columns.ts'
import { snippets } from './schema.ts'

const snippet = () =>
  text()
    .notNull()
    .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' })

/** Pairs that were issued, until their token expires. */
export const blindPairs = pgTable(
  'blind_pairs',
  {
    token_hash: text().primaryKey(),
    /** Key of the caller's identity: a user, or a visitor's device. */
    voter_key: text().notNull(),
    /** Hash of the network of a device that had no cookie yet; from that network the token is valid without the cookie. */
    network_key: text(),
    round_id: text().notNull(),
    language_code: text().notNull(),
    blind_use: text().$type<BlindUse>().notNull(),
    left_voice_id: voice(),
    right_voice_id: voice(),
    left_snippet_id: snippet(),
    right_snippet_id: snippet(),
    /** Last parts of the addresses of the audio: random, so that they reveal nothing. */
    left_key: text().notNull().unique(),
    right_key: text().notNull().unique(),
    /** Duration of both sounds together, in ms. */
    duration_ms: doublePrecision().notNull(),
    /** Times at which the audio was first requested. */
    left_loaded_at: moment(),
    right_loaded_at: moment(),
    issued_at: moment().notNull().defaultNow(),
    expires_at: moment().notNull(),
    /** The vote on it; of an undone vote, the time. */
    vote_id: bigint({ mode: 'number' }),
    undone_at: moment(),
  },
  (table) => [
    index('blind_pairs_voter').on(table.voter_key, table.issued_at),
    index('blind_pairs_expiry').on(table.expires_at),
    index('blind_pairs_left').on(table.left_snippet_id),
    index('blind_pairs_right').on(table.right_snippet_id),
  ],
)

/** All votes on blind pairs, without those undone. */
export const blindVotes = pgTable(
  'blind_votes',
  {
    vote_id: id(),
    /** Random place in the published list. */
    public_id: text()
      .notNull()
      .unique()
      .default(sql`gen_random_uuid()::text`),
    voter_key: text().notNull(),
    network_key: text(),
    round_id: text().notNull(),
    language_code: text().notNull(),
    blind_use: text().$type<BlindUse>().notNull(),
    left_voice_id: voice(),
    right_voice_id: voice(),
    blind_choice: text().$type<BlindChoice>().notNull(),
    /** 1 for a user, less for a visitor. */
    weight: doublePrecision().notNull(),
    /** Check that leaves it out, or `operator`; null for a vote that counts. */
    excluded_by: text(),
    voted_at: moment().notNull().defaultNow(),
  },
  (table) => [
    index('blind_votes_voter').on(table.voter_key, table.voted_at),
    index('blind_votes_network').on(table.network_key, table.voted_at),
    index('blind_votes_language').on(table.language_code, table.voted_at),
    index('blind_votes_left').on(table.left_voice_id),
    index('blind_votes_right').on(table.right_voice_id),
  ],
)

/** Decisions to leave out votes or to count them again; those of a check are one for a day and language. */
export const blindDecisions = pgTable(
  'blind_decisions',
  {
    decision_id: id(),
    excluded: boolean().notNull(),
    reason: text().notNull(),
    /** `operator`, or the name of the check. */
    decided_by: text().notNull(),
    language_code: text().notNull(),
    decided_at: moment().notNull().defaultNow(),
  },
  (table) => [index('blind_decisions_time').on(table.decided_at)],
)

/** Votes that a decision is about. */
export const blindDecisionVotes = pgTable(
  'blind_decision_votes',
  {
    decision_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => blindDecisions.decision_id, { onDelete: 'cascade' }),
    vote_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => blindVotes.vote_id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.decision_id, table.vote_id] }),
    index('blind_decision_votes_vote').on(table.vote_id),
  ],
)

/** Votes that count, by pair, use and weight: what scores are computed from. Kept up to date with `blind_votes`. */
export const blindCounts = pgTable(
  'blind_counts',
  {
    language_code: text().notNull(),
    blind_use: text().$type<BlindUse>().notNull(),
    /** The ids of the voices in order. */
    first_voice_id: voice(),
    second_voice_id: voice(),
    weight: doublePrecision().notNull(),
    first_wins: integer().notNull(),
    second_wins: integer().notNull(),
    ties: integer().notNull(),
    both_bad: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.language_code, table.blind_use, table.first_voice_id, table.second_voice_id, table.weight],
    }),
  ],
)

/** Tables of scores by language and use; an empty use stands for all uses together. */
export const blindBoards = pgTable(
  'blind_boards',
  {
    language_code: text().notNull(),
    blind_use: text().notNull(),
    vote_count: integer().notNull().default(0),
    /** Parameters of the fitted model. */
    tie: doublePrecision(),
    careless: doublePrecision(),
    careless_tie: doublePrecision(),
    /** Number of the last change of its votes, and the one that the scores contain. */
    changes: integer().notNull().default(0),
    scored_changes: integer().notNull().default(0),
    /** Time of the last vote in the scores. */
    scored_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.language_code, table.blind_use] })],
)

/** Score of a voice, with its interval, ranks and votes. */
const scoreColumns = () => ({
  score: doublePrecision().notNull(),
  score_low: doublePrecision().notNull(),
  score_high: doublePrecision().notNull(),
  rank_low: integer().notNull(),
  rank_high: integer().notNull(),
  vote_count: integer().notNull(),
})

/** Scores of the voices of a table. */
export const blindScores = pgTable(
  'blind_scores',
  {
    language_code: text().notNull(),
    blind_use: text().notNull(),
    voice_id: voice(),
    ...scoreColumns(),
  },
  (table) => [primaryKey({ columns: [table.language_code, table.blind_use, table.voice_id] })],
)

/**
 * Scores of the voices of a language on the days on which they changed, from the votes of all uses: the last ones
 * computed on that day. A past day is never written again.
 */
export const blindHistory = pgTable(
  'blind_history',
  {
    language_code: text().notNull(),
    voice_id: voice(),
    /** UTC. */
    day: date().notNull(),
    ...scoreColumns(),
  },
  (table) => [primaryKey({ columns: [table.language_code, table.voice_id, table.day] })],
)

export type BlindPairRow = typeof blindPairs.$inferSelect
export type BlindVoteRow = typeof blindVotes.$inferSelect
