import type { Voiceprint } from '@voice-rankings/analysis'
import type { VoiceDifference } from '@voice-rankings/contract'
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, moment, voice } from './columns.ts'

/** Measurements of one rendering of the fixed sentence. */
export interface DriftReading {
  /** Median pitch; null without pitch. */
  readonly pitchHz: number | null
  /** Null when no word was spoken. */
  readonly wordsPerMinute: number | null
  /** Integrated loudness before levelling; null for silence. */
  readonly lufs: number | null
  readonly voiceprint: Voiceprint
}

/** State of the watch of each voice. */
export const driftChecks = pgTable('drift_checks', {
  voice_id: voice().primaryKey(),
  /** Hash of the sentence and of how it is measured: readings with another value cannot be compared. */
  basis: text().notNull(),
  /** Id of the model (`modelId`): another value makes a check due. */
  model: text().notNull(),
  /** Renderings that later ones are compared with. */
  readings: jsonb().$type<DriftReading[]>().notNull(),
  /** End of the last complete check; null until the readings are complete. */
  checked_at: moment(),
})

/** Changes that were found, which stay. */
export const driftChanges = pgTable(
  'drift_changes',
  {
    change_id: id(),
    voice_id: voice(),
    found_at: moment().notNull().defaultNow(),
    /** Last check that found the voice as it was. */
    unchanged_at: moment().notNull(),
    differences: jsonb().$type<VoiceDifference[]>().notNull(),
  },
  (table) => [index('drift_changes_voice').on(table.voice_id, table.found_at)],
)
