import type { Api, CallOutput } from '@voice-rankings/contract'
import { and, eq, ne } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { isUniqueViolation } from '../../kernel/database/isUniqueViolation.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { isReserved } from './isReserved.ts'
import { readUsername } from './readUsername.ts'
import { usernameKey } from './usernameKey.ts'

/** Enough for checks while typing, too few to enumerate the usernames of the site. */
const NAMES_TRIED: Limit = { name: 'username', points: 30, durationMs: 60_000 }

interface Needed {
  readonly database: Database
  readonly limiter: Limiter
}

/** Returns whether a name, or a look-alike of it, is taken or reserved. */
export async function checkUsername(
  services: Needed,
  wanted: string,
  userId: string,
): Promise<CallOutput<Api['account']['checkUsername']>> {
  const name = readUsername(wanted)
  await countTry(services, userId)
  const others = and(eq(users.username_key, usernameKey(name)), ne(users.user_id, userId))
  const [taken] = await services.database.queries.select({ id: users.user_id }).from(users).where(others)
  return { username_exist: taken !== undefined || isReserved(name) }
}

/** Renames a user; of several concurrent users exactly one gets a name. */
export async function changeUsername(
  services: Needed,
  wanted: string,
  userId: string,
): Promise<CallOutput<Api['account']['changeUsername']>> {
  const username = readUsername(wanted)
  await countTry(services, userId)
  if (isReserved(username)) throw taken()
  try {
    const values = { username, username_key: usernameKey(username) }
    await services.database.queries.update(users).set(values).where(eq(users.user_id, userId))
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error
  }
  return { status: 'success', message: `Your username is ${username} now.` }
}

function countTry({ limiter }: Needed, userId: string): Promise<void> {
  return requireAllowance(limiter, 'Too many names checked. Wait a minute and try again.', [NAMES_TRIED, userId])
}

const taken = () => new ApiError('conflict', 'Username is already taken.')
