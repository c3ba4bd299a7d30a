import type { CallExamples } from './callExample.ts'

const FRAMED = 'Other sites cannot manage the account. Do this on Voice Rankings itself.'
const NOBODY =
  'Nobody with this username lets you follow them. Check the name, or ask them for the link of their page Buddies.'
const TOO_MANY = 'Too many names. Wait and try again.'

const username = 'Bob'
const items = [
  {
    username,
    share_kind: 'collection',
    target_id: 'Qx3vT0hK8mZr5LwA',
    target_name: 'Calm readers',
    shared_at: '2026-11-27T10:15:00.000Z',
  } as const,
]
const looked = {
  request: { username },
  errors: { not_found: NOBODY, forbidden: FRAMED, too_many_requests: TOO_MANY },
} as const

/** Examples of the calls about buddies. */
export const buddyExamples: CallExamples<'buddies'> = {
  'buddies.list': {
    request: {},
    response: {
      buddy_settings: { allow_follow: true, show_taste: false },
      following: [username],
      followers: ['Eve'],
      blocked: [],
      buddy_items: items,
    },
    errors: { forbidden: FRAMED },
  },
  'buddies.get': {
    ...looked,
    response: {
      username,
      is_followed: true,
      buddy_items: items,
      taste: { traits: ['low', 'calm'], chosen_count: 8, pair_count: 10 },
    },
  },
  'buddies.follow': {
    ...looked,
    response: { username },
    errors: { ...looked.errors, conflict: 'This is your own username.' },
  },
  'buddies.leave': { request: { username }, response: { username }, errors: { forbidden: FRAMED } },
  'buddies.block': {
    ...looked,
    response: { username },
    errors: { ...looked.errors, conflict: 'You block as many people as you can. Unblock one first.' },
  },
  'buddies.unblock': { request: { username }, response: { username }, errors: { forbidden: FRAMED } },
  'buddies.updateSettings': {
    request: { allow_follow: true },
    response: { buddy_settings: { allow_follow: true, show_taste: false } },
    errors: { forbidden: FRAMED },
  },
}
