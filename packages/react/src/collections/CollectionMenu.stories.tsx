import type { Meta, StoryObj } from '@storybook/react-vite'
import { RequestError } from '@voice-rankings/sdk'
import { createFakeClient, profileFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CollectionMenu } from './CollectionMenu.tsx'

const named = (collection_name: string) => ({ collection_id: collection_name, collection_name })
const FEW = ['Audiobook narrators', 'Kiosk, calm', 'Bedtime'].map(named)
const MANY = Array.from({ length: 40 }, (_, n) => named(`Collection ${n + 1}, one of very many that somebody made`))

/** Runtime of a user with collections. */
const page = (handlers: FakeHandlers = {}) => ({
  user: profileFixture(),
  client: createFakeClient({
    'collections.list': () => ({ collections: FEW }),
    'collections.add': (input) => ({ collection: named(input.collection_id) }),
    'collections.create': (input) => ({ collection: named(input.collection_name) }),
    ...handlers,
  }),
})

const meta = {
  title: 'Collections/CollectionMenu',
  component: CollectionMenu,
  args: { voice: voiceListingFixture() },
  parameters: { runtime: page() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'center', minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CollectionMenu>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add to collection' })).toBeVisible())
}

const refused = () =>
  Promise.reject(
    new RequestError({ status: 409, code: 'conflict', message: 'You have this one.', issues: [], requestId: null }),
  )

export const Closed: Story = { globals: { theme: 'both' } }
export const AsIcon: Story = { args: { variant: 'icon' } }
export const Open: Story = { play: open }
export const OpenDark: Story = { play: open, globals: { theme: 'dark' } }
export const Many: Story = {
  play: open,
  parameters: { runtime: page({ 'collections.list': () => ({ collections: MANY }) }) },
}
export const None: Story = {
  play: open,
  parameters: { runtime: page({ 'collections.list': () => ({ collections: [] }) }) },
}
export const Loading: Story = {
  play: open,
  parameters: { runtime: page({ 'collections.list': () => new Promise(() => {}) }) },
}
export const NotLoaded: Story = {
  play: open,
  parameters: { runtime: page({ 'collections.list': () => Promise.reject(new Error('offline')) }) },
}

export const Added: Story = {
  async play(context) {
    await open(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Kiosk, calm' }))
    await expect(await screen.findByText('✓ Added')).toBeVisible()
  },
}

/** Keyboard only: focus moves to the box, and back to the button when the menu closes. */
export const CreatedByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Bedtime' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Find or create' })).toHaveFocus())
    await userEvent.keyboard('Trailer voices{ArrowDown}')
    await expect(screen.getByRole('button', { name: 'Create “Trailer voices”' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('✓ Added')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 })
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}

export const Creating: Story = {
  parameters: { runtime: page({ 'collections.create': () => new Promise(() => {}) }) },
  async play(context) {
    await open(context)
    await screen.findByRole('button', { name: 'Bedtime' })
    await userEvent.type(screen.getByRole('textbox'), 'Trailer voices{Enter}')
    await expect(await screen.findByRole('button', { name: 'Trailer voices' })).toBeVisible()
  },
}

export const NotCreated: Story = {
  parameters: { runtime: page({ 'collections.create': refused }) },
  async play(context) {
    await open(context)
    await screen.findByRole('button', { name: 'Bedtime' })
    await userEvent.type(screen.getByRole('textbox'), 'Trailer voices{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('You have this one.')
  },
}
export const RightToLeft: Story = { ...Added, globals: { direction: 'rtl' } }
