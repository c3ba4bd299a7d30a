import { BUDDY_LIMITS, type CallName } from '@voice-rankings/contract'
import type { Call, Handlers } from '../../kernel/api/handlers.ts'
import type { Database } from '../../kernel/database/database.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { requireUser } from '../../kernel/identity/requireUser.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { requireAllowance } from '../../kernel/limits/requireAllowance.ts'
import { readTaste } from '../blind/rounds.ts'
import type { Catalogue } from '../voices/createCatalogue.ts'
import {
  block,
  changeSettings,
  follow,
  isFollowing,
  leave,
  readBlocked,
  readFollowed,
  readFollowers,
  readSettings,
  unblock,
} from './buddyStore.ts'
import { findPerson } from './findPerson.ts'
import { readPublicItems } from './publicItems.ts'

/** Names that a user may look for: enough for people they know, too few to enumerate the usernames of the site. */
const LOOKS: readonly Limit[] = [
  { name: 'buddies-day', points: 500, durationMs: 24 * 3_600_000 },
  { name: 'buddies', points: 30, durationMs: 60_000 },
]

interface Needed {
  readonly database: Database
  readonly limiter: Limiter
}

/** Handlers of the calls about people whom a user follows. */
export function buddyHandlers(
  { database, limiter }: Needed,
  readCatalogue: () => Promise<Catalogue>,
): Pick<Handlers, CallName<'buddies'>> {
  const { queries } = database

  /** Id of the user of a call that names a person. */
  async function looker(call: Call): Promise<string> {
    const userId = await userOf(call)
    await requireAllowance(
      limiter,
      'Too many names. Wait and try again.',
      ...LOOKS.map((limit) => [limit, userId] as const),
    )
    return userId
  }

  return {
    async 'buddies.list'(_input, call) {
      const userId = await userOf(call)
      const followed = await readFollowed(queries, userId)
      return {
        buddy_settings: await readSettings(queries, userId),
        following: followed.map(({ username }) => username),
        followers: await readFollowers(queries, userId),
        blocked: await readBlocked(queries, userId),
        buddy_items: await readPublicItems(queries, followed, BUDDY_LIMITS.feed),
      }
    },
    async 'buddies.get'({ params }, call) {
      const userId = await looker(call)
      const person = await findPerson(queries, params.username, userId)
      const { user_id, username, show_taste } = person
      return {
        username,
        is_followed: await isFollowing(queries, userId, user_id),
        buddy_items: await readPublicItems(queries, [person], BUDDY_LIMITS.items),
        taste: show_taste ? await readTaste(queries, await readCatalogue(), userKey(user_id)) : null,
      }
    },
    'buddies.follow': async ({ body }, call) => ({
      username: await follow(queries, await looker(call), body.username),
    }),
    async 'buddies.leave'({ body }, call) {
      await leave(queries, await userOf(call), body.username)
      return body
    },
    'buddies.block': async ({ body }, call) => ({ username: await block(queries, await looker(call), body.username) }),
    async 'buddies.unblock'({ body }, call) {
      await unblock(queries, await userOf(call), body.username)
      return body
    },
    'buddies.updateSettings': async ({ body }, call) => ({
      buddy_settings: await changeSettings(queries, await userOf(call), body),
    }),
  }
}

const userOf = async (call: Call) => (await requireUser(call)).user.user_id
