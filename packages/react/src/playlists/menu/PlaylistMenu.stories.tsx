import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PlaylistMenu } from './PlaylistMenu.tsx'
import { playlistFixture } from '../testing/playlistFixture.ts'

const client = createFakeClient({
  'playlists.list': () => ({
    playlists: [playlistFixture(), playlistFixture({ playlist_id: 'p2', playlist_name: 'Trains' })],
  }),
})

const meta = {
  title: 'Playlists/PlaylistMenu',
  component: PlaylistMenu,
  args: { item: { kind: 'voice', voice_id: 'v1' }, name: 'Amelia' },
  parameters: { runtime: { client } },
} satisfies Meta<typeof PlaylistMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Labelled: Story = {}

export const IconOnly: Story = { args: { variant: 'icon' } }

export const Open: Story = {
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add to playlist' }))
    const page = within(canvasElement.ownerDocument.body)
    const trains = await page.findByRole('button', { name: 'Trains' }, { timeout: 10_000 })
    await waitFor(() => expect(trains).toBeVisible())
  },
}
