import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, searchResultFixture, voiceFixture } from '@voice-rankings/testkit'
import { expect } from 'storybook/test'
import { overviewHandlers } from '../overview/testing/overviewHandlers.ts'
import { VoiceOverview } from '../overview/index.ts'
import { speakingVoice } from '../player/testing/speakingVoice.ts'
import { VoicePlayer } from '../player/index.ts'
import { DEFAULT_FILTERS, VoiceCatalogue } from '../voices/index.ts'
import { variedVoices } from '../voices/testing/variedVoices.ts'

/** Largest components in another language, and in a right-to-left page. */
const meta = {
  title: 'Languages',
  parameters: { runtime: { client: createFakeClient(overviewHandlers), user: null } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const result = searchResultFixture(variedVoices(), { total: 412, catalogue_total: 1284 })
const player = () => <VoicePlayer voice={speakingVoice()} />
const overview = () => <VoiceOverview voice={voiceFixture()} />
const catalogue = () => (
  <VoiceCatalogue
    state={{ status: 'ready', result }}
    filters={{ ...DEFAULT_FILTERS, gender: 'female', categories: ['narration'] }}
    onFiltersChange={() => {}}
    hrefOf={({ page }) => `?page=${page}`}
    onRetry={() => {}}
  />
)

const german = { language: 'german' }
const rightToLeft = { direction: 'rtl' }

export const GermanPlayer: Story = {
  render: player,
  globals: german,
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Abspielen' })).toBeVisible()
  },
}
export const GermanOverview: Story = { render: overview, globals: german }
export const GermanCatalogue: Story = {
  render: catalogue,
  globals: german,
  async play({ canvas }) {
    await expect(canvas.getByText(/412 von 1\.284 passen/)).toBeVisible()
  },
}

export const RightToLeftPlayer: Story = { render: player, globals: rightToLeft }
export const RightToLeftOverview: Story = { render: overview, globals: rightToLeft }
export const RightToLeftCatalogue: Story = { render: catalogue, globals: rightToLeft }
