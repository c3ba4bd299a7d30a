import type { Meta, StoryObj } from '@storybook/react-vite'
import { speakingVoice } from './testing/speakingVoice.ts'
import { VoicePlayer } from './VoicePlayer.tsx'

const meta = {
  title: 'Player/VoicePlayer',
  component: VoicePlayer,
  args: { voice: speakingVoice() },
} satisfies Meta<typeof VoicePlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Sample: Story = {}
export const Male: Story = { args: { voice: speakingVoice({ voice_gender: 'male' }) } }
export const NoAudio: Story = { args: { voice: speakingVoice({ voice_sample_url: null, voice_sample_peaks: [] }) } }
export const NewText: Story = { args: { newText: 'A text from a popup.' } }
