import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  createFakeClient,
  similarResultFixture,
  similarVoiceFixture,
  speechResponseFixture,
  toneUrl,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent } from 'storybook/test'
import { SayItSimilar } from './SayItSimilar.tsx'

const sound = (frequencyHz: number) => toneUrl({ durationMs: 4000, frequencyHz, sampleRate: 8000, amplitude: 0.05 })
const neighbours = [
  similarVoiceFixture({ voice_sample_url: sound(220) }),
  similarVoiceFixture({ voice_id: 'flite-a', voice_speaker_id: 'a', voice_name: 'Theo', voice_gender: 'male' }),
  similarVoiceFixture({ voice_id: 'flite-b', voice_speaker_id: 'b', voice_name: 'Bartholomew Featherstonehaugh' }),
]

const handlers: FakeHandlers = {
  'voices.similar': () => similarResultFixture({ overallSimilarResults: neighbours }),
  'voices.get': () => ({ voice: voiceFixture({ voice_sample_url: sound(180) }) }),
  'speech.generate': (input) => speechResponseFixture(input.text, { voice_snippet_audio_url: sound(200) }),
  'speech.patch': (input) => input,
  'account.status': () => ({}),
}
const runtime = (changed: FakeHandlers = {}) => ({ client: createFakeClient({ ...handlers, ...changed }) })

const meta = {
  title: 'Compare/SayItSimilar',
  component: SayItSimilar,
  args: { voice: voiceFixture(), text: voiceFixture().voice_sample_text },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof SayItSimilar>

export default meta
type Story = StoryObj<typeof meta>

export const Samples: Story = {}

export const TypedText: Story = {
  args: { text: 'My own words.' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play Nora' }))
    await expect(await canvas.findByRole('button', { name: 'Pause Nora' })).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { runtime: runtime({ 'voices.similar': () => new Promise<never>(() => {}) }) },
}

export const Failed: Story = {
  parameters: { runtime: runtime({ 'voices.similar': () => Promise.reject(new Error('offline')) }) },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
