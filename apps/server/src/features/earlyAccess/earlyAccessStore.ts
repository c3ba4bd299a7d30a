import { EARLY_ACCESS_DAYS, type LanguageCode } from '@voice-rankings/contract'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { type EarlyAccessRow, earlyAccess } from '../../kernel/database/earlyAccessTables.ts'
import { createToken, isToken } from '../../kernel/identity/token.ts'
import { emailKey } from '../account/createUser.ts'

/** End of the time to confirm an address, from now. */
const expiry = sql`now() + ${EARLY_ACCESS_DAYS} * interval '1 day'`

/**
 * Stores an address that waits for its confirmation, or returns the stored one. A stored one that still waits, or whose
 * time is over, gets the whole time again, since it gets another mail.
 */
export async function storeAddress(queries: Queries, email: string, language: LanguageCode): Promise<EarlyAccessRow> {
  const [row] = await queries
    .insert(earlyAccess)
    .values({ email_key: emailKey(email), email: email.trim(), language, token: createToken(), expires_at: expiry })
    .onConflictDoUpdate({
      target: earlyAccess.email_key,
      set: { expires_at: sql`CASE WHEN ${earlyAccess.confirmed_at} IS NULL THEN ${expiry} END` },
    })
    .returning()
  if (!row) throw new Error('An address was not stored.')
  return row
}

/** Confirms the address of a token; false if there is none. */
export async function confirmAddress(queries: Queries, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  const found = await queries
    .update(earlyAccess)
    .set({ confirmed_at: sql`coalesce(${earlyAccess.confirmed_at}, now())`, expires_at: null })
    .where(
      and(eq(earlyAccess.token, token), or(isNull(earlyAccess.expires_at), gt(earlyAccess.expires_at, sql`now()`))),
    )
    .returning()
  return found.length > 0
}

/** Deletes the address of a token; false if there is none. */
export async function deleteByToken(queries: Queries, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  return (await queries.delete(earlyAccess).where(eq(earlyAccess.token, token)).returning()).length > 0
}

/** Deletes an address; false if it is not stored. */
export async function deleteAddress(queries: Queries, email: string): Promise<boolean> {
  const found = await queries
    .delete(earlyAccess)
    .where(eq(earlyAccess.email_key, emailKey(email)))
    .returning()
  return found.length > 0
}
