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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { snippets, voices } from './schema.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const voice = () =>
  text()
    .notNull()
    .references(() => voices.voice_id)

/** How a check against abuse ended; `unknown` when it could not be made, which is not the same as passing. */
export type Verdict = 'pass' | 'fail' | 'unknown'

/** Every rating ever given. A rater who rates a text again adds a row; only the latest of them counts. */
export const ratings = pgTable(
  'ratings',
  {
    rating_id: id(),
    /** Who rated: the `key` of an identity, of a user or of a visitor's device. */
    rater_key: text().notNull(),
    voice_id: voice(),
    voice_text: text().notNull(),
    /** Hash of the text: see `textKey`. */
    text_key: text().notNull(),
    stars: smallint().notNull(),
    /** What was heard; null for a voice's sample, and once the snippet is gone. */
    voice_snippet_id: text().references(() => snippets.voice_snippet_id, { onDelete: 'set null' }),
    rated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** False once the same rater has rated the same voice and text again. */
    latest: boolean().notNull().default(true),
    /** How much it counts, 0-1. */
    weight: doublePrecision().notNull(),
    /** Hash of the network it came from, to tell a crowd from one person with many devices. */
    network_key: text(),
    /** Each check against abuse by name. */
    checks: jsonb().$type<Record<string, Verdict>>().notNull(),
    /** Points of suspicion; see the rules that give them. */
    suspicion: integer().notNull().default(0),
    /** Kept, but not counted. */
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

/** Why a rating was excluded or restored, by a rule or by an operator. The last decision is what `excluded` says. */
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
    decided_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('rating_decisions_rating').on(table.rating_id)],
)

/** Permission to rate once, given to whoever is about to hear something and bound to them and to it. */
export const ratingTokens = pgTable('rating_tokens', {
  token_hash: text().primaryKey(),
  rater_key: text().notNull(),
  voice_id: voice(),
  /** What is heard; null for the voice's sample. */
  voice_snippet_id: text().references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
  /** Hash of the network of a device that was not known; from there the token is good without the device's cookie. */
  network_key: text(),
  issued_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  used_at: timestamp({ withTimezone: true }),
})

/** What the ratings of a voice come to, computed anew whenever they change. */
export const voiceScores = pgTable(
  'voice_scores',
  {
    voice_id: voice().primaryKey(),
    /** 1-5. */
    score: doublePrecision().notNull(),
    score_low: doublePrecision().notNull(),
    score_high: doublePrecision().notNull(),
    /** People and devices whose ratings count. */
    rater_count: integer().notNull(),
    excluded_count: integer().notNull(),
    computed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('voice_scores_score').on(table.score)],
)

export type ScoreRow = typeof voiceScores.$inferSelect
