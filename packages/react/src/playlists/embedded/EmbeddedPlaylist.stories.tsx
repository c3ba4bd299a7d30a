import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RuntimeOptions } from '../../runtime/index.ts'
import { speechFixture, workFixture } from '../../works/testing/workFixture.ts'
import { itemFixture, playableFixture, playlistFixture, workItemFixture } from '../testing/playlistFixture.ts'
import { refusal } from '../../testing/refusal.ts'
import { EmbeddedPlaylist } from './EmbeddedPlaylist.tsx'

const runtime = (changed: FakeHandlers = {}): RuntimeOptions => ({
  client: createFakeClient({
    'works.get': () => ({ work: workFixture() }),
    'works.sentence': ({ sentence_index }) => speechFixture(Number(sentence_index)),
    'playlists.get': () => playableFixture({ is_own: false }),
    ...changed,
  }),
})
const refused = (code: string) => ({
  runtime: runtime({ 'playlists.get': () => Promise.reject(refusal(code, 'No.')) }),
})

const meta = {
  title: 'Playlists/EmbeddedPlaylist',
  component: EmbeddedPlaylist,
  args: { playlistId: 'p1', initial: playableFixture({ is_own: false }) },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof EmbeddedPlaylist>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { globals: { theme: 'both' } }

export const PlaysItemByItem: Story = {
  args: { initial: playableFixture({ is_own: false, playlist: playlistFixture({ playlist_pause: 0 }) }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }))
    await waitFor(() => expect(canvas.getByRole('article', { name: 'Text of Bella' })).toBeVisible(), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible()
  },
}

export const WithLongText: Story = {
  args: { initial: playableFixture({ is_own: false, items: [workItemFixture('w'), itemFixture('b', 'Bella')] }) },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('The bank')).toBeVisible()
  },
}

export const LeftOut: Story = { args: { initial: playableFixture({ is_own: false, left_out_count: 1 }) } }

export const Empty: Story = { args: { initial: playableFixture({ is_own: false, items: [] }) } }

export const Loading: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'playlists.get': () => new Promise<never>(() => {}) }) },
}

export const Revoked: Story = { args: { initial: undefined }, parameters: refused('not_found') }

export const NotAllowedHere: Story = { args: { initial: undefined }, parameters: refused('forbidden') }

export const Failed: Story = { args: { initial: undefined }, parameters: refused('internal_error') }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
