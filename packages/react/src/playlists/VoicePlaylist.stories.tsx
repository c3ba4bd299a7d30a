import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { playableFixture, playlistFixture } from './testing/playlistFixture.ts'
import { VoicePlaylist } from './VoicePlaylist.tsx'

const refuse = () => {
  throw new Error('The story refuses.')
}
const handlers: FakeHandlers = {
  'playlists.position': () => ({ playlist_position: null }),
  'playlists.move': () => ({ item_ids: ['b', 'a', 'c'] }),
  'playlists.remove': () => ({ playlist: playlistFixture({ item_count: 2 }) }),
}
const runtime = (changed: FakeHandlers = {}): RuntimeOptions => ({
  client: createFakeClient({ ...handlers, ...changed }),
})

const meta = {
  title: 'Playlists/VoicePlaylist',
  component: VoicePlaylist,
  args: { playlistId: 'p1', initial: playableFixture(), listHref: '/app/playlists', voicesHref: '/voices' },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof VoicePlaylist>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const PlaysItemByItem: Story = {
  args: { initial: playableFixture({ playlist: playlistFixture({ playlist_pause: 0 }) }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(canvas.getByText('2 of 3 · Flite')).toBeVisible(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const Removed: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Bella' }))
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('menuitem', { name: 'Remove' }, { timeout: 10_000 }))
    await expect(canvas.getByText('Bella is removed')).toBeVisible()
  },
}

export const OfSomebodyElse: Story = { args: { initial: playableFixture({ is_own: false, left_out_count: 1 }) } }

export const Empty: Story = { args: { initial: playableFixture({ items: [] }) } }

export const Loading: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'playlists.get': () => new Promise<never>(() => {}) }) },
}

export const Failed: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'playlists.get': refuse }) },
}
