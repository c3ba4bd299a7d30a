import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from './accountTables.ts'
import { moment } from './columns.ts'

const user = () =>
  text()
    .notNull()
    .references(() => users.user_id, { onDelete: 'cascade' })

/** What users let others see. A missing row means nothing. */
export const buddySettings = pgTable('buddy_settings', {
  user_id: user().primaryKey(),
  allow_follow: boolean().notNull().default(false),
  show_taste: boolean().notNull().default(false),
})

/** Who follows whom. Rows stay while the followed user lets nobody follow. */
export const buddyFollows = pgTable(
  'buddy_follows',
  { follower_id: user(), followed_id: user(), followed_at: moment().notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.follower_id, table.followed_id] }),
    index('buddy_follows_followed').on(table.followed_id),
  ],
)

/** Who has blocked whom. */
export const buddyBlocks = pgTable(
  'buddy_blocks',
  {
    blocker_id: user(),
    blocked_id: user(),
    /** Username at the time of blocking: the blocker does not learn later names. */
    username: text().notNull(),
    blocked_at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.blocker_id, table.blocked_id] }),
    index('buddy_blocks_blocked').on(table.blocked_id),
  ],
)
