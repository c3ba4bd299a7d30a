import type { Meta, StoryObj } from '@storybook/react-vite'
import { toneUrl } from '@voice-rankings/testkit'
import { expect } from 'storybook/test'
import { AlignRecordingView } from './AlignRecordingView.tsx'
import { recordingsMessages } from './messages.ts'
import type { ChosenFile, TimedRecording } from './recordingStore.ts'
import { DURATION_MS, fileOf, TEXT, timesFixture } from './testing/recording.ts'

const file: ChosenFile = {
  audio: fileOf(),
  url: toneUrl({ durationMs: DURATION_MS, sampleRate: 8000, amplitude: 0.05 }),
  durationMs: DURATION_MS,
  close: () => {},
}
const recording: TimedRecording = { file, times: timesFixture(), text: TEXT, languageCode: 'en', gender: 'female' }
const LINES = `<script type="module" src="https://voices.example/embed/v1/elements.js"></script>
<voice-player src="owl%20story.mp3" marks="owl%20story.vtt" peaks="owl%20story.peaks.json" title="owl story"></voice-player>`

const chosen = { file: { status: 'ready', file }, text: TEXT, missing: null } as const

const meta = {
  title: 'Recordings/AlignRecording',
  component: AlignRecordingView,
  args: {
    headingLevel: 1,
    texts: recordingsMessages,
    file: { status: 'none' },
    timing: { status: 'idle' },
    text: '',
    limit: 40_000,
    excess: 0,
    languageCode: 'en',
    languages: [
      { value: 'en', label: 'English' },
      { value: 'de', label: 'German' },
    ],
    gender: 'none',
    missing: 'file',
    href: undefined,
    code: null,
    copied: 'idle',
    onChoose: () => {},
    onTextChange: () => {},
    onLanguageChange: () => {},
    onGenderChange: () => {},
    onAlign: () => {},
    onEdit: () => {},
    onStartOver: () => {},
    onSave: () => {},
    onCopy: () => {},
    onTrack: () => {},
    onPlayFrom: () => {},
  },
} satisfies Meta<typeof AlignRecordingView>

export default meta
type Story = StoryObj<typeof meta>

const result = (changed: Partial<TimedRecording> = {}): Story['args'] => ({
  ...chosen,
  timing: { status: 'ready', recording: { ...recording, ...changed } },
  code: LINES,
})

export const Empty: Story = {}
export const EmptyDark: Story = { globals: { theme: 'dark' } }
export const Opening: Story = { args: { file: { status: 'opening', name: 'owl story.mp3' } } }
export const Unreadable: Story = { args: { file: { status: 'refused', name: 'owl.pdf', reason: 'unreadable' } } }
export const TooLarge: Story = { args: { file: { status: 'refused', name: 'owl.wav', reason: 'size' } } }
export const TooLong: Story = { args: { file: { status: 'refused', name: 'owl.mp3', reason: 'length' } } }
export const WithoutText: Story = { args: { ...chosen, text: '', missing: 'text' } }
export const Ready: Story = { args: chosen }
export const TextTooLong: Story = { args: { ...chosen, excess: 12 } }
export const Aligning: Story = { args: { ...chosen, timing: { status: 'aligning', share: 0.4 } } }
export const Failed: Story = { args: { ...chosen, timing: { status: 'failed', reason: 'server', message: null } } }

export const Unconverted: Story = { args: { ...chosen, timing: { status: 'failed', reason: 'format' } } }
export const Result: Story = {
  args: result(),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Your recording' })).toHaveFocus()
  },
}
export const ResultDark: Story = { args: result(), globals: { theme: 'dark' } }
export const Estimated: Story = {
  args: result({ times: timesFixture({ timing_source: 'estimated' }), languageCode: 'de', gender: undefined }),
}
export const Differing: Story = {
  args: result({ times: timesFixture({ misfit: { offset: TEXT.indexOf('and flew'), seconds: 3.2 } }) }),
}
export const NotCopied: Story = { args: { ...result(), copied: 'failed' } }
