import { ConnectionError } from '@voice-rankings/sdk'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
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

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

function open(changed: FakeHandlers = {}) {
  const client = createFakeClient({ ...handlers, ...changed })
  return { store: createShareSettingsStore(client, TARGET), sent: client.inputsOf }
}

async function loaded(changed: FakeHandlers = {}) {
  const { store, sent } = open(changed)
  await store.load()
  const share = () => {
    const { part } = store.getState()
    return part.status === 'ready' ? part.share : expect.fail(`the settings are ${part.status}`)
  }
  return { store, sent, share, ids: () => share().share_links.map(({ link_id }) => link_id) }
}

test('settings are loading until they are there', async () => {
  const { store, sent } = open()
  expect(store.getState()).toEqual({
    part: { status: 'loading' },
    isSaving: false,
    problem: null,
    made: null,
    revoked: null,
  })
  await store.load()
  expect(store.getState().part).toEqual({ status: 'ready', share: SHARE })
  void store.load()
  expect([store.getState().part, sent('shares.get')]).toEqual([{ status: 'loading' }, [TARGET, TARGET]])
})

test.each([
  ['missing', 'that are not the own ones', refusal('not_found', 'Not yours.', 404), 0],
  ['failed', 'behind an address that is no server', refusal(null, 'Not here.', 404), 1],
  ['failed', 'without a connection', new ConnectionError('offline'), 1],
])('settings are %s, %s, and only an unexpected error is logged', async (status, _where, error, logs) => {
  const { store } = open({ 'shares.get': () => Promise.reject(error) })
  await store.load()
  expect(store.getState().part).toEqual({ status })
  expect(console.error).toHaveBeenCalledTimes(logs)
})

test('a change is shown at once, and then as the server answers', async () => {
  const { store, share, sent } = await loaded({
    'shares.update': () => ({ share: { ...SHARE, share_visibility: 'unlisted' } }),
  })
  const changed = store.change({ share_visibility: 'public' })
  expect([share(), store.getState().isSaving]).toEqual([{ ...SHARE, share_visibility: 'public' }, true])
  await changed
  expect([share().share_visibility, store.getState().isSaving]).toEqual(['unlisted', false])
  expect(sent('shares.update')).toEqual([{ ...TARGET, share_visibility: 'public' }])
})

test('a change is not sent while another one is saved, nor before the settings are there', async () => {
  const { store, sent } = await loaded()
  await Promise.all([store.change({ allow_embed: false }), store.change({ allow_download: false })])
  expect(sent('shares.update')).toEqual([{ ...TARGET, allow_embed: false }])
  const early = open()
  await early.store.change({ allow_embed: false })
  expect(early.sent('shares.update')).toEqual([])
})

test('a created link is listed first, with its token', async () => {
  const { store, ids, sent } = await loaded()
  await store.createLink('2027-01-31T12:00:00Z')
  expect([ids(), store.getState().made]).toEqual([['l2', 'l1'], { link_id: 'l2', token: 'secret' }])
  expect(sent('shares.createLink')).toEqual([{ ...TARGET, expires_at: '2027-01-31T12:00:00Z' }])
})

test('a revoked link leaves the list and returns when it is restored', async () => {
  const { store, ids, sent } = await loaded()
  await store.createLink(null)
  await store.revoke(LINK)
  expect([ids(), store.getState().revoked]).toEqual([['l2'], LINK])
  await store.restore()
  expect([ids(), store.getState().revoked]).toEqual([['l1', 'l2'], null])
  expect([sent('shares.revokeLink'), sent('shares.restoreLink')]).toEqual([[{ link_id: 'l1' }], [{ link_id: 'l1' }]])
})

test('a link that was revoked and dismissed is not restored', async () => {
  const { store, ids, sent } = await loaded()
  await store.revoke(LINK)
  store.dismiss()
  expect(store.getState().revoked).toBeNull()
  await store.restore()
  expect([ids(), sent('shares.restoreLink'), store.getState().isSaving]).toEqual([[], [], false])
})

test.each([
  ['with its reason', refusal('not_found', 'Not yours.', 404), 'Not yours.'],
  ['without a reason', new ConnectionError('offline'), null],
])('a failed change keeps the settings and reports it %s, until one succeeds', async (_what, error, message) => {
  const answers = [() => Promise.reject(error), () => ({ share: SHARE })]
  const { store, share } = await loaded({ 'shares.update': () => answers.shift()!() })
  await store.change({ allow_embed: false })
  expect(store.getState()).toMatchObject({ isSaving: false, problem: { message } })
  expect(share().allow_embed).toBe(true)
  const again = store.change({ allow_embed: false })
  expect(store.getState().problem).toBeNull()
  await again
  expect(store.getState().problem).toBeNull()
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
