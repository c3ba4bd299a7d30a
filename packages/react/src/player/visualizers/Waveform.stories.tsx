import type { Meta, StoryObj } from '@storybook/react-vite'
import { peaksFixture } from '@voice-rankings/testkit'
import { Waveform } from './Waveform.tsx'

const meta = {
  title: 'Player/Waveform',
  component: Waveform,
  globals: { theme: 'both' },
  args: { peaks: peaksFixture(), gender: 'female' },
} satisfies Meta<typeof Waveform>

export default meta
type Story = StoryObj<typeof meta>

export const Female: Story = {}
export const Male: Story = { args: { gender: 'male' } }
export const WithoutAudio: Story = { args: { gender: 'none', peaks: [] } }
export const Wide: Story = { args: { bars: 150, height: 100 } }
