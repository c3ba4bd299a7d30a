import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BlindLeaderboardView } from './BlindLeaderboardView.tsx'
import { scoreAxis } from './blindRows.ts'
import { leaderboardMessages } from './messages.ts'
import { BLIND_ROWS, blindBoardFixture } from './testing/blindBoard.ts'

const { rows: _rows, ...info } = blindBoardFixture()

const meta = {
  title: 'Leaderboard/BlindLeaderboard',
  component: BlindLeaderboardView,
  args: {
    texts: leaderboardMessages,
    status: 'ready',
    rows: BLIND_ROWS,
    axis: scoreAxis(BLIND_ROWS),
    info,
    blindUse: null,
    sort: { column: 'score', direction: 'descending' },
    more: null,
    fileUrl: '/api/v1/blind/votes.csv',
    onSort: () => {},
    onMore: () => {},
    onRetry: () => {},
    onUseChange: () => {},
    onLanguageChange: () => {},
  },
} satisfies Meta<typeof BlindLeaderboardView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const RightToLeft: Story = { globals: { theme: 'both', direction: 'rtl' } }
/** A row of a narrow table that shows what it has no columns for. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More about Noor' }))
    await expect(canvas.getByText('commercial use allowed', { selector: 'dd *' })).toBeVisible()
  },
}
export const Empty: Story = { args: { rows: [] } }
export const Loading: Story = { args: { status: 'loading', rows: [], info: null } }
export const Failed: Story = { args: { status: 'failed', rows: [], info: null } }
export const MoreToShow: Story = { args: { more: 'idle' } }
