import type { Meta, StoryObj } from '@storybook/react-vite'
import { COMPASS, manyVoices } from './testing/mapFixture.ts'
import { VoiceMapPreview } from './VoiceMapPreview.tsx'
import { voiceMapPaths } from './voiceMapPaths.ts'

const meta = {
  title: 'Map/VoiceMapPreview',
  component: VoiceMapPreview,
  args: { map: voiceMapPaths(manyVoices(146)) },
} satisfies Meta<typeof VoiceMapPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const FewVoices: Story = { args: { map: voiceMapPaths(COMPASS) } }
