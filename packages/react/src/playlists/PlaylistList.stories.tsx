import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { PlaylistList } from './PlaylistList.tsx'
import { playlistFixture } from './testing/playlistFixture.ts'

const runtime = (handlers: FakeHandlers = {}): RuntimeOptions => ({ client: createFakeClient(handlers) })

const meta = {
  title: 'Playlists/PlaylistList',
  component: PlaylistList,
  args: {
    initial: [
      playlistFixture(),
      playlistFixture({ playlist_id: 'p2', playlist_name: 'Trains', playlist_visibility: 'unlisted', item_count: 12 }),
    ],
    hrefOf: () => '/playlist/p1',
  },
  parameters: { runtime: runtime({ 'playlists.delete': (input) => input }) },
} satisfies Meta<typeof PlaylistList>

export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {}

export const Deleted: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Trains' }))
    await expect(canvas.getByText('Trains is deleted')).toBeVisible()
  },
}

export const Empty: Story = { args: { initial: [] } }

export const Loading: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'playlists.list': () => new Promise<never>(() => {}) }) },
}

export const Failed: Story = {
  args: { initial: undefined },
  parameters: {
    runtime: runtime({
      'playlists.list': () => {
        throw new Error('The story refuses.')
      },
    }),
  },
}
