import type { Meta, StoryObj } from '@storybook/react-vite'
import { AttributeSimilarityCard } from './AttributeSimilarityCard.tsx'
import { SIMILAR_STATES } from './testing/similarStates.ts'

const { ready } = SIMILAR_STATES
const voices = ready.status === 'ready' ? ready.result.similarPitch : []

const meta = {
  title: 'Similar/AttributeSimilarityCard',
  component: AttributeSimilarityCard,
  args: {
    title: 'Similar Pitch (Hz): 176',
    unit: 'Hz',
    voices: voices.map((voice, at) => ({
      ...voice,
      value: voice.value + at * 9,
      difference: voice.difference + at * 9,
    })),
    playingVoiceId: null,
    onTogglePlay: () => {},
    sourceValue: 176,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <h2 className="voice-hidden">Similar</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AttributeSimilarityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const Playing: Story = { args: { playingVoiceId: 'a' } }
export const Loading: Story = { args: { voices: null } }
export const Empty: Story = { args: { voices: [] } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
