import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { speechFixture, workFixture } from '../works/testing/workFixture.ts'
import { itemFixture, playableFixture, playlistFixture, workItemFixture } from './testing/playlistFixture.ts'
import { VoicePlaylist } from './VoicePlaylist.tsx'

const refuse = () => {
  throw new Error('The story refuses.')
}
const handlers: FakeHandlers = {
  'works.get': () => ({ work: workFixture() }),
  'works.sentence': ({ sentence_index }) => speechFixture(Number(sentence_index)),
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

export const WithLongText: Story = {
  args: {
    initial: playableFixture({
      items: [workItemFixture('w'), itemFixture('b', 'Bella')],
      playlist_position: { item_id: 'w', sentence_index: 4, position_ms: 0 },
    }),
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('A boat came.'))
    const state = () => canvasElement.querySelector('[data-sentence="5"]')?.getAttribute('data-state')
    await waitFor(() => expect(state()).toBe('now'), { timeout: 5000 })
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

export const Files: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    // The menu fades in.
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: /^m4b/ })).toBeVisible())
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
