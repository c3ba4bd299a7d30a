import type { Meta, StoryObj } from '@storybook/react-vite'
import { RatingIndicator } from '../ratings/index.ts'
import { RatingPrompt } from '../ratings/prompt/index.ts'
import { playerModel, ready } from './testing/playerModel.ts'
import { VoicePlayerView } from './VoicePlayerView.tsx'

/** Every state of a player, in both themes. */
const meta = {
  title: 'Player/States',
  component: VoicePlayerView,
  globals: { theme: 'both' },
} satisfies Meta<typeof VoicePlayerView>

export default meta
type Story = StoryObj<typeof meta>

const model = playerModel()
const edited = { action: 'generate', isEdited: true } as const

export const Sample: Story = { args: model }

export const Male: Story = { args: { ...model, gender: 'male', title: 'Rob' } }

export const NoAudio: Story = {
  args: { ...model, ...edited, gender: 'none', stage: { ...model.stage, peaks: [], durationMs: null } },
}

export const Edited: Story = { args: { ...model, ...edited, text: 'Another text.' } }

export const Empty: Story = { args: { ...model, ...edited, text: '', canAct: false } }

export const OverLimit: Story = {
  args: { ...model, ...edited, text: 'Word after word. '.repeat(31), excess: 27, canAct: false },
}

export const NewText: Story = { args: { ...model, ...edited, text: 'A text from a popup.', isNewText: true } }

export const Generating: Story = {
  args: { ...model, ...edited, text: 'Another text.', canAct: false, generation: { status: 'generating' } },
}

export const Generated: Story = { args: { ...model, generation: ready } }

export const Held: Story = {
  args: {
    ...model,
    ...edited,
    generation: { status: 'held', message: 'Generation limit', until: new Date(Date.UTC(2026, 2, 5, 18, 30)) },
  },
}

export const Failed: Story = {
  args: { ...model, ...edited, generation: { status: 'failed', message: null } },
}

export const SoundFailed: Story = {
  args: {
    ...model,
    stage: { ...model.stage, status: 'error', problem: 'network' },
  },
}

export const Loading: Story = { args: { ...model, action: 'pause', stage: { ...model.stage, status: 'loading' } } }

export const Allowance: Story = {
  args: {
    ...model,
    ...edited,
    text: 'Another text.',
    allowance: { remaining: 3, limit: 5, isDaily: true, resetsAt: null },
  },
}

export const Resumes: Story = { args: { ...model, resumesAtMs: 72_000 } }

export const Rated: Story = {
  args: {
    ...model,
    indicator: <RatingIndicator voted={4} />,
    prompt: <RatingPrompt voiceName="Clara" open onRate={() => {}} onDismiss={() => {}} />,
  },
}

export const ReadOnly: Story = { args: { ...model, readOnly: true } }

const compact = { ...model, variant: 'compact', readOnly: true } as const

export const Compact: Story = { args: compact }

export const CompactWithoutCaptions: Story = { args: { ...compact, hasCaptions: false, href: null } }

export const CompactMale: Story = { args: { ...compact, gender: 'male', title: 'Rob', subtitle: 'eSpeak NG' } }

export const CompactNoAudio: Story = {
  args: { ...compact, gender: 'none', text: '', stage: { ...model.stage, peaks: [], marks: [], durationMs: null } },
}

export const CompactFailed: Story = {
  args: {
    ...compact,
    stage: { ...model.stage, status: 'error', problem: 'network' },
  },
}

export const MediumText: Story = { args: { ...model, text: `${model.text} `.repeat(4).trim() } }

export const LongText: Story = { args: { ...model, text: `${model.text} `.repeat(14).trim(), limit: 1000 } }

export const RightToLeft: Story = {
  args: { ...model, text: 'كانت ريح الشمال والشمس تتجادلان أيهما الأقوى.', languageCode: 'ar' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
}
