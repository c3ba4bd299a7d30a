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

function setup(user: string | null, storage = new Map<string, string>()) {
  const state = { known: true, login: 0, logout: 0, problem: null } as const
  const session = createObservable<SessionState>({ ...state, profile: profileOf(user) })
  const changes = createChanges({ channel: null, owner: () => user })
  const read = (key: string) => storage.get(key) ?? null
  const preferences = { read, write: (key: string, value: string) => void storage.set(key, value) }
  const { votes, scores } = createPageRatings({ changes, session, preferences })
  return {
    changes,
    become: (email: string | null) => session.setState({ ...state, profile: profileOf(email) }),
    all: () => [...votes.getState()],
    vote: () => votes.getState().get('flite-slt--warm'),
    score: () => scores.getState().get('flite-slt--warm'),
  }
}

test('a rating is known to the whole page, with the new summary', () => {
  const { changes, vote, score: known } = setup(null)
  changes.tell(rating)
  expect([vote(), known()]).toEqual([5, score])
})

test('a rating without a summary in the response keeps the score', () => {
  const { changes, vote, score: known } = setup(null)
  changes.tell(rating)
  changes.tell({ ...rating, stars: 2, score: null })
  expect([vote(), known()]).toEqual([2, score])
})

test.each([
  ['are kept when a visitor logs in', null, 'ann', 5],
  ['are dropped after a logout', 'ann', null, undefined],
  ['are dropped when another user logs in', 'ann', 'bob', undefined],
] as const)('stars given %s', (_who, before, after, stars) => {
  const { changes, become, vote } = setup(before)
  changes.tell(rating)
  become(after)
  expect(vote()).toBe(stars)
})

test("a visitor's stars are stored for the next page, which may lack a cookie", () => {
  const storage = new Map<string, string>()
  setup(null, storage).changes.tell(rating)
  expect(setup(null, storage).vote()).toBe(5)
})

test("a user's stars are stored on the server only", () => {
  const storage = new Map<string, string>()
  setup('ann', storage).changes.tell(rating)
  expect([...storage]).toEqual([])
  expect(setup(null, storage).vote()).toBeUndefined()
})

test("a visitor's stars are not stored after a login, when they belong to the user", () => {
  const storage = new Map<string, string>()
  const { changes, become } = setup(null, storage)
  changes.tell(rating)
  become('ann')
  expect(setup(null, storage).vote()).toBeUndefined()
})

test.each(['', 'null', '{}', '[1]', '[["a"]]', '[["a",9]]', '[["a","5"]]'])(
  'the invalid stored stars %j count as none',
  (stored) => {
    expect(setup(null, new Map([['voiceVotes', stored]])).all()).toEqual([])
  },
)
