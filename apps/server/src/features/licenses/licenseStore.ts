import { randomBytes } from 'node:crypto'
import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import type { PlanSettings } from '../../kernel/config/plansFile.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { type LicenseRow, licenses } from '../../kernel/database/licenseTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { changeCredits } from '../credits/changeCredits.ts'

const DAY_MS = 86_400_000

/** Origin of a new license. */
interface NewLicense {
  readonly plan: Pick<PlanSettings, 'id' | 'level' | 'credits' | 'days'>
  /** Payment provider and its order. */
  readonly orderKey?: string
  readonly buyerId?: string | null
}

/** Stores a license; null if the order has one already, or was refunded. */
export async function issueLicense(
  queries: Queries,
  { plan, orderKey, buyerId }: NewLicense,
): Promise<LicenseRow | null> {
  // In whole seconds, as in the key.
  const end = plan.days === undefined ? null : new Date(Math.floor((Date.now() + plan.days * DAY_MS) / 1000) * 1000)
  const [row] = await queries
    .insert(licenses)
    .values({
      license_id: newLicenseId(),
      plan_id: plan.id,
      account_level: plan.level,
      credits: plan.credits,
      order_key: orderKey,
      buyer_id: buyerId,
      expires_at: end,
    })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

const newLicenseId = () => randomBytes(12).toString('base64url')

/**
 * Activates a license on an account and adds its credits; doing it again for the same account changes nothing. Throws
 * `conflict` if it was revoked, or activated by another account.
 */
export async function activateLicense(
  { queries }: Pick<Database, 'queries'>,
  licenseId: string,
  userId: string,
): Promise<LicenseRow> {
  return queries.transaction(async (transaction) => {
    const [row] = await transaction.select().from(licenses).where(eq(licenses.license_id, licenseId)).for('update')
    if (!row) throw new ApiError('not_found', 'There is no such license. Ask the operator of this server.')
    if (row.revoked_at) throw new ApiError('conflict', 'This license key was revoked. Ask the operator of this server.')
    if (row.activated_at) {
      if (row.user_id === userId) return row
      throw new ApiError('conflict', 'This license key is used by another account. A key works on one account only.')
    }
    if (row.credits > 0) {
      const change = { userId, kind: 'grant', credits: row.credits, purpose: purposeOf(row) } as const
      if (!(await changeCredits(transaction, change))) {
        throw new ApiError('conflict', 'The account has as many credits as it can hold. Use some of them first.')
      }
    }
    const [active = row] = await transaction
      .update(licenses)
      .set({ user_id: userId, activated_at: sql`now()` })
      .where(eq(licenses.license_id, licenseId))
      .returning()
    return active
  })
}

/**
 * Revokes a license at once, and takes back its credits as far as they are unused. Returns it with the number of credits
 * taken, or undefined if there is none or it was revoked before.
 */
export async function revokeLicense(
  { queries }: Pick<Database, 'queries'>,
  which: { licenseId: string } | { orderKey: string },
): Promise<{ license: LicenseRow; taken: number } | undefined> {
  return queries.transaction(async (transaction) => {
    const [license] = await transaction
      .update(licenses)
      .set({ revoked_at: sql`now()` })
      .where(
        and(
          'licenseId' in which ? eq(licenses.license_id, which.licenseId) : eq(licenses.order_key, which.orderKey),
          isNull(licenses.revoked_at),
        ),
      )
      .returning()
    if (!license) return undefined
    return { license, taken: await takeBack(transaction, license) }
  })
}

async function takeBack(queries: Queries, license: LicenseRow): Promise<number> {
  const { user_id: userId, credits } = license
  if (userId === null || credits === 0) return 0
  const [user] = await queries.select().from(users).where(eq(users.user_id, userId)).for('update')
  const taken = user ? Math.min(credits, user.total_credits - user.voice_credits) : 0
  if (taken === 0) return 0
  await changeCredits(queries, { userId, kind: 'revoke', credits: taken, purpose: purposeOf(license) })
  return taken
}

/**
 * Revokes the license of a refunded order. Without one, the order is stored as refunded: its payment may be reported later,
 * as events have no order.
 */
export async function refundOrder(database: Pick<Database, 'queries'>, orderKey: string): Promise<void> {
  const refunded = { license_id: newLicenseId(), plan_id: '', account_level: 0, credits: 0, order_key: orderKey }
  const [stored] = await database.queries
    .insert(licenses)
    .values({ ...refunded, revoked_at: new Date() })
    .onConflictDoNothing()
    .returning()
  if (!stored) await revokeLicense(database, { orderKey })
}

/** Marks the key of a bought license as shown; undefined if it was before, or if the key is used or revoked. */
export async function markShown(
  { queries }: Pick<Database, 'queries'>,
  licenseId: string,
  buyerId: string,
): Promise<LicenseRow | undefined> {
  const [row] = await queries
    .update(licenses)
    .set({ shown_at: sql`now()` })
    .where(
      and(
        eq(licenses.license_id, licenseId),
        eq(licenses.buyer_id, buyerId),
        isNull(licenses.shown_at),
        isNull(licenses.activated_at),
        isNull(licenses.revoked_at),
      ),
    )
    .returning()
  return row
}

/** Licenses that a user has bought or activated, newest first. */
export function readLicenses({ queries }: Pick<Database, 'queries'>, userId: string): Promise<LicenseRow[]> {
  return queries
    .select()
    .from(licenses)
    .where(or(eq(licenses.buyer_id, userId), eq(licenses.user_id, userId)))
    .orderBy(desc(licenses.created_at))
}

/** Reference of a license in the ledger of credits. */
const purposeOf = ({ license_id }: LicenseRow) => `license ${license_id}`
