import type { Stars } from '@voice-rankings/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RatingIndicator } from './RatingIndicator.tsx'
import { RatingPrompt } from './prompt/index.ts'
import { RatingScore } from './RatingScore.tsx'
import { StarRating } from './StarRating.tsx'

const meta = {
  title: 'Ratings',
  component: RatingPrompt,
  args: { voiceName: 'Amara', open: true, onRate: fn(), onDismiss: fn() },
} satisfies Meta<typeof RatingPrompt>

export default meta
type Story = StoryObj<typeof meta>

export const Prompt: Story = {
  globals: { theme: 'both' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
}

export const PromptByKeyboard: Story = {
  args: { onRate: fn(), onDismiss: fn() },
  async play({ args, canvas }) {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: '1 Poor' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '4 Great' })).toBeChecked()
    await expect(args.onRate).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRate).toHaveBeenCalledWith(4)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

function Movable({ initial }: { initial: Stars | null }) {
  const [value, setValue] = useState(initial)
  return <StarRating label="Your rating" value={value} onRate={setValue} />
}

export const StarsNone: Story = { render: () => <Movable initial={null} />, globals: { theme: 'both' } }
export const StarsFour: Story = { render: () => <Movable initial={4} />, globals: { theme: 'both' } }
export const StarsFromRightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Movable initial={2} />
    </div>
  ),
}

export const Indicator: Story = {
  globals: { theme: 'both' },
  render: () => (
    <>
      <RatingIndicator voted={null} /> <br />
      <RatingIndicator voted={4} />
    </>
  ),
}

const ranked = {
  voice_id: 'ranked',
  voice_rating: { score: 4.31, count: 1032, low: 4.12, high: 4.5, excluded: 3 },
  voice_rating_count: 1032,
}
const unranked = { voice_id: 'unranked', voice_rating: null, voice_rating_count: 3 }

export const Score: Story = {
  globals: { theme: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <RatingScore voice={ranked} />
      <RatingScore voice={ranked} variant="compact" />
      <RatingScore voice={unranked} />
      <RatingScore voice={unranked} variant="compact" />
    </div>
  ),
}
export const ScoreRightToLeft: Story = { ...Score, globals: { theme: 'both', direction: 'rtl' } }
