import type { Meta, StoryObj } from '@storybook/react-vite'
import { profileFixture } from '@voice-rankings/testkit'
import { MembersOnly } from './MembersOnly.tsx'

const meta = {
  title: 'Session/MembersOnly',
  component: MembersOnly,
  args: {
    title: 'My Collections',
    description: 'Sets of voices that you put together and name.',
    children: <p>What members see.</p>,
  },
  parameters: { runtime: { user: null } },
} satisfies Meta<typeof MembersOnly>

export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { globals: { theme: 'both' } }
export const Member: Story = { parameters: { runtime: { user: profileFixture() } } }
