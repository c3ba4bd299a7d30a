import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { loginCodes } from '../../../kernel/database/accountTables.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { createToken, hashToken } from '../../../kernel/identity/token.ts'

/** How long a page may take to redeem its code, in ms. */
const CODE_LIFETIME_MS = 60_000

/** What a code is good for: the session of a user, on the page of one origin that knows the verifier of its challenge. */
export interface CodeGrant {
  userId: string
  origin: string
  challenge: string
}

/** Makes a code that works once, within a minute. Default: a random one. */
export async function issueCode(
  { queries }: Database,
  { userId, origin, challenge }: CodeGrant,
  code = createToken(),
): Promise<string> {
  const expires_at = new Date(Date.now() + CODE_LIFETIME_MS)
  await queries
    .insert(loginCodes)
    .values({ code_hash: hashToken(code), user_id: userId, origin, challenge, expires_at })
  return code
}

/** Whose code it is; null when anything about it is wrong. It is used up either way. */
export async function redeemCode(
  { queries }: Database,
  { code, verifier, origin }: { code: string; verifier: string; origin: string },
): Promise<string | null> {
  const [row] = await queries
    .delete(loginCodes)
    .where(and(eq(loginCodes.code_hash, hashToken(code)), gt(loginCodes.expires_at, sql`now()`)))
    .returning()
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return row?.origin === origin && row.challenge === challenge ? row.user_id : null
}
