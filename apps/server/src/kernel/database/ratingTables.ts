import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, moment, voice } from './columns.ts'
import { snippets } from './schema.ts'

/** Result of an abuse check; `unknown` when it could not be made, which is not a pass. */
export type Verdict = 'pass' | 'fail' | 'unknown'

/** All ratings ever given. Rating a text again adds a row, and only the latest one counts. */
export const ratings = pgTable(
  'ratings',
  {
    rating_id: id(),
    /** Key of the rater's identity: a user, or a visitor's device. */
    rater_key: text().notNull(),
    voice_id: voice(),
    voice_text: text().notNull(),
    /** Hash of the text: see `textKey`. */
    text_key: text().notNull(),
    stars: smallint().notNull(),
    /** The snippet that was heard; null for a voice's sample, and once the snippet is deleted. */
    voice_snippet_id: text().references(() => snippets.voice_snippet_id, { onDelete: 'set null' }),
    rated_at: moment().notNull().defaultNow(),
    /** False once the same rater has rated the same voice and text again. */
    latest: boolean().notNull().default(true),
    /** Weight of the rating, 0-1. */
    weight: doublePrecision().notNull(),
    /** Hash of the rater's network, to tell a crowd from one person with many devices. */
    network_key: text(),
    /** Results of the abuse checks, by name. */
    checks: jsonb().$type<Record<string, Verdict>>().notNull(),
    /** Suspicion score, summed by the rules. */
    suspicion: integer().notNull().default(0),
    /** Stored, but not counted. */
    excluded: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('ratings_latest')
      .on(table.rater_key, table.voice_id, table.text_key)
      .where(sql`${table.latest}`),
    index('ratings_voice').on(table.voice_id, table.rated_at),
    index('ratings_network').on(table.network_key, table.rated_at),
    index('ratings_time').on(table.rated_at),
    check('ratings_stars', sql`${table.stars} BETWEEN 1 AND 5`),
    check('ratings_weight', sql`${table.weight} BETWEEN 0 AND 1`),
  ],
)

/** Decisions to exclude or restore a rating, by a rule or an operator. `excluded` is that of the last decision. */
export const ratingDecisions = pgTable(
  'rating_decisions',
  {
    decision_id: id(),
    rating_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => ratings.rating_id, { onDelete: 'cascade' }),
    excluded: boolean().notNull(),
    reason: text().notNull(),
    /** `operator`, or the name of the rule. */
    decided_by: text().notNull(),
    decided_at: moment().notNull().defaultNow(),
  },
  (table) => [index('rating_decisions_rating').on(table.rating_id)],
)

/** Single-use permissions to rate, issued before playback and bound to the listener and the audio. */
export const ratingTokens = pgTable('rating_tokens', {
  token_hash: text().primaryKey(),
  rater_key: text().notNull(),
  voice_id: voice(),
  /** The snippet to hear; null for the voice's sample. */
  voice_snippet_id: text().references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
  /**
   * Hash of the network of a device that had no cookie yet; from that network the token is valid without the cookie.
   */
  network_key: text(),
  issued_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  used_at: moment(),
})

/** Aggregated score of a voice, recomputed when its ratings change. */
export const voiceScores = pgTable(
  'voice_scores',
  {
    voice_id: voice().primaryKey(),
    /** 1-5. */
    score: doublePrecision().notNull(),
    score_low: doublePrecision().notNull(),
    score_high: doublePrecision().notNull(),
    /** Number of users and devices whose ratings count. */
    rater_count: integer().notNull(),
    excluded_count: integer().notNull(),
    computed_at: moment().notNull().defaultNow(),
  },
  (table) => [index('voice_scores_score').on(table.score)],
)

export type ScoreRow = typeof voiceScores.$inferSelect
