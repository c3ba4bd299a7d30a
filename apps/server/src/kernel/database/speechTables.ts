import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Number of generated texts by provider, day and time until their first sound. It has no texts, voices or persons. */
export const firstSounds = pgTable(
  'first_sounds',
  {
    voice_service: text().notNull(),
    /** UTC. */
    day: date().notNull(),
    /** Time in ms, rounded to a step. */
    step_ms: integer().notNull(),
    text_count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.voice_service, table.day, table.step_ms] })],
)
