import type { Meta, StoryObj } from '@storybook/react-vite'
import { voiceListingFixture } from '@voice-rankings/testkit'
import { expect, userEvent } from 'storybook/test'
import { PlayButton } from '../controls/PlayButton.tsx'
import { SampleButton } from './SampleButton.tsx'
import { speakingVoice } from '../testing/speakingVoice.ts'

const meta = {
  title: 'Player/SampleButton',
  component: SampleButton,
  args: { voice: speakingVoice() },
} satisfies Meta<typeof SampleButton>

export default meta
type Story = StoryObj<typeof meta>

const STATUSES = ['idle', 'loading', 'playing', 'paused', 'ended', 'error'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const States: Story = {
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', grid: 'auto-flow / repeat(6, max-content)', gap: 16 }}>
      {(['female', 'male', 'none'] as const).flatMap((gender) =>
        STATUSES.map((status) => (
          <PlayButton
            key={gender + status}
            label={`${gender}, ${status}`}
            gender={gender}
            status={status}
            disabled={gender === 'none'}
            onClick={() => {}}
          />
        )),
      )}
      {SIZES.map((size) => (
        <PlayButton key={size} label={size} size={size} gender="female" status="idle" onClick={() => {}} />
      ))}
    </div>
  ),
}

export const PlaysASample: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clara' }))
    await expect(await canvas.findByRole('button', { name: 'Pause Clara' })).toBeVisible()
  },
}

export const NoSample: Story = { args: { voice: voiceListingFixture({ voice_sample_url: null }) } }
