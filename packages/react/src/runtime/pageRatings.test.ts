import type { UserProfile } from '@voice-rankings/contract'
import { createObservable } from '@voice-rankings/playback'
import type { SessionState } from '@voice-rankings/sdk/session'
import { expect, test } from 'vitest'
import type { Change } from './changes.ts'
import { createChanges } from './changes.ts'
import { createPageRatings } from './pageRatings.ts'

const score = { voice_rating: null, voice_rating_count: 4 }
const rating: Change = { kind: 'rating', voiceId: 'flite-slt--warm', stars: 5, score }

const profileOf = (email: string | null) => (email === null ? null : ({ user_email: email } as UserProfile))

function setup(user: string | null) {
  const state = { known: true, login: 0, logout: 0, problem: null } as const
  const session = createObservable<SessionState>({ ...state, profile: profileOf(user) })
  const changes = createChanges({ channel: null, owner: () => user })
  const { votes, scores } = createPageRatings({ changes, session })
  return {
    changes,
    become: (email: string | null) => session.set({ ...state, profile: profileOf(email) }),
    vote: () => votes.getSnapshot().get('flite-slt--warm'),
    score: () => scores.getSnapshot().get('flite-slt--warm'),
  }
}

test('T05 a rating is known to the whole page, with what the ratings come to', () => {
  const { changes, vote, score: known } = setup(null)
  changes.tell(rating)
  expect([vote(), known()]).toEqual([5, score])
})

test('a rating of which the server did not say what it makes leaves the score as it was', () => {
  const { changes, vote, score: known } = setup(null)
  changes.tell(rating)
  changes.tell({ ...rating, stars: 2, score: null })
  expect([vote(), known()]).toEqual([2, score])
})

test.each([
  ['a visitor who logs in keeps', null, 'ann', 5],
  ['nobody has, after the logout,', 'ann', null, undefined],
  ['another user does not have', 'ann', 'bob', undefined],
] as const)('%s the stars that were given', (_who, before, after, stars) => {
  const { changes, become, vote } = setup(before)
  changes.tell(rating)
  become(after)
  expect(vote()).toBe(stars)
})
