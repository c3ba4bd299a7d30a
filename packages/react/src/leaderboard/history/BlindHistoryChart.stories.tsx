import type { Meta, StoryObj } from '@storybook/react-vite'
import { historyDays } from '../testing/historyDays.ts'
import { BlindHistoryChart } from './BlindHistoryChart.tsx'

const days = historyDays(
  ['2026-11-01', 1510, 60],
  ['2026-11-04', 1552, 48],
  ['2026-11-12', 1541, 34],
  ['2026-11-20', 1556, 26],
  ['2026-11-28', 1548, 22],
)

const meta = {
  title: 'Leaderboard/BlindHistoryChart',
  component: BlindHistoryChart,
  args: { history: { language_code: 'en', days } },
} satisfies Meta<typeof BlindHistoryChart>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const OfChangedVoice: Story = {
  args: {
    changes: [{ found_at: '2026-11-16T00:00:00.000Z', unchanged_at: '2026-10-16T00:00:00.000Z', differences: [] }],
  },
  globals: { theme: 'both' },
}
export const RightToLeft: Story = { globals: { theme: 'both', direction: 'rtl' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
