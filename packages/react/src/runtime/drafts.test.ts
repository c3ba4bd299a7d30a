import { createObservable } from '@voice-rankings/playback'
import type { SessionState } from '@voice-rankings/sdk/session'
import { profileFixture } from '@voice-rankings/testkit'
import { expect, it, vi } from 'vitest'
import { createDrafts, draftKey } from './drafts.ts'

const VISITOR: SessionState = { profile: null, known: true, login: 0, logout: 0, problem: null }
const user = (user_email: string): SessionState => ({ ...VISITOR, profile: profileFixture({ user_email }) })

function setup(state = VISITOR) {
  const session = createObservable(state)
  return { session, drafts: createDrafts(session) }
}
const KEY = draftKey('flite-slt--standard')

it('drafts are separate per voice and snippet', () => {
  const { drafts } = setup()
  drafts.write(KEY, 'Good morning.')
  expect(drafts.read(KEY)).toBe('Good morning.')
  expect(drafts.read(draftKey('flite-awb--soft'))).toBeNull()
  expect(drafts.read(draftKey('flite-slt--standard', 'q7c1v9'))).toBeNull()
})

it('listeners are notified only of changed drafts', () => {
  const { drafts } = setup()
  const listener = vi.fn()
  drafts.subscribe(listener)
  drafts.write(KEY, null)
  drafts.write(KEY, 'Good morning.')
  drafts.write(KEY, 'Good morning.')
  drafts.write(KEY, null)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(drafts.read(KEY)).toBeNull()
})

it.each([
  ['drafts of a visitor are kept after a login', VISITOR, user('ann@example.com'), 'Good morning.'],
  ['drafts of a user are dropped after a logout', user('ann@example.com'), VISITOR, null],
  ['drafts of a user are dropped when another logs in', user('ann@example.com'), user('ben@example.com'), null],
])('%s', (_which, before, after, kept) => {
  const { drafts, session } = setup(before)
  drafts.write(KEY, 'Good morning.')
  session.setState(after)
  expect(drafts.read(KEY)).toBe(kept)
})
