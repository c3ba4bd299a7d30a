import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FavoriteButton } from './FavoriteButton.tsx'

let saved = 0
const client = createFakeClient({
  'favorites.set': (input) => ({ voice_favorite_id: input.voice_favorite_id === null ? `fav${++saved}` : null }),
})

const meta = {
  title: 'Favorites/FavoriteButton',
  component: FavoriteButton,
  args: { voice: voiceListingFixture() },
  parameters: { runtime: { client, user: profileFixture() } },
} satisfies Meta<typeof FavoriteButton>

export default meta
type Story = StoryObj<typeof meta>

const kept = voiceListingFixture({ voice_favorite_id: 'fav0' })

export const NotYet: Story = { globals: { theme: 'both' } }
export const Favorite: Story = { args: { voice: kept }, globals: { theme: 'both' } }
export const Labelled: Story = { args: { variant: 'labelled' }, globals: { theme: 'both' } }
export const LabelledFavorite: Story = { args: { voice: kept, variant: 'labelled' }, globals: { theme: 'both' } }

export const Toggled: Story = {
  args: { variant: 'labelled' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Favorite voice' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from favorites' }))
    await expect(await canvas.findByRole('button', { name: 'Favorite voice' })).toHaveFocus()
  },
}

export const Visitor: Story = {
  parameters: { runtime: { client, user: null } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in to Favorite Voice: Clara' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Join Voice Rankings' })).toBeVisible())
  },
}
