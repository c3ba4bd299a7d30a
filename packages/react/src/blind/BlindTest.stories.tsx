import type { Meta, StoryObj } from '@storybook/react-vite'
import { createPlayback } from '@voice-rankings/playback'
import { BlindTestView } from './BlindTestView.tsx'
import type { BlindStage } from './blindStore.ts'
import { blindMessages } from './messages.ts'
import { openPair } from './openPair.ts'
import { blindPairFixture, blindResultFixture, blindRound, blindSummaryFixture } from './testing/blindFixture.ts'

const pair = openPair(blindPairFixture(4), {
  client: { url: () => 'data:audio/wav;base64,' },
  playback: createPlayback({ openChannel: null }),
})
const listening = (left: number, right: number): BlindStage => ({
  status: 'listening',
  pair,
  heard: { left, right },
  sending: null,
})
const voted = (choice: 'left' | 'tie' | 'both_bad'): BlindStage => ({
  status: 'voted',
  pair,
  heard: { left: 1, right: 1 },
  result: blindResultFixture(choice),
  undoUntil: 0,
  isUndoing: false,
})

const meta = {
  title: 'BlindTest',
  component: BlindTestView,
  args: {
    texts: blindMessages,
    setting: { languageCode: 'en', blindUse: 'numbers', text: '' },
    stage: listening(1, 0.46),
    round: blindRound(3),
    notice: null,
    languageCodes: ['en', 'de', 'fr'],
    sounds: { left: 'ended', right: 'idle' },
    isLoggedIn: false,
    headingLevel: 2,
    onToggle: () => {},
    onPause: () => {},
    onVote: () => Promise.resolve(),
    onUndo: () => Promise.resolve(),
    onNext: () => {},
    onRetry: () => {},
    onLanguageChange: () => {},
    onUseChange: () => {},
    onSay: () => {},
    onWrite: () => {},
    onLogin: () => {},
  },
} satisfies Meta<typeof BlindTestView>

export default meta
type Story = StoryObj<typeof meta>

export const Listening: Story = { globals: { theme: 'both' } }
export const Heard: Story = { args: { stage: listening(1, 0.7) }, globals: { theme: 'both' } }
export const Voted: Story = { args: { stage: voted('left') }, globals: { theme: 'both' } }
export const Tie: Story = { args: { stage: voted('tie') } }
export const BothBad: Story = { args: { stage: voted('both_bad') } }
export const Skipped: Story = { args: { notice: { kind: 'skipped', message: null } } }
export const VoteFailed: Story = { args: { stage: listening(1, 1), notice: { kind: 'vote', message: null } } }
export const Loading: Story = { args: { stage: { status: 'loading', sentence: null }, round: null } }
export const Failed: Story = { args: { stage: { status: 'failed', message: null } } }
export const Writing: Story = {
  args: { stage: { status: 'writing' }, setting: { languageCode: 'en', blindUse: 'own', text: '' } },
}
export const Summary: Story = {
  args: { stage: { status: 'summary', summary: blindSummaryFixture() }, round: blindRound(10) },
  globals: { theme: 'both' },
}
export const RightToLeft: Story = { args: { stage: voted('left') }, globals: { theme: 'both', direction: 'rtl' } }
