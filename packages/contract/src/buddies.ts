import * as v from 'valibot'
import { BlindTaste } from './blind.ts'
import { endpoint } from './endpoint.ts'
import { USERNAME_MAX_LENGTH } from './limits.ts'
import { object } from './object.ts'

/**
 * Limits of buddies: people that a user follows, people that a user blocks, followers in the answer, newest items in the
 * feed, and newest items of one person.
 */
export const BUDDY_LIMITS = { following: 200, blocked: 1000, followers: 200, feed: 50, items: 100 } as const

/** Kinds of things that buddies see of each other. Snippets are shared without a name, and stay so. */
export const BUDDY_KINDS = ['collection', 'playlist', 'work'] as const

/** What a user lets others see. Both are off at first. */
export const BuddySettings = object({
  /** Whoever knows the username may follow the user, and sees what the user has made public. */
  allow_follow: v.boolean(),
  /** They also see the taste in blind tests. */
  show_taste: v.boolean(),
})
export type BuddySettings = v.InferOutput<typeof BuddySettings>

/** Something public of a person. */
export const BuddyItem = object({
  username: v.string(),
  share_kind: v.picklist(BUDDY_KINDS),
  target_id: v.string(),
  target_name: v.string(),
  /** Time since which it is public, ISO 8601. */
  shared_at: v.string(),
})
export type BuddyItem = v.InferOutput<typeof BuddyItem>

/** A person by the present username, ignoring case and look-alike letters. */
const person = object({
  username: v.pipe(v.string(), v.maxLength(USERNAME_MAX_LENGTH)),
})

const usernames = v.array(v.string())

/** What all calls about buddies have in common. */
const own = { access: 'user', embed: false, errors: ['forbidden'] } as const

/** What calls that change something have in common. */
const change = { ...own, method: 'POST', repeatable: true, body: person, response: person } as const

/** Lists the caller's people, settings and feed: the newest public items of those that the caller follows. */
export const listBuddies = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/buddies',
  response: object({
    buddy_settings: BuddySettings,
    /** Without those that let nobody follow them any more. */
    following: usernames,
    /** Newest first. */
    followers: usernames,
    /** Usernames at the time of blocking. */
    blocked: usernames,
    buddy_items: v.array(BuddyItem),
  }),
})

/**
 * Returns what a person has made public. People that are missing, that let nobody follow them, and that block the caller
 * or are blocked, are all `not_found`.
 */
export const getBuddy = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/buddies/{username}',
  params: person,
  response: object({
    username: v.string(),
    is_followed: v.boolean(),
    buddy_items: v.array(BuddyItem),
    /** Null without enough votes, and for people that do not show it. */
    taste: v.nullable(BlindTaste),
  }),
  errors: ['not_found', 'forbidden', 'too_many_requests'],
})

/** Follows a person. Fails with `not_found` like `buddies.get`, and with `conflict` at the limit and for oneself. */
export const followBuddy = endpoint({
  ...change,
  path: '/api/v1/buddies/follow',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'conflict'],
})

/** Ends following a person; succeeds also for those that the caller did not follow. */
export const leaveBuddy = endpoint({
  ...change,
  path: '/api/v1/buddies/leave',
})

/**
 * Blocks a person: neither follows or finds the other any more. Works for followers, and for people that `buddies.get`
 * finds.
 */
export const blockBuddy = endpoint({
  ...change,
  path: '/api/v1/buddies/block',
  errors: ['not_found', 'forbidden', 'too_many_requests', 'conflict'],
})

/** Ends blocking a person, by the username in `blocked`. Who followed whom before does not come back. */
export const unblockBuddy = endpoint({
  ...change,
  path: '/api/v1/buddies/unblock',
})

/** Changes what others see; absent fields stay. Follows are kept while nobody may follow. */
export const updateBuddySettings = endpoint({
  ...own,
  method: 'PATCH',
  path: '/api/v1/buddies/settings',
  repeatable: true,
  body: object({ allow_follow: v.optional(v.boolean()), show_taste: v.optional(v.boolean()) }),
  response: object({ buddy_settings: BuddySettings }),
})
