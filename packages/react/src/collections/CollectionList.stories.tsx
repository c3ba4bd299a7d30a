import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { CollectionListView } from './CollectionListView.tsx'
import { collectionsMessages } from './messages.ts'
import { variedVoices } from '../voices/testing/variedVoices.ts'

const voices = variedVoices().map(({ voice_id, voice_name, voice_gender }) => ({ voice_id, voice_name, voice_gender }))
const collections = [
  { collection_name: 'Audiobook narrators', voice_count: 12, first_voices: voices.slice(0, 4) },
  { collection_name: 'Kiosk, calm', voice_count: 1, first_voices: voices.slice(1, 2) },
  { collection_name: 'Bedtime', voice_count: 0, first_voices: [] },
].map((collection) => ({ collection_id: collection.collection_name, ...collection }))
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
