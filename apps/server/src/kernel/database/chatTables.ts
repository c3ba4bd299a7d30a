import type { ChatRole } from '@voice-rankings/contract'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accountTables.ts'
import { moment, voice } from './columns.ts'

/** Chats of users with a voice. */
export const chats = pgTable(
  'chats',
  {
    chat_id: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    voice_id: voice(),
    chat_name: text().notNull(),
    created_at: moment().notNull().defaultNow(),
    changed_at: moment().notNull().defaultNow(),
  },
  (table) => [index('chats_user').on(table.user_id, table.changed_at)],
)

/** Messages of chats: each one of the user is followed by the answer of the voice. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chat_id: text()
      .notNull()
      .references(() => chats.chat_id, { onDelete: 'cascade' }),
    /** Place in the chat, counted from 0. */
    position: integer().notNull(),
    chat_role: text().$type<ChatRole>().notNull(),
    message_text: text().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.chat_id, table.position] })],
)

export type ChatRow = typeof chats.$inferSelect
