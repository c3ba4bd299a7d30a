import type { Meta, StoryObj } from '@storybook/react-vite'
import { searchResultFixture } from '@voice-rankings/testkit'
import { expect } from 'storybook/test'
import { VoiceMap } from '../map/index.ts'
import { manyVoices } from '../map/testing/mapFixture.ts'
import { VoiceCatalogue } from './VoiceCatalogue.tsx'
import { variedVoices } from './testing/variedVoices.ts'
import { DEFAULT_FILTERS } from './filterValues.ts'

const result = searchResultFixture(variedVoices(), { total: 412, catalogue_total: 1284 })

const meta = {
  title: 'Voices/VoiceCatalogue',
  component: VoiceCatalogue,
  args: {
    state: { status: 'ready', result },
    filters: DEFAULT_FILTERS,
    onFiltersChange: () => {},
    hrefOf: ({ page }) => `?page=${page}`,
    onRetry: () => {},
  },
} satisfies Meta<typeof VoiceCatalogue>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Filtered: Story = {
  args: {
    filters: {
      ...DEFAULT_FILTERS,
      gender: 'female',
      service: 'flite',
      categories: ['narration'],
      ranges: { ...DEFAULT_FILTERS.ranges, pitchRange: [140, 260] },
    },
  },
}
export const AsMap: Story = {
  args: { map: { shown: true, onShownChange: () => {}, content: <VoiceMap initial={manyVoices(412)} /> } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^412 voices/)).toBeVisible()
  },
}
export const Changing: Story = { args: { state: { status: 'changing', result } } }
export const Loading: Story = { args: { state: { status: 'loading' } } }
export const Empty: Story = {
  args: { state: { status: 'ready', result: { ...result, voices: [], total: 0 } } },
}
export const Nearest: Story = {
  args: {
    filters: { ...DEFAULT_FILTERS, traits: ['low', 'soft'] },
    state: {
      status: 'ready',
      result: {
        ...result,
        voices: [],
        total: 0,
        nearby: variedVoices()
          .slice(0, 3)
          .map((voice) => ({ voice, missed: ['soft'] })),
      },
    },
  },
}
export const Starting: Story = {
  args: { state: { status: 'ready', result: { ...result, voices: [], total: 0, catalogue_total: 0 } } },
}
export const Failed: Story = { args: { state: { status: 'failed' } } }
