import type { Meta, StoryObj } from '@storybook/react-vite'
import { RATED_VOICES, ratedVoice } from './testing/ratedVoices.ts'
import { TopVoices } from './TopVoices.tsx'

const meta = {
  title: 'Leaderboard/TopVoices',
  component: TopVoices,
  args: { voices: RATED_VOICES },
} satisfies Meta<typeof TopVoices>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const NoneRanked: Story = { args: { voices: [ratedVoice('Vera', null, 3)] }, globals: { theme: 'both' } }
export const RightToLeft: Story = { globals: { theme: 'both', direction: 'rtl' } }
