import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, profileFixture, searchResultFixture } from '@voice-rankings/testkit'
import { variedVoices } from '../voices/testing/variedVoices.ts'
import { FavoriteVoicesView } from './FavoriteVoicesView.tsx'
import { favoritesMessages } from './messages.ts'

const voices = variedVoices().map((voice, at) => ({ ...voice, voice_favorite_id: `fav${at}` }))
const client = createFakeClient({ 'favorites.set': () => ({ voice_favorite_id: null }) })

const meta = {
  title: 'Favorites/FavoriteVoices',
  component: FavoriteVoicesView,
  args: {
    texts: favoritesMessages,
    state: { status: 'ready', result: searchResultFixture(voices) },
    headingLevel: 2,
    cataloguePath: '/voices',
    onRetry: () => {},
  },
  parameters: { runtime: { client, user: profileFixture() } },
} satisfies Meta<typeof FavoriteVoicesView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const TheFirstFew: Story = { args: { count: 2 } }
export const Empty: Story = { args: { state: { status: 'ready', result: searchResultFixture([]) } } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Failed: Story = { args: { state: { status: 'failed' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
