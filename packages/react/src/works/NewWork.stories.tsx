import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { NewWork } from './NewWork.tsx'

const client = createFakeClient({
  'voices.search': () => searchResultFixture([voiceListingFixture()]),
  'works.create': () => {
    throw new Error('The story refuses.')
  },
})

const meta = {
  title: 'Works/NewWork',
  component: NewWork,
  args: { languageCodes: ['en', 'de'], onCreated: () => {} },
  parameters: { runtime: { client } },
} satisfies Meta<typeof NewWork>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const FindsAVoice: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Voice: search all voices' }))
    const dialog = within(await canvas.findByRole('dialog', { name: 'Find a voice' }))
    await userEvent.type(dialog.getByRole('combobox'), 'calm low german')
    await expect(await dialog.findByRole('option', { name: /Clara/ })).toBeVisible()
  },
}

export const NotStored: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Voice' })).not.toHaveValue(''))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), 'A text')
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The text could not be stored.')
  },
}
