import type { ShareKind, ShareVisibility } from '@voice-rankings/contract'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { snippets } from './schema.ts'

const kind = () => text().$type<ShareKind>().notNull()

/** Share settings that an owner of a target chose. A missing row means the defaults. */
export const shareSettings = pgTable(
  'share_settings',
  {
    kind: kind(),
    target_id: text().notNull(),
    /** Key of an identity: a user, or a visitor's device. */
    owner_key: text().notNull(),
    /** For a snippet, `snippet_owners.shared` makes it public, and a value other than `unlisted` means private. */
    visibility: text().$type<ShareVisibility>().notNull().default('private'),
    /** Time since which it is public; null for everything else, also for snippets. */
    public_since: moment(),
    allow_download: boolean().notNull().default(true),
    allow_embed: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.target_id, table.owner_key] }),
    index('share_settings_owner').on(table.owner_key),
  ],
)

/** Links to targets. Only the hash of the token is stored, so a copy of the table opens nothing. */
export const shareLinks = pgTable(
  'share_links',
  {
    link_id: text().primaryKey(),
    token_hash: text().notNull().unique(),
    kind: kind(),
    target_id: text().notNull(),
    owner_key: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    /** Null for a link without an end. */
    expires_at: moment(),
    revoked_at: moment(),
  },
  (table) => [
    index('share_links_target').on(table.kind, table.target_id),
    index('share_links_owner').on(table.owner_key),
  ],
)

/** Snippets that an owner deleted, until the undo time is over. */
export const removedSnippets = pgTable(
  'removed_snippets',
  {
    voice_snippet_id: text()
      .notNull()
      .references(() => snippets.voice_snippet_id, { onDelete: 'cascade' }),
    owner_key: text().notNull(),
    /** Values of the row in `snippet_owners`. */
    shared: boolean().notNull(),
    created_at: moment().notNull(),
    removed_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.voice_snippet_id, table.owner_key] }),
    index('removed_snippets_owner').on(table.owner_key),
  ],
)
