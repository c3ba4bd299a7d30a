import { and, eq, isNull } from 'drizzle-orm'
import { identities, users } from '../../../kernel/database/accountTables.ts'
import type { Queries } from '../../../kernel/database/database.ts'
import { createUser, emailKey, isSameAddress } from '../../account/createUser.ts'
import { deriveUsername } from '../../account/deriveUsername.ts'
import { claimAccount } from '../claimAccount.ts'
import type { SessionServices } from '../sessionServices.ts'

/** Claims about a user; only `sub` is guaranteed. */
export interface ProviderClaims {
  sub: string
  email?: unknown
  email_verified?: unknown
  preferred_username?: unknown
  name?: unknown
}

/**
 * Finds or creates the account of a provider's user. A verified address leads to an existing account with it; null when
 * that account belongs to another person, or the address is not verified.
 */
export async function resolveProviderUser(
  { database, config }: Pick<SessionServices, 'database' | 'config'>,
  issuer: string,
  claims: ProviderClaims,
): Promise<string | null> {
  const subject = claims.sub
  const verifiedEmail = isVerified(claims) ? text(claims.email) : undefined
  const known = await findUser(database.queries, issuer, subject)
  if (known !== null) {
    if (verifiedEmail !== undefined) await markVerified(database.queries, known, verifiedEmail)
    return known
  }
  if (verifiedEmail !== undefined) {
    const linked = await database.queries.transaction((queries) => link(queries, { issuer, subject }, verifiedEmail))
    if (linked !== null) return linked
  }
  const person = {
    email: text(claims.email) ?? placeholderAddress({ issuer, subject }),
    verified: verifiedEmail !== undefined,
    wantedName: nameOf(claims),
    credits: config.signUpCredits,
  }
  const user = await createUser(database, person, async (queries, { user_id }) => {
    await queries.insert(identities).values({ issuer, subject, user_id })
  })
  // A concurrent login of the same person may have created the account.
  return user ? user.user_id : findUser(database.queries, issuer, subject)
}

type ProviderUser = Pick<typeof identities.$inferSelect, 'issuer' | 'subject'>

/** Some providers send the flag as a string. */
const isVerified = ({ email_verified: flag }: ProviderClaims) => flag === true || flag === 'true'

/** Unique placeholder address for users whose provider reports none. */
const placeholderAddress = ({ issuer, subject }: ProviderUser) => `${subject}@${new URL(issuer).host}`

/** Links a provider's user to the account with their verified address; null when that account is not theirs. */
async function link(queries: Queries, provider: ProviderUser, email: string): Promise<string | null> {
  const [account] = await queries
    .select()
    .from(users)
    .where(eq(users.email_key, emailKey(email)))
    .for('update')
  if (!account || !isSameAddress(account.user_email, email)) return null
  const { user_id } = account
  const linked = await queries.select().from(identities).where(eq(identities.user_id, user_id))
  const [first] = linked
  if (account.email_verified_at === null && first) {
    // The account is used through a provider but its address was never verified: it keeps the account and loses the
    // address.
    const user_email = placeholderAddress(first)
    await queries
      .update(users)
      .set({ user_email, email_key: emailKey(user_email) })
      .where(eq(users.user_id, user_id))
    return null
  }
  // A provider has one subject per person, so this address belonged to another person before.
  if (linked.some(({ issuer }) => issuer === provider.issuer)) return null
  if (account.email_verified_at === null) await claimAccount(queries, user_id)
  await queries
    .insert(identities)
    .values({ ...provider, user_id })
    .onConflictDoNothing()
  return user_id
}

async function markVerified(queries: Queries, userId: string, email: string): Promise<void> {
  const unverified = and(
    eq(users.user_id, userId),
    eq(users.email_key, emailKey(email)),
    isNull(users.email_verified_at),
  )
  await queries.update(users).set({ email_verified_at: new Date() }).where(unverified)
}

async function findUser(queries: Queries, issuer: string, subject: string): Promise<string | null> {
  const [identity] = await queries
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return identity?.user_id ?? null
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

/** The first claimed name that converts to a valid username. */
function nameOf({ preferred_username, name }: ProviderClaims): string | undefined {
  for (const called of [preferred_username, name]) {
    // Only the local part of an e-mail address, which must not become public.
    const usable = deriveUsername(text(called)?.split('@')[0] ?? '')
    if (usable !== undefined) return usable
  }
  return undefined
}
