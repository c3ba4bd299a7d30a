import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, spokenSnippetFixture, voiceFixture } from '@voice-rankings/testkit'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../ui/index.ts'
import { overviewHandlers } from './testing/overviewHandlers.ts'
import { VoiceOverview } from './VoiceOverview.tsx'
import { VoiceOverviewDialog } from './VoiceOverviewDialog.tsx'

const client = createFakeClient(overviewHandlers)
const failing = createFakeClient({ ...overviewHandlers, 'voices.get': () => Promise.reject(new Error('offline')) })
const waiting = createFakeClient({ ...overviewHandlers, 'voices.get': () => new Promise(() => {}) })

const meta = {
  title: 'Overview/VoiceOverview',
  component: VoiceOverview,
  args: { voice: voiceFixture() },
  parameters: { runtime: { client, user: null } },
} satisfies Meta<typeof VoiceOverview>

export default meta
type Story = StoryObj<typeof meta>

const notLoaded = { voice: undefined, voicePath: voiceFixture() }

export const Generate: Story = {}
export const GenerateDark: Story = { globals: { theme: 'dark' } }
export const WithSnippet: Story = { args: { snippet: spokenSnippetFixture({ voice_snippet_shared: true }) } }
export const SnippetMissing: Story = { args: { snippet: null, snippetId: 'gone' } }
export const ManVoice: Story = { args: { voice: voiceFixture({ voice_gender: 'male', voice_name: 'Bartholomew' }) } }
export const Details: Story = { args: { view: 'details' } }
export const Similar: Story = { args: { view: 'similar' } }
export const Analysis: Story = { args: { view: 'analysis' } }
export const Loading: Story = { args: notLoaded, parameters: { runtime: { client: waiting, user: null } } }
export const Preloading: Story = { args: { preloading: true } }
export const Failed: Story = { args: notLoaded, parameters: { runtime: { client: failing, user: null } } }

function Host() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the voice</Button>
      <VoiceOverviewDialog
        voice={voiceFixture()}
        // Another origin, so that the address of Storybook itself is unchanged.
        basePath="https://voices.example/voice/flite/female/slt--standard"
        open={open}
        onOpenChange={setOpen}
      />
    </>
  )
}

export const InADialog: Story = {
  render: () => <Host />,
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Open the voice' })
    await userEvent.click(button)
    const dialog = within(await canvas.findByRole('dialog', { name: 'Voice overview' }))
    dialog.getByRole('tab', { name: 'Generate' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('tab', { name: 'Details' })).toHaveFocus()
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByRole('tabpanel', { name: 'Details' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const DialogOpen: Story = {
  args: { voice: voiceFixture() },
  render: ({ voice }) => (
    <VoiceOverviewDialog
      voice={voice}
      basePath="https://voices.example/voice/flite/female/slt--standard"
      open
      onOpenChange={() => {}}
    />
  ),
}
