import type { Meta, StoryObj } from '@storybook/react-vite'
import { BLIND_POINTS } from '../testing/blindPoints.ts'
import { BlindPriceChart } from './BlindPriceChart.tsx'

const meta = {
  title: 'Leaderboard/BlindPriceChart',
  component: BlindPriceChart,
  args: { points: BLIND_POINTS },
} satisfies Meta<typeof BlindPriceChart>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const RightToLeft: Story = { globals: { theme: 'both', direction: 'rtl' } }
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
export const OnlyFree: Story = { args: { points: BLIND_POINTS.slice(0, 2) } }
export const TooFew: Story = { args: { points: [] } }
