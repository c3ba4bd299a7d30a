import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, test, vi } from 'vitest'
import { createShareSettingsStore } from './shareSettingsStore.ts'
import { LINK, SHARE, TARGET } from './testing/shareFixture.ts'
import { readSharedTarget, shareSettingsPath } from './shareTarget.ts'

const handlers: FakeHandlers = {
  'shares.get': () => ({ share: SHARE }),
  'shares.update': (input) => ({ share: { ...SHARE, ...input } }),
  'shares.createLink': () => ({ share_link: { ...LINK, link_id: 'l2' }, share_token: 'secret' }),
  'shares.revokeLink': (input) => input,
  'shares.restoreLink': () => ({ share_link: LINK }),
}

async function loaded(changed: FakeHandlers = {}) {
  const store = createShareSettingsStore(createFakeClient({ ...handlers, ...changed }), TARGET)
  await store.load()
  const share = () => {
    const { part } = store.getState()
    return part.status === 'ready' ? part.share : expect.fail(`the settings are ${part.status}`)
  }
  return { store, share, ids: () => share().share_links.map(({ link_id }) => link_id) }
}

test('a changed visibility is that of the answer', async () => {
  const { store, share } = await loaded()
  await store.change({ share_visibility: 'public' })
  expect(share().share_visibility).toBe('public')
})

test('a created link is listed first, with its token', async () => {
  const { store, ids } = await loaded()
  await store.createLink(null)
  expect([ids(), store.getState().made]).toEqual([['l2', 'l1'], { link_id: 'l2', token: 'secret' }])
})

test('a revoked link leaves the list and returns when it is restored', async () => {
  const { store, ids } = await loaded()
  await store.revoke(LINK)
  expect([ids(), store.getState().revoked]).toEqual([[], LINK])
  await store.restore()
  expect([ids(), store.getState().revoked]).toEqual([['l1'], null])
})

test('a failed change keeps the settings and reports it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { store, share } = await loaded({
    'shares.update': () => {
      throw new Error('The test refuses.')
    },
  })
  await store.change({ allow_embed: false })
  expect([share().allow_embed, store.getState().problem]).toEqual([true, { message: null }])
})

test.each([
  ['snippet-Qx3vT0hK8m_-', { share_kind: 'snippet', target_id: 'Qx3vT0hK8m_-' }],
  ['collection-b7Wm', { share_kind: 'collection', target_id: 'b7Wm' }],
  ['voice-b7Wm', null],
  ['snippet-', null],
  ['42', null],
])('the id %s of share settings names its target', (id, target) => {
  expect(readSharedTarget(id)).toEqual(target)
  if (target) expect(shareSettingsPath(target as never)).toBe(`/share/settings/${id}`)
})
