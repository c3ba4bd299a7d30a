import { and, eq } from 'drizzle-orm'
import { createUser } from '../../account/createUser.ts'
import { usableName } from '../../account/usableName.ts'
import { identities } from '../../database/accountTables.ts'
import type { Services } from '../../services.ts'

/** What a provider says of somebody; only `sub` is certain. */
export interface ProviderClaims {
  sub: string
  email?: unknown
  preferred_username?: unknown
  name?: unknown
}

/**
 * The account of somebody a provider knows, made at their first login; null when their e-mail address belongs to another
 * account. That one is not theirs by the address alone: nobody has checked who made it.
 */
export async function userOfProvider(
  services: Pick<Services, 'database' | 'config'>,
  issuer: string,
  claims: ProviderClaims,
): Promise<string | null> {
  const known = await findUser(services, issuer, claims.sub)
  if (known !== null) return known
  const email = text(claims.email) ?? `${claims.sub}@${new URL(issuer).host}`
  const person = { email, wantedName: nameOf(claims), credits: services.config.signUpCredits }
  const user = await createUser(services.database, person, async (queries, { user_id }) => {
    await queries.insert(identities).values({ issuer, subject: claims.sub, user_id })
  })
  // In another window the same person may have been faster.
  return user ? user.user_id : findUser(services, issuer, claims.sub)
}

async function findUser({ database }: Pick<Services, 'database'>, issuer: string, subject: string) {
  const [identity] = await database.queries
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
