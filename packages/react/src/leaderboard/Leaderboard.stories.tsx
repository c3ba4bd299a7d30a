import type { Meta, StoryObj } from '@storybook/react-vite'
import { LeaderboardView } from './LeaderboardView.tsx'
import { rankedVoices, unrankedVoices } from './leaderboardRows.ts'
import { leaderboardMessages } from './messages.ts'
import { RATED_VOICES } from './testing/ratedVoices.ts'

const meta = {
  title: 'Leaderboard',
  component: LeaderboardView,
  args: {
    texts: leaderboardMessages,
    status: 'ready',
    rows: rankedVoices(RATED_VOICES),
    unranked: unrankedVoices(RATED_VOICES),
    sort: { column: 'rank', direction: 'ascending' },
    more: null,
    onSort: () => {},
    onMore: () => {},
    onRetry: () => {},
  },
} satisfies Meta<typeof LeaderboardView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const ByVotes: Story = { args: { sort: { column: 'votes', direction: 'descending' } } }
export const NoneRanked: Story = { args: { rows: [] } }
export const Empty: Story = { args: { rows: [], unranked: [] } }
export const MoreToShow: Story = { args: { unranked: [], more: 'idle' } }
export const LoadingMore: Story = { args: { unranked: [], more: 'loading' } }
export const MoreFailed: Story = { args: { unranked: [], more: 'failed' } }
export const Loading: Story = { args: { status: 'loading', rows: [], unranked: [] } }
export const Failed: Story = { args: { status: 'failed', rows: [], unranked: [] } }
export const LoadingRightToLeft: Story = { ...Loading, globals: { direction: 'rtl' } }
