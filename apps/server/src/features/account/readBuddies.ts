import type { AccountExport } from '@voice-rankings/contract'
import { and, desc, eq } from 'drizzle-orm'
import { users } from '../../kernel/database/accountTables.ts'
import { buddyBlocks, buddyFollows, buddySettings } from '../../kernel/database/buddyTables.ts'
import type { Queries } from '../../kernel/database/database.ts'

const { follower_id, followed_id, followed_at: since } = buddyFollows

/** Buddies of a user for the export of the account. */
export async function readBuddies(queries: Queries, userId: string): Promise<AccountExport['buddies']> {
  const { allow_follow, show_taste } = buddySettings
  const [settings] = await queries
    .select({ allow_follow, show_taste })
    .from(buddySettings)
    .where(eq(buddySettings.user_id, userId))
  const following = await queries
    .select({ username: users.username, since })
    .from(buddyFollows)
    .innerJoin(users, eq(users.user_id, followed_id))
    .innerJoin(buddySettings, eq(buddySettings.user_id, users.user_id))
    .where(and(eq(follower_id, userId), eq(allow_follow, true)))
    .orderBy(desc(since))
  const followers = await queries
    .select({ username: users.username, since })
    .from(buddyFollows)
    .innerJoin(users, eq(users.user_id, follower_id))
    .where(eq(followed_id, userId))
    .orderBy(desc(since))
  const blocked = await queries
    .select({ username: buddyBlocks.username, since: buddyBlocks.blocked_at })
    .from(buddyBlocks)
    .where(eq(buddyBlocks.blocker_id, userId))
    .orderBy(desc(buddyBlocks.blocked_at))
  return {
    ...(settings ?? { allow_follow: false, show_taste: false }),
    following: following.map(dated),
    followers: followers.map(dated),
    blocked: blocked.map(dated),
  }
}

const dated = (row: { username: string; since: Date }) => ({ ...row, since: row.since.toISOString() })
