import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { loginCodes } from '../../../kernel/database/accountTables.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { createToken, hashToken } from '../../../kernel/identity/token.ts'

/** Lifetime of a login code, in ms. */
const CODE_LIFETIME_MS = 60_000

/** Grant of a login code: a session of the user, for the page of the origin that knows the challenge's verifier. */
export interface CodeGrant {
  userId: string
  origin: string
  challenge: string
}

/** Issues a single-use code with a lifetime of one minute. Default: a random one. */
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

/** Redeems a code and returns its user id; null when anything is wrong. The code is invalidated in both cases. */
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
