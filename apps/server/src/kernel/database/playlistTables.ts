import type { PlaylistItem } from '@voice-rankings/contract'
import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { snippets, voices } from './schema.ts'
import { works } from './workTables.ts'

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow()
const playlist = () =>
  text()
    .notNull()
    .references(() => playlists.playlist_id, { onDelete: 'cascade' })

/** Named orders of samples, snippets and works. */
export const playlists = pgTable(
  'playlists',
  {
    playlist_id: text().primaryKey(),
    /** Key of an identity: a user, or a visitor's device. */
    owner_key: text().notNull(),
    playlist_name: text().notNull(),
    /** Normalized name for comparison; null while the playlist is deleted, so that the name is free. */
    name_key: text(),
    /** Pause after each item, in ms. */
    playlist_pause: integer().notNull(),
    created_at: moment(),
    /** Time of deletion; null while the playlist exists. */
    deleted_at: timestamp({ withTimezone: true }),
  },
  (table) => [unique('playlists_name').on(table.owner_key, table.name_key)],
)

/** Items of playlists; `kind` tells which of the references is set. */
export const playlistItems = pgTable(
  'playlist_items',
  {
    item_id: text().primaryKey(),
    playlist_id: playlist(),
    /** Ascending in the order of the items, with gaps after removals. */
    place: integer().notNull(),
    kind: text().$type<PlaylistItem['kind']>().notNull(),
    voice_id: text().references(() => voices.voice_id),
    voice_snippet_id: text().references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    work_id: text().references(() => works.work_id, { onDelete: 'cascade' }),
    added_at: moment(),
  },
  (table) => [
    index('playlist_items_place').on(table.playlist_id, table.place),
    index('playlist_items_snippet').on(table.voice_snippet_id),
    index('playlist_items_work').on(table.work_id),
  ],
)

/** Places where listeners stopped, one per listener and playlist. */
export const playlistPositions = pgTable(
  'playlist_positions',
  {
    playlist_id: playlist(),
    /** Key of an identity: a user, or a visitor's device. */
    listener_key: text().notNull(),
    item_id: text()
      .notNull()
      .references(() => playlistItems.item_id, { onDelete: 'cascade' }),
    /** Sentence of a work, counted from 0. */
    sentence_index: integer().notNull().default(0),
    position_ms: doublePrecision().notNull(),
    kept_at: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.playlist_id, table.listener_key] }),
    index('playlist_positions_listener').on(table.listener_key),
    index('playlist_positions_item').on(table.item_id),
  ],
)

export type PlaylistRow = typeof playlists.$inferSelect
