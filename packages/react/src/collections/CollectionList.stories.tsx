import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CollectionListView } from './CollectionListView.tsx'
import { collectionsMessages } from './messages.ts'

const collections = ['Audiobook narrators', 'Kiosk, calm', 'Bedtime'].map((collection_name) => ({
  collection_id: collection_name,
  collection_name,
}))
const taken = () => Promise.resolve(true)

const meta = {
  title: 'Collections/CollectionList',
  component: CollectionListView,
  args: {
    texts: collectionsMessages,
    list: { status: 'ready', collections },
    isSaving: false,
    problem: null,
    headingLevel: 2,
    cataloguePath: '/voices',
    onRetry: () => {},
    onCreate: taken,
    onRename: taken,
    onDelete: taken,
    onDismiss: () => {},
  },
} satisfies Meta<typeof CollectionListView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const Empty: Story = { args: { list: { status: 'ready', collections: [] } } }
export const Loading: Story = { args: { list: { status: 'loading' } } }
export const Failed: Story = { args: { list: { status: 'failed' } } }
export const NotCreated: Story = { args: { problem: { kind: 'create', message: null } } }
export const LongName: Story = {
  args: { list: { status: 'ready', collections: [{ collection_id: 'long', collection_name: 'Bedtime'.repeat(14) }] } },
}

export const Renaming: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename Bedtime' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New name of Bedtime' })).toHaveFocus())
  },
}
export const Deleting: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Bedtime' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
}
export const DeletingDark: Story = { ...Deleting, globals: { theme: 'dark' } }
