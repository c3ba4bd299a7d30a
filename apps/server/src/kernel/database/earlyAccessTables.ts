import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Addresses of people who want to be told when reviews of chats begin. They belong to no account. */
export const earlyAccess = pgTable(
  'early_access',
  {
    /** Normalized address for comparison: see `emailKey`. */
    email_key: text().primaryKey(),
    email: text().notNull(),
    /** Language of the mails. */
    language: text().notNull(),
    /**
     * Token of the links that confirm and delete the address. Not hashed, since every mail has the link to delete; who reads
     * it here can read the address too.
     */
    token: text().notNull().unique(),
    created_at: moment().notNull().defaultNow(),
    /** Null until the address is confirmed. */
    confirmed_at: moment(),
    /** Time of the removal if the address is not confirmed by then; null once it is. */
    expires_at: moment(),
  },
  (table) => [index('early_access_expiry').on(table.expires_at)],
)

export type EarlyAccessRow = typeof earlyAccess.$inferSelect
