import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

/** A required timestamp column. */
const moment = () => timestamp({ withTimezone: true }).notNull()

/** User accounts. `credit_entries` records each change of the credits. */
export const users = pgTable(
  'users',
  {
    user_id: text().primaryKey(),
    user_email: text().notNull(),
    /** Normalized address for comparison: see `emailKey`. */
    email_key: text().notNull().unique(),
    /** Time at which the user proved ownership of the address, by mail or login provider; null if not yet. */
    email_verified_at: timestamp({ withTimezone: true }),
    /** The public display name. */
    username: text().notNull(),
    /** Normalized name for comparison, with look-alike characters folded: see `usernameKey`. */
    username_key: text().notNull().unique(),
    /** 0 = free; above 0 the longer text limit applies. */
    account_level: integer().notNull().default(0),
    /** Credits granted so far. */
    total_credits: integer().notNull().default(0),
    /** Credits used so far. */
    voice_credits: integer().notNull().default(0),
    /** True for an operator, who may see and moderate everything on the operator's page. */
    is_operator: boolean().notNull().default(false),
    created_at: moment().defaultNow(),
  },
  (table) => [check('users_credits', sql`${table.voice_credits} BETWEEN 0 AND ${table.total_credits}`)],
)

/** Password hashes of users of the built-in account page; users of a login provider have none. */
export const credentials = pgTable('credentials', {
  user_id: text()
    .primaryKey()
    .references(() => users.user_id, { onDelete: 'cascade' }),
  password_hash: text().notNull(),
  changed_at: moment().defaultNow(),
})

/** Single-use links mailed to the owner of an address to choose a password. Only the hash of the token is stored. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    token_hash: text().primaryKey(),
    email: text().notNull(),
    /** Normalized address for comparison: see `emailKey`. */
    email_key: text().notNull(),
    /** State of the login to continue, or empty: see `readLoginState`. */
    state: text().notNull(),
    /** Path of this site to return to. */
    return_to: text().notNull(),
    expires_at: moment(),
  },
  (table) => [index('mail_tokens_email').on(table.email_key)],
)

/** OpenID Connect identity (issuer and subject) of a user. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    created_at: moment().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)

/** Kind of a session token: the site's cookie, an embed's short-lived bearer, or the cookie that renews the bearer. */
export type SessionKind = 'cookie' | 'bearer' | 'refresh'

/** Active sessions. Tokens are random and only their hash is stored, so a copy of this table grants no access. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    kind: text().$type<SessionKind>().notNull(),
    /** Origin of the page that contains the embed; null for the site itself. */
    origin: text(),
    /** Shared by all tokens of one login: they are revoked together. */
    family: text().notNull(),
    created_at: moment().defaultNow(),
    last_used_at: moment().defaultNow(),
    expires_at: moment(),
    /**
     * Time at which a refresh token was used, which is allowed once: see `rotateRefresh`. Null until then, and for the
     * other kinds.
     */
    spent_at: timestamp({ withTimezone: true }),
    /** Hash of the refresh token that replaced this one. */
    successor: text(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_family').on(table.family)],
)

/** State kept while a user logs in at an OpenID Connect provider. */
export interface ProviderLogin {
  returnTo: string
  state: string
  nonce: string
  codeVerifier: string
}

/** Pending logins, each bound to one browser by a cookie. A completed login is kept until its connection id expires. */
export const logins = pgTable(
  'logins',
  {
    /** Hash of the cookie that the browser got when the login began. */
    login_hash: text().primaryKey(),
    /** Realtime connection to notify of completion; null when the login was opened as a page. */
    connection_id: text(),
    provider_login: jsonb().$type<ProviderLogin>(),
    /** Set once: a connection id is notified of one login. */
    completed_at: timestamp({ withTimezone: true }),
    expires_at: moment(),
  },
  (table) => [index('logins_connection').on(table.connection_id)],
)

/** Single-use codes with which an embed, on the page that started the login, gets its bearer token. */
export const loginCodes = pgTable('login_codes', {
  code_hash: text().primaryKey(),
  user_id: text()
    .notNull()
    .references(() => users.user_id, { onDelete: 'cascade' }),
  origin: text().notNull(),
  /** SHA-256 of the verifier that only the requesting page knows. */
  challenge: text().notNull(),
  expires_at: moment(),
})

/** Random secrets by purpose, shared by all processes and created on first use. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** Counters of the rate limits; used unless Redis counts them. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** Start of the next period, when the count is 0 again. */
  resets_at: moment(),
})

/**
 * Reason of a credit change: `grant` raises the total and `revoke` lowers it; `reservation` sets credits aside for a
 * synthesis in progress and becomes the `debit` that spends them; `refund` reverts a debit.
 */
export type CreditKind = 'grant' | 'revoke' | 'reservation' | 'debit' | 'refund'

/** Ledger of credit changes. Each synthesis has at most one debit and one refund, however often it is retried. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** Reference: the synthesis, or the operator's name for the grant. */
    purpose: text().notNull(),
    kind: text().$type<CreditKind>().notNull(),
    /** Positive amount for every kind, in the unit of the voice's service. */
    credits: integer().notNull(),
    voice_id: text(),
    created_at: moment().defaultNow(),
  },
  (table) => [
    unique('credit_entries_once').on(table.user_id, table.purpose, table.kind),
    check('credit_entries_credits', sql`${table.credits} > 0`),
  ],
)

export type UserRow = typeof users.$inferSelect
export type SessionRow = typeof sessions.$inferSelect
export type LoginRow = typeof logins.$inferSelect
