import { expect, test, vi } from 'vitest'
import type { Change, ChangeListener, TabChannel } from './changes.ts'
import { createChanges } from './changes.ts'

const change: Change = { kind: 'favorite', voiceId: 'flite-slt--warm', favoriteId: 'fav1' }

/** Tabs of one browser: each receives the messages of the others. */
function createTabs() {
  const tabs: ((event: { data: unknown }) => void)[] = []
  const open = (owner: string | null) => {
    const onOtherOwner = vi.fn<() => void>()
    const own = tabs.length
    tabs.push(() => {})
    const channel: TabChannel = {
      postMessage: (data) => tabs.forEach((hear, place) => place !== own && hear({ data: structuredClone(data) })),
      addEventListener: (_type, listener) => void (tabs[own] = listener),
    }
    const heard = vi.fn<ChangeListener>()
    const changes = createChanges({ channel, owner: () => owner, onOtherOwner })
    const stop = changes.listen(heard)
    return { changes, stop, onOtherOwner, heard: () => heard.mock.calls }
  }
  return open
}

test.each([
  ['a visitor in both', null, null, 1],
  ['the same user in both', 'ann@example.com', 'ann@example.com', 1],
  ['another user', 'ann@example.com', 'bob@example.com', 0],
  ['a visitor there', 'ann@example.com', null, 0],
])('a change reaches its page, and another tab with %s %s, %s: %i times', (_who, here, there, times) => {
  const open = createTabs()
  const [own, other] = [open(here), open(there)]
  own.changes.tell(change)
  expect(own.heard()).toEqual([[change, false]])
  expect(other.heard()).toEqual(Array.from({ length: times }, () => [change, true]))
})

test.each([
  ['the same user', 'ann@example.com', 'ann@example.com', 0],
  ['another user', 'ann@example.com', 'bob@example.com', 1],
  ['a visitor', null, 'ann@example.com', 1],
  ['a user', 'ann@example.com', null, 1],
])(
  'if another tab announces its owner and it is %s, a page checks its session: %s and %s, %i times',
  (_who, here, there, times) => {
    const open = createTabs()
    const [own, other] = [open(here), open(there)]
    own.changes.tellOwner()
    expect(other.onOtherOwner).toHaveBeenCalledTimes(times)
    expect(other.heard()).toEqual([])
  },
)

test('a removed listener is not called', () => {
  const { changes, stop, heard } = createTabs()(null)
  stop()
  changes.tell(change)
  expect(heard()).toEqual([])
})

test('a page without a channel notifies itself', () => {
  const heard = vi.fn<ChangeListener>()
  const changes = createChanges({ channel: null, owner: () => null })
  changes.listen(heard)
  changes.tell(change)
  expect(heard.mock.calls).toEqual([[change, false]])
})
