import type { UserProfile } from '@voice-rankings/contract'
import { createFakeClient } from '@voice-rankings/testkit'
import { expect, test } from 'vitest'
import type { TabChannel } from './changes.ts'
import { createRuntime } from './createRuntime.ts'

const ANN: UserProfile = {
  account_level: 0,
  username: 'ann',
  user_email: 'ann@example.com',
  total_credits: 1000,
  voice_credits: 0,
}

/** Tabs of one browser, with a server that knows the signed-in user. */
function createBrowser() {
  const server: { user: UserProfile | null } = { user: null }
  const hears: ((event: { data: unknown }) => void)[] = []
  const openTab = () => {
    const own = hears.push(() => {}) - 1
    const channel: TabChannel = {
      postMessage: (data) => hears.forEach((hear, at) => at !== own && hear({ data: structuredClone(data) })),
      addEventListener: (_type, listener) => void (hears[own] = listener),
    }
    const client = createFakeClient({ 'account.status': async () => (server.user ? { user: server.user } : {}) })
    return createRuntime({ client, user: server.user, storage: null, channel })
  }
  return { server, openTab }
}

test('other tabs notice a login on a separate page, and the logout', async () => {
  const { server, openTab } = createBrowser()
  const other = openTab()
  server.user = ANN
  const page = openTab()
  const seen = () => other.session.getState().profile?.username
  await expect.poll(seen).toBe('ann')
  server.user = null
  await page.session.refresh()
  await expect.poll(seen).toBeUndefined()
})
