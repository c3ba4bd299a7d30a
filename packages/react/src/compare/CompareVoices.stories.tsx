import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Voice } from '@voice-rankings/contract'
import { HoldError, RequestError } from '@voice-rankings/sdk'
import {
  createFakeClient,
  marksFixture,
  searchResultFixture,
  similarResultFixture,
  speechResponseFixture,
  toneUrl,
  voiceFixture,
} from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor } from 'storybook/test'
import { CompareVoices } from './CompareVoices.tsx'

const TEXT = 'Hello, and welcome. I am your voice assistant, here to help you every day.'

function speaking(overrides: Partial<Voice>, durationMs: number, frequencyHz: number): Voice {
  return voiceFixture({
    voice_sample_text: TEXT,
    voice_sample_duration: durationMs,
    voice_sample_word_times: marksFixture(TEXT, durationMs),
    voice_sample_url: toneUrl({ durationMs, frequencyHz, sampleRate: 8000, amplitude: 0.05 }),
    ...overrides,
  })
}

const male = { voice_gender: 'male', voice_service: 'espeak' } as const
const voices = [
  speaking({}, 5000, 220),
  speaking({ ...male, voice_name: 'Theo', voice_speaker_id: 'en+m3--calm', voice_pitch_hz: 108 }, 4200, 110),
  speaking({ voice_name: 'Noor', voice_speaker_id: 'awb--bright', voice_pitch_hz: 231, voice_energy: null }, 6100, 260),
]
const ids = voices.map(({ voice_id }) => voice_id)

const handlers: FakeHandlers = {
  'speech.generate': (input) =>
    speechResponseFixture(input.text, {
      voice_snippet_id: input.voice_id,
      voice_snippet_audio_url: toneUrl({ durationMs: 2000, sampleRate: 8000, amplitude: 0.05 }),
    }),
  'speech.patch': (input) => input,
  'voices.search': () => searchResultFixture(),
  'voices.similar': () => similarResultFixture(),
  'account.status': () => ({}),
}
const runtime = (changed: FakeHandlers = {}) => ({ client: createFakeClient({ ...handlers, ...changed }) })
const refusal = { status: 429, code: 'hold', message: 'You have generated a lot.', issues: [], requestId: null }

const meta = {
  title: 'Compare/CompareVoices',
  component: CompareVoices,
  args: { voiceIds: ids, known: voices, headingLevel: 1 },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof CompareVoices>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const OneVoice: Story = { args: { voiceIds: ids.slice(0, 1) } }

export const NewText: Story = { args: { text: 'The tide came in quietly, and nobody on the pier noticed.' } }

export const Loading: Story = {
  args: { known: voices.slice(0, 1) },
  parameters: { runtime: runtime({ 'voices.get': () => new Promise<never>(() => {}) }) },
}

export const Missing: Story = {
  args: { known: voices.slice(0, 2) },
  parameters: {
    runtime: runtime({
      'voices.get'() {
        throw new RequestError({ ...refusal, status: 404, code: 'not_found' })
      },
    }),
  },
}

export const Refused: Story = {
  name: 'A hold, used up credits, and a voice that spoke',
  args: { text: 'Something new.' },
  parameters: {
    runtime: runtime({
      'speech.generate': (input) => {
        if (input.voice_id === ids[0]) throw new HoldError(refusal, new Date(Date.UTC(2026, 0, 15, 15)))
        if (input.voice_id === ids[1])
          throw new RequestError({
            ...refusal,
            status: 402,
            code: 'credits_used_up',
            message: 'Your credits are used up.',
          })
        return speechResponseFixture(input.text)
      },
    }),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate in 3 voices' }))
    await expect(await canvas.findByText(/Until January 15, 2026/)).toBeVisible()
    await expect(await canvas.findByText('Your credits are used up.')).toBeVisible()
  },
}

export const BlindChoice: Story = {
  name: 'Blind: names, colours and numbers are hidden',
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the names' }))
    await expect(canvas.queryByText('Clara')).toBeNull()
  },
}

export const Revealed: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the names' }))
    await userEvent.click(canvas.getByRole('button', { name: 'I like this one best: Voice B' }))
    await expect(canvas.getByText('Your choice')).toBeVisible()
  },
}

export const Switching: Story = {
  name: 'one key goes on in the next voice, at the same word',
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Play Clara' }))
    await waitFor(() => expect(CSS.highlights.get('voice-word')?.size).toBe(1), { timeout: 5000 })
    await userEvent.keyboard('x')
    await expect(await canvas.findByRole('button', { name: 'Pause Theo' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Play Clara' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Theo' }))
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
