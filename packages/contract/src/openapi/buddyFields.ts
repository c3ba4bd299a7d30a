import { BUDDY_LIMITS } from '../buddies.ts'

/** Descriptions of the fields of buddies, as in `fieldTexts.ts`. */
export const buddyFieldTexts: Readonly<Record<string, string>> = {
  buddy_settings: 'What others see of the user.',
  allow_follow:
    'True if people who know the username may follow the user, and see what the user has made public; at first false.',
  show_taste: 'True if those people also see the taste in blind tests; at first false.',
  following: `Usernames of the people that the user follows, at most ${BUDDY_LIMITS.following}, without those that let nobody follow them any more.`,
  followers: `Usernames of the newest followers, at most ${BUDDY_LIMITS.followers}.`,
  blocked: 'Usernames of blocked people, as they were when they were blocked.',
  buddy_items: 'What these people have made public, newest first.',
  shared_at: 'Time since which it is public, ISO 8601.',
  buddies: 'Settings of buddies, and the people that the user follows, is followed by, and blocks.',
  since: 'Time since which it is so, ISO 8601.',
  is_followed: 'True if the caller follows this person.',
}
