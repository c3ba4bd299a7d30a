import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { users } from './accountTables.ts'
import { moment, voice } from './columns.ts'

const owner = () =>
  text()
    .notNull()
    .references(() => users.user_id, { onDelete: 'cascade' })
const now = () => moment().notNull().defaultNow()

/** Favorite voices of a user; each voice once. */
export const favorites = pgTable(
  'favorites',
  { voice_favorite_id: text().primaryKey(), user_id: owner(), voice_id: voice(), created_at: now() },
  (table) => [
    unique('favorites_voice').on(table.user_id, table.voice_id),
    index('favorites_of_voice').on(table.voice_id),
  ],
)

/** Named collections of voices, owned by a user. */
export const collections = pgTable(
  'collections',
  {
    collection_id: text().primaryKey(),
    user_id: owner(),
    collection_name: text().notNull(),
    /** Normalized name for comparison: trimmed and case-folded. */
    name_key: text().notNull(),
    created_at: now(),
  },
  (table) => [unique('collections_name').on(table.user_id, table.name_key)],
)

export const collectionVoices = pgTable(
  'collection_voices',
  {
    collection_id: text()
      .notNull()
      .references(() => collections.collection_id, { onDelete: 'cascade' }),
    voice_id: voice(),
    added_at: now(),
  },
  (table) => [primaryKey({ columns: [table.collection_id, table.voice_id] })],
)
