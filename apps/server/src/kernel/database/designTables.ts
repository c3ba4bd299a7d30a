import type { VoiceDesign } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { voices } from './schema.ts'

/**
 * Owners and designs of designed voices, whose rows of `voices` are never listed. A deleted one stays, so that it can be
 * restored and what it has spoken keeps its voice.
 */
export const designedVoices = pgTable(
  'designed_voices',
  {
    voice_id: text()
      .primaryKey()
      .references(() => voices.voice_id, { onDelete: 'cascade' }),
    /** Key of an identity: a user, or a visitor's device. */
    owner_key: text().notNull(),
    design: jsonb().$type<VoiceDesign>().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Null unless its owner has deleted it. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('designed_voices_owner').on(table.owner_key, table.created_at)],
)

/** Condition that a voice is offered to an owner: one of the catalogue, or one that they have designed. */
export const offeredTo = (ownerKey: string | null) =>
  ownerKey === null
    ? sql`${voices.listed}`
    : sql`(${voices.listed} OR EXISTS (SELECT 1 FROM ${designedVoices}
        WHERE ${designedVoices.voice_id} = ${voices.voice_id} AND ${designedVoices.owner_key} = ${ownerKey}
          AND ${designedVoices.deleted_at} IS NULL))`
