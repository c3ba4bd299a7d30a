import { BUDDY_LIMITS } from '../buddies.ts'
import type { CallName } from '../callsByName.ts'
import type { CallText } from './callText.ts'

/** Documentation of the calls about buddies. */
export const buddyTexts: Readonly<Record<CallName<'buddies'>, CallText>> = {
  'buddies.list': {
    summary: 'People you follow, and what is new',
    description:
      'With your followers, the people that you have blocked and your settings. There are no counts, and no search for people.',
  },
  'buddies.get': {
    summary: 'What a person has made public',
    description:
      'Works only for people who let others follow them. All others are `not_found`, as are usernames that nobody has.',
  },
  'buddies.follow': {
    summary: 'Follow a person',
    description: `They see your username, and can block you. You can follow ${BUDDY_LIMITS.following} people.`,
  },
  'buddies.leave': { summary: 'Stop following a person' },
  'buddies.block': {
    summary: 'Block a person',
    description: 'Neither follows or finds the other any more. They are not told.',
  },
  'buddies.unblock': {
    summary: 'Stop blocking a person',
    description: 'With the username in the list of blocked people. Who followed whom before does not come back.',
  },
  'buddies.updateSettings': {
    summary: 'Change what others see of you',
    description: 'While nobody may follow you, nobody finds you or sees anything of you. Your followers stay.',
  },
}
