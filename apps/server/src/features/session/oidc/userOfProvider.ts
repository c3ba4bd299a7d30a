import { and, eq, isNull } from 'drizzle-orm'
import { identities, users } from '../../../kernel/database/accountTables.ts'
import type { Queries } from '../../../kernel/database/database.ts'
import { createUser, emailKey, isSameAddress } from '../../account/createUser.ts'
import { usableName } from '../../account/usableName.ts'
import { claimAccount } from '../claimAccount.ts'
import type { SessionServices } from '../sessionServices.ts'

/** Claims of a provider about a user; only `sub` is certain. */
export interface ProviderClaims {
  sub: string
  email?: unknown
  email_verified?: unknown
  preferred_username?: unknown
  name?: unknown
}

/**
 * The account of a provider's user, made at their first login. A verified address leads to the account that has it
 * already; null when that account is another person's, or the address is not verified.
 */
export async function userOfProvider(
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
  // In another window the same person may have been faster.
  return user ? user.user_id : findUser(database.queries, issuer, subject)
}

type ProviderUser = Pick<typeof identities.$inferSelect, 'issuer' | 'subject'>

/** Some providers write the flag as text. */
const isVerified = ({ email_verified: flag }: ProviderClaims) => flag === true || flag === 'true'

/** An address that belongs to no one else, for users whose provider names none. */
const placeholderAddress = ({ issuer, subject }: ProviderUser) => `${subject}@${new URL(issuer).host}`

/** Links a provider's user to the account that has their verified address; null when no account of theirs has it. */
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
    // Its user signs in at a provider and keeps it; only the address was never proved.
    const user_email = placeholderAddress(first)
    await queries
      .update(users)
      .set({ user_email, email_key: emailKey(user_email) })
      .where(eq(users.user_id, user_id))
    return null
  }
  // One provider gives each person one subject: this address was another person's before.
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

/** The first of their names that can be a username here. */
function nameOf({ preferred_username, name }: ProviderClaims): string | undefined {
  for (const called of [preferred_username, name]) {
    // An address is nobody's public name.
    const usable = usableName(text(called)?.split('@')[0] ?? '')
    if (usable !== undefined) return usable
  }
  return undefined
}
