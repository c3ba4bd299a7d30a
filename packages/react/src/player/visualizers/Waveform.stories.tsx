import type { Meta, StoryObj } from '@storybook/react-vite'
import { melodyFixture, peaksFixture } from '@voice-rankings/testkit'
import { Waveform } from './Waveform.tsx'

const meta = {
  title: 'Player/Waveform',
  component: Waveform,
  globals: { theme: 'both' },
  args: { peaks: peaksFixture(), melody: melodyFixture(), gender: 'female' },
} satisfies Meta<typeof Waveform>

export default meta
type Story = StoryObj<typeof meta>

export const Female: Story = {}
export const Male: Story = { args: { gender: 'male' } }
export const WithoutAudio: Story = { args: { gender: 'none', peaks: [] } }
export const WithoutPitch: Story = { args: { melody: [] } }
export const FirstThird: Story = { args: { share: 1 / 3 } }
export const Stage: Story = { args: { bars: 150, height: 100 } }
