import type { WorkStatus } from '@voice-rankings/contract'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { snippets, voices } from './schema.ts'

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** A paragraph of a work as it is stored: its sentences are found anew when it is read. */
export interface StoredParagraph {
  readonly text: string
  readonly speaker: string | null
}

/** A section of a work as it is stored. */
export interface StoredSection {
  readonly title: string | null
  /** Its own voice. Default: that of the work. */
  readonly voice_id?: string | undefined
  readonly paragraphs: readonly StoredParagraph[]
}

/** Long texts. Which sentences are spoken follows from the dedupe keys of the snippets. */
export const works = pgTable(
  'works',
  {
    work_id: text().primaryKey(),
    /** Key of an identity: a user, or a visitor's device. */
    owner_key: text().notNull(),
    /** First owner, who is part of the dedupe keys of its sentences: they stay the same when a user takes over a device. */
    speech_scope: text().notNull(),
    title: text().notNull(),
    author: text(),
    language: text().notNull(),
    /** Address of the article. */
    source: text(),
    voice_id: text()
      .notNull()
      .references(() => voices.voice_id),
    /** Voices of speakers, by name. */
    speaker_voices: jsonb().$type<Record<string, string>>().notNull().default({}),
    sections: jsonb().$type<StoredSection[]>().notNull(),
    /** Increases with each change. */
    revision: integer().notNull().default(1),
    status: text().$type<WorkStatus>().notNull().default('idle'),
    /** Error that stopped its speech. */
    failure: text(),
    /** Dedupe keys of sentences that could not be spoken in the background. */
    failed_keys: text().array().notNull().default([]),
    created_at: moment(),
    changed_at: moment(),
    /** Time of its deletion; it can be restored for a while. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('works_owner').on(table.owner_key, table.changed_at)],
)

/** Snippets that works use; a snippet stays while a work or an owner has it. */
export const workSnippets = pgTable(
  'work_snippets',
  {
    work_id: text()
      .notNull()
      .references(() => works.work_id, { onDelete: 'cascade' }),
    voice_snippet_id: text()
      .notNull()
      .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    /** False after a change removed the sentence: a share of the work does not open it. Its speech is kept. */
    in_text: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.work_id, table.voice_snippet_id] }),
    index('work_snippets_snippet').on(table.voice_snippet_id),
  ],
)

/** Places where listeners stopped. */
export const workPositions = pgTable(
  'work_positions',
  {
    work_id: text()
      .notNull()
      .references(() => works.work_id, { onDelete: 'cascade' }),
    listener_key: text().notNull(),
    sentence_index: integer().notNull(),
    /** Milliseconds. */
    sentence_offset: doublePrecision().notNull(),
    saved_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.work_id, table.listener_key] })],
)

export type WorkRow = typeof works.$inferSelect
