import { boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { voices } from './schema.ts'
import { works } from './workTables.ts'

/**
 * Owners with a lexicon. Each change raises the revision, by which servers know whether the entries that they keep in
 * memory are current; its row is locked until the change is complete.
 */
export const lexicons = pgTable('lexicons', {
  /** Key of an identity: a user, or a visitor's device. */
  owner_key: text().primaryKey(),
  revision: integer().notNull(),
})

/** Pronunciations of terms. */
export const lexiconEntries = pgTable(
  'lexicon_entries',
  {
    lexicon_entry_id: text().primaryKey(),
    owner_key: text()
      .notNull()
      .references(() => lexicons.owner_key, { onDelete: 'cascade' }),
    /** Work whose text it is for; null for all texts of the owner. */
    work_id: text().references(() => works.work_id, { onDelete: 'cascade' }),
    /** Normalized term with its language and voice: see `entryKey`. */
    entry_key: text().notNull(),
    term: text().notNull(),
    respelling: text(),
    ipa: text(),
    language_code: text(),
    voice_id: text().references(() => voices.voice_id),
    case_sensitive: boolean().notNull(),
    whole_word: boolean().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('lexicon_entries_key').on(table.owner_key, table.work_id, table.entry_key).nullsNotDistinct(),
    index('lexicon_entries_work').on(table.work_id),
  ],
)
