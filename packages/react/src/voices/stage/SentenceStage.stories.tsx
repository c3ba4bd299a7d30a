import type { Meta, StoryObj } from '@storybook/react-vite'
import { voiceListingFixture } from '@voice-rankings/testkit'
import { expect, userEvent, within } from 'storybook/test'
import { speakingVoice } from '../../player/testing/speakingVoice.ts'
import { SentencePair } from './SentencePair.tsx'
import { SentenceStageView } from './SentenceStageView.tsx'
import { useSentenceStage, type SentenceStageOptions } from './useSentenceStage.ts'

const others = (['Nora', 'Rob', 'Ada', 'Tom'] as const).map((name, at) =>
  voiceListingFixture({
    voice_id: `flite-${name}`,
    voice_name: name,
    voice_speaker_id: name,
    voice_gender: at % 2 === 0 ? 'female' : 'male',
  }),
)

function Stage(options: SentenceStageOptions) {
  const stage = useSentenceStage(options)
  return (
    <div style={{ display: 'grid', gap: 48 }}>
      <SentenceStageView {...stage} />
      <SentencePair {...stage} />
    </div>
  )
}

const meta = {
  title: 'Voices/SentenceStage',
  component: Stage,
  args: {
    speakers: {
      languageCode: 'en',
      text: 'Chapter one. It was a bright morning in April.',
      voices: [speakingVoice(), ...others],
      traits: ['low', 'calm', 'fast', 'clear'],
      total: 5,
    },
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = { globals: { theme: 'both' } }

export const Written: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Write your own' }))
    await userEvent.keyboard('Good evening!')
    await expect(canvas.getByRole('textbox', { name: 'Your sentence' })).toHaveValue('Good evening!')
  },
}

export const OneVoice: Story = {
  args: { speakers: { ...meta.args.speakers, voices: [speakingVoice()], traits: [], total: 1 } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).queryByRole('list', { name: 'Other voices' })).toBeNull()
  },
}
