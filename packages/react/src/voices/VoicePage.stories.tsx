import type { Meta, StoryObj } from '@storybook/react-vite'
import { voiceChangeFixture, voiceFixture } from '@voice-rankings/testkit'
import { RecommendedFor } from './RecommendedFor.tsx'
import { VoiceDetails } from './VoiceDetails.tsx'
import { VoiceHeader } from './VoiceHeader.tsx'
import { VoiceInfoCard } from './VoiceInfoCard.tsx'
import { VoiceProfileStats } from './VoiceProfileStats.tsx'

const meta = {
  title: 'Voices/Parts of a voice',
  component: VoiceHeader,
  args: { voice: voiceFixture() },
} satisfies Meta<typeof VoiceHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = {}
export const HeaderOfMany: Story = {
  args: {
    voice: voiceFixture({
      voice_name: 'Bartholomew',
      voice_gender: 'male',
      voice_language_codes: ['en-GB', 'de-DE', 'fr-FR'],
    }),
  },
}
export const Info: Story = { render: ({ voice }) => <VoiceInfoCard voice={voice} /> }
export const Profile: Story = { render: ({ voice }) => <VoiceProfileStats voice={voice} /> }
export const ProfileNotMeasured: Story = {
  args: {
    voice: voiceFixture({
      voice_pitch_hz: null,
      voice_words_per_minute: null,
      voice_intensity: null,
      voice_vocal_fry: null,
      voice_energy: null,
      voice_pitch_percentile: null,
    }),
  },
  render: ({ voice }) => <VoiceProfileStats voice={voice} />,
}
export const Recommended: Story = { render: ({ voice }) => <RecommendedFor texts={voice.voice_best_for_description} /> }
export const Details: Story = { render: ({ voice }) => <VoiceDetails voice={voice} /> }
export const DetailsOfChangedVoice: Story = {
  args: { voice: voiceFixture({ voice_changes: [voiceChangeFixture()] }) },
  render: ({ voice }) => <VoiceDetails voice={voice} />,
  globals: { theme: 'both' },
}
export const DetailsWithoutSummary: Story = {
  args: { voice: voiceFixture({ voice_summary: null, voice_attributes_summary: [], voice_detail_breakdown: [] }) },
  render: ({ voice }) => <VoiceDetails voice={voice} />,
}
export const HeaderRightToLeft: Story = { ...HeaderOfMany, globals: { direction: 'rtl' } }
export const DetailsRightToLeft: Story = { ...Details, globals: { direction: 'rtl' } }
