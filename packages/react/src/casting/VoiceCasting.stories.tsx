import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoiceCasting } from './VoiceCasting.tsx'

const meta = {
  title: 'VoiceCasting',
  component: VoiceCasting,
  args: { languageCodes: ['en', 'de'] },
} satisfies Meta<typeof VoiceCasting>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { globals: { theme: 'both' } }
