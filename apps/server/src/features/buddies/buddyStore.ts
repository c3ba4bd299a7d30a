import { BUDDY_LIMITS, type BuddySettings } from '@voice-rankings/contract'
import { and, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import { buddyBlocks, buddyFollows, buddySettings } from '../../kernel/database/buddyTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { findPerson, isNamed, isOpenTo, type Person, personNotFound } from './findPerson.ts'

const { follower_id, followed_id, followed_at } = buddyFollows
const { blocker_id, blocked_id } = buddyBlocks

/** Condition: one user follows another. */
const follows = (follower: string, followed: string) => and(eq(follower_id, follower), eq(followed_id, followed))

/** Settings of a user. */
export async function readSettings(queries: Queries, userId: string): Promise<BuddySettings> {
  const { allow_follow, show_taste } = buddySettings
  const [row] = await queries
    .select({ allow_follow, show_taste })
    .from(buddySettings)
    .where(eq(buddySettings.user_id, userId))
  return row ?? { allow_follow: false, show_taste: false }
}

/** Changes settings of a user; absent ones stay. */
export async function changeSettings(
  queries: Queries,
  userId: string,
  change: Partial<BuddySettings>,
): Promise<BuddySettings> {
  const insert = queries.insert(buddySettings).values({ user_id: userId, ...change })
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: buddySettings.user_id, set: change }))
  return readSettings(queries, userId)
}

/** People that a user follows and may see, by name. */
export function readFollowed(queries: Queries, userId: string): Promise<Pick<Person, 'user_id' | 'username'>[]> {
  return queries
    .select({ user_id: users.user_id, username: users.username })
    .from(buddyFollows)
    .innerJoin(users, eq(users.user_id, followed_id))
    .innerJoin(buddySettings, eq(buddySettings.user_id, users.user_id))
    .where(and(eq(follower_id, userId), isOpenTo(userId)))
    .orderBy(asc(users.username), users.user_id)
}

/** Usernames of the newest followers of a user. */
export async function readFollowers(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ username: users.username })
    .from(buddyFollows)
    .innerJoin(users, eq(users.user_id, follower_id))
    .where(eq(followed_id, userId))
    .orderBy(desc(followed_at), users.user_id)
    .limit(BUDDY_LIMITS.followers)
  return rows.map(({ username }) => username)
}

/** Usernames that a user has blocked, newest first. */
export async function readBlocked(queries: Queries, userId: string): Promise<string[]> {
  const rows = await queries
    .select({ username: buddyBlocks.username })
    .from(buddyBlocks)
    .where(eq(blocker_id, userId))
    .orderBy(desc(buddyBlocks.blocked_at), blocked_id)
  return rows.map(({ username }) => username)
}

/** True if one user follows another. */
export const isFollowing = async (queries: Queries, follower: string, followed: string): Promise<boolean> =>
  (await queries.$count(buddyFollows, follows(follower, followed))) > 0

/** Serializes the changes of whom users follow until the end of the transaction. */
async function lockFollows(queries: Queries, ...userIds: readonly string[]): Promise<void> {
  // In one order, so that two people who block each other do not wait for each other.
  for (const userId of userIds.toSorted()) {
    await queries.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`buddies ${userId}`}))`)
  }
}

/** Follows a person, and returns their username. */
export function follow(queries: Queries, userId: string, username: string): Promise<string> {
  return queries.transaction(async (transaction) => {
    await lockFollows(transaction, userId)
    const person = await findPerson(transaction, username, userId)
    if (person.user_id === userId) throw new ApiError('conflict', 'This is your own username.')
    if (await isFollowing(transaction, userId, person.user_id)) return person.username
    if ((await transaction.$count(buddyFollows, eq(follower_id, userId))) >= BUDDY_LIMITS.following) {
      throw new ApiError('conflict', 'You follow as many people as you can. Leave one first.')
    }
    await transaction.insert(buddyFollows).values({ follower_id: userId, followed_id: person.user_id })
    return person.username
  })
}

/** Ends following whoever has a username, also those who let nobody follow them any more. */
export async function leave(queries: Queries, userId: string, username: string): Promise<void> {
  const named = queries.select({ id: users.user_id }).from(users).where(isNamed(username))
  await queries.delete(buddyFollows).where(and(eq(follower_id, userId), inArray(followed_id, named)))
}

/** Blocks a follower, or a person whom the user can see, and returns their username. */
export function block(queries: Queries, userId: string, username: string): Promise<string> {
  return queries.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ user_id: users.user_id, username: users.username })
      .from(users)
      .leftJoin(buddySettings, eq(buddySettings.user_id, users.user_id))
      .leftJoin(buddyBlocks, and(eq(blocker_id, userId), eq(blocked_id, users.user_id)))
      .where(
        and(
          isNamed(username),
          ne(users.user_id, userId),
          // The same call again succeeds, unless they have another name now.
          or(isOpenTo(userId), isFollowerOf(userId), eq(buddyBlocks.username, users.username)),
        ),
      )
    if (!person) throw personNotFound()
    await lockFollows(transaction, userId, person.user_id)
    if ((await transaction.$count(buddyBlocks, eq(blocker_id, userId))) >= BUDDY_LIMITS.blocked) {
      throw new ApiError('conflict', 'You block as many people as you can. Unblock one first.')
    }
    await transaction
      .insert(buddyBlocks)
      .values({ blocker_id: userId, blocked_id: person.user_id, username: person.username })
      .onConflictDoNothing()
    await transaction.delete(buddyFollows).where(or(follows(userId, person.user_id), follows(person.user_id, userId)))
    return person.username
  })
}

/** Condition: the row of `users` follows a user. */
const isFollowerOf = (userId: string) =>
  sql`EXISTS (SELECT 1 FROM ${buddyFollows} WHERE ${follower_id} = ${users.user_id} AND ${followed_id} = ${userId})`

/** Ends blocking whoever had a username when they were blocked. */
export async function unblock(queries: Queries, userId: string, username: string): Promise<void> {
  await queries.delete(buddyBlocks).where(and(eq(blocker_id, userId), eq(buddyBlocks.username, username)))
}
