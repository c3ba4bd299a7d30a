import type { Meta, StoryObj } from '@storybook/react-vite'
import { CreditsBar } from './CreditsBar.tsx'

const meta = {
  title: 'Account/CreditsBar',
  component: CreditsBar,
  globals: { theme: 'both' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreditsBar>

export default meta
type Story = StoryObj<typeof meta>

export const SomeLeft: Story = { args: { profile: { total_credits: 10_000, voice_credits: 3800 } } }
export const AllLeft: Story = { args: { profile: { total_credits: 10_000, voice_credits: 0 } } }
export const NoneLeft: Story = { args: { profile: { total_credits: 1_000_000, voice_credits: 1_000_000 } } }
export const NoneGranted: Story = { args: { profile: { total_credits: 0, voice_credits: 0 } } }
