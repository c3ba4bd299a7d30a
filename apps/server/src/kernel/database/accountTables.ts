import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** A moment that every row has. */
const moment = () => timestamp({ withTimezone: true }).notNull()

/** People with an account. Credits are counted here and explained, entry by entry, in `credit_entries`. */
export const users = pgTable(
  'users',
  {
    user_id: text().primaryKey(),
    user_email: text().notNull(),
    /** The address as it is compared: see `emailKey`. */
    email_key: text().notNull().unique(),
    /** When the user proved that the address is theirs, by a mail or by their login provider; null for not yet. */
    email_verified_at: timestamp({ withTimezone: true }),
    /** The public display name. */
    username: text().notNull(),
    /** The name as it is compared, look-alikes folded: see `usernameKey`. */
    username_key: text().notNull().unique(),
    /** 0 = free; above 0 the text limit is the larger one. */
    account_level: integer().notNull().default(0),
    /** Credits granted so far. */
    total_credits: integer().notNull().default(0),
    /** Credits used so far. */
    voice_credits: integer().notNull().default(0),
    created_at: moment().defaultNow(),
  },
  (table) => [check('users_credits', sql`${table.voice_credits} BETWEEN 0 AND ${table.total_credits}`)],
)

/** Passwords of the built-in account page; who signs in elsewhere has none. */
export const credentials = pgTable('credentials', {
  user_id: text()
    .primaryKey()
    .references(() => users.user_id, { onDelete: 'cascade' }),
  password_hash: text().notNull(),
  changed_at: moment().defaultNow(),
})

/** Links in mails with which the owner of an address chooses a password, each once. Only hashes of their tokens are kept. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    token_hash: text().primaryKey(),
    email: text().notNull(),
    /** The address as it is compared: see `emailKey`. */
    email_key: text().notNull(),
    /** Of the login that it continues, or empty: see `readLoginState`. */
    state: text().notNull(),
    /** Path of this site to go back to. */
    return_to: text().notNull(),
    expires_at: moment(),
  },
  (table) => [index('mail_tokens_email').on(table.email_key)],
)

/** Who a user is at an OpenID Connect provider. */
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

/** What a session's token is good for: the site's cookie, or an embed's short bearer and the cookie that renews it. */
export type SessionKind = 'cookie' | 'bearer' | 'refresh'

/** Who is signed in where. Tokens are random and only their hash is kept, so that a copy of this table opens nothing. */
export const sessions = pgTable(
  'sessions',
  {
    token_hash: text().primaryKey(),
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    kind: text().$type<SessionKind>().notNull(),
    /** Origin of the page an embed stands in; null for the site itself. */
    origin: text(),
    /** The same for all tokens that come of one login: they end together. */
    family: text().notNull(),
    created_at: moment().defaultNow(),
    last_used_at: moment().defaultNow(),
    expires_at: moment(),
    /** When a renewal was last used, which is once: see `rotateRefresh`. Null until then, and for the other kinds. */
    spent_at: timestamp({ withTimezone: true }),
    /** Hash of the renewal that was given for it. */
    successor: text(),
  },
  (table) => [index('sessions_user').on(table.user_id), index('sessions_family').on(table.family)],
)

/** What a login must remember while its user is at an OpenID Connect provider. */
export interface ProviderLogin {
  returnTo: string
  state: string
  nonce: string
  codeVerifier: string
}

/** Logins under way, each bound to one browser by a cookie and, once it has ended, kept until its connection id is too old. */
export const logins = pgTable(
  'logins',
  {
    /** Hash of the cookie that the browser got when the login began. */
    login_hash: text().primaryKey(),
    /** Whom to tell that it is complete; null when it was opened as a page of its own. */
    connection_id: text(),
    provider_login: jsonb().$type<ProviderLogin>(),
    /** Set once: a connection id is told of one login. */
    completed_at: timestamp({ withTimezone: true }),
    expires_at: moment(),
  },
  (table) => [index('logins_connection').on(table.connection_id)],
)

/** Codes with which an embed, on the page that asked for the login, gets its bearer; each works once. */
export const loginCodes = pgTable('login_codes', {
  code_hash: text().primaryKey(),
  user_id: text()
    .notNull()
    .references(() => users.user_id, { onDelete: 'cascade' }),
  origin: text().notNull(),
  /** SHA-256 of the verifier that only the page that asked knows. */
  challenge: text().notNull(),
  expires_at: moment(),
})

/** Random values that all processes share, by what they are for; made when first asked for. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })

/** Limits that are being used up, when no Redis counts them. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  /** When the count begins anew. */
  resets_at: moment(),
})

/**
 * Why a user's credits changed: `grant` raises what there is and `revoke` lowers it; `reservation` sets some aside for a
 * synthesis under way, and becomes the `debit` that uses them up, which a `refund` undoes.
 */
export type CreditKind = 'grant' | 'revoke' | 'reservation' | 'debit' | 'refund'

/** Every change of a user's credits. One debit and one refund at most for each synthesis, however often it is tried. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    user_id: text()
      .notNull()
      .references(() => users.user_id, { onDelete: 'cascade' }),
    /** What it is for: the synthesis, or what the operator called the grant. */
    purpose: text().notNull(),
    kind: text().$type<CreditKind>().notNull(),
    /** Above 0 whatever the kind, in the unit of the voice's service. */
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
