import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accountTables.ts'

/** An optional timestamp column. */
const moment = () => timestamp({ withTimezone: true })

/** Licenses (decision 56). The keys are not stored: they are signed again when they are shown. */
export const licenses = pgTable(
  'licenses',
  {
    license_id: text().primaryKey(),
    /** Plan at the time of the issue; empty for an order that was refunded before it was reported as paid. */
    plan_id: text().notNull(),
    /** Level and credits of the plan at the time of the issue. */
    account_level: integer().notNull(),
    credits: integer().notNull(),
    /** Payment provider with its order, `stripe:pi_…`; null for a key that the operator issued. */
    order_key: text().unique(),
    /** User that paid for it, who may see the key once. */
    buyer_id: text().references(() => users.user_id, { onDelete: 'set null' }),
    /** User that has activated it. */
    user_id: text().references(() => users.user_id, { onDelete: 'set null' }),
    created_at: moment().notNull().defaultNow(),
    /** Null for a license without an end. */
    expires_at: moment(),
    shown_at: moment(),
    /** Stays when the account is deleted, so that the key cannot be used again. */
    activated_at: moment(),
    revoked_at: moment(),
  },
  (table) => [index('licenses_buyer').on(table.buyer_id), index('licenses_user').on(table.user_id)],
)

export type LicenseRow = typeof licenses.$inferSelect
