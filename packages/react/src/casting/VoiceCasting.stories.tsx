import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import { VoiceCasting } from './VoiceCasting.tsx'
import { castingFixture } from './testing/castingFixture.ts'

const meta = {
  title: 'VoiceCasting',
  component: VoiceCasting,
  args: { languageCodes: ['en', 'de'] },
} satisfies Meta<typeof VoiceCasting>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { globals: { theme: 'both' } }
export const Cast: Story = {
  args: { text: 'Anna: You said you would wait.\nBen: I did wait.', onScene: () => {} },
  parameters: { runtime: { client: createFakeClient({ 'voices.cast': () => castingFixture() }) } },
  globals: { theme: 'both' },
}
