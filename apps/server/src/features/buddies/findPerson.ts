import { and, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import { buddyBlocks, buddySettings } from '../../kernel/database/buddyTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { usernameKey } from '../account/usernameKey.ts'

/** A person as others may find them. */
export interface Person {
  readonly user_id: string
  readonly username: string
  readonly show_taste: boolean
}

/**
 * Error for people that are missing, that let nobody follow them, and that have blocked the caller or are blocked, so that
 * they cannot be told apart.
 */
export const personNotFound = () =>
  new ApiError(
    'not_found',
    'Nobody with this username lets you follow them. Check the name, or ask them for the link of their page Buddies.',
  )

/** Condition: the row of `users`, joined to `buddySettings`, may be seen by a viewer. */
export const isOpenTo = (viewerId: string): SQL | undefined =>
  and(
    eq(buddySettings.allow_follow, true),
    sql`NOT EXISTS (SELECT 1 FROM ${buddyBlocks}
      WHERE (${buddyBlocks.blocker_id} = ${users.user_id} AND ${buddyBlocks.blocked_id} = ${viewerId})
      OR (${buddyBlocks.blocker_id} = ${viewerId} AND ${buddyBlocks.blocked_id} = ${users.user_id}))`,
  )

/** Condition: the row of `users` has a username. */
export const isNamed = (username: string): SQL => eq(users.username_key, usernameKey(username))

/**
 * Finds a person whom the viewer may see. One query answers for everybody, so that its time tells nothing either. Throws
 * `not_found`.
 */
export async function findPerson(queries: Queries, username: string, viewerId: string): Promise<Person> {
  const [row] = await queries
    .select({ user_id: users.user_id, username: users.username, show_taste: buddySettings.show_taste })
    .from(users)
    .innerJoin(buddySettings, eq(buddySettings.user_id, users.user_id))
    .where(and(isNamed(username), isOpenTo(viewerId)))
  if (!row) throw personNotFound()
  return row
}
