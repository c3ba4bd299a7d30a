import type { Meta, StoryObj } from '@storybook/react-vite'
import { SimilarVoicesCardView } from './SimilarVoicesCardView.tsx'
import { SIMILAR_STATES } from './testing/similarStates.ts'

const meta = {
  title: 'Similar/SimilarVoicesCard',
  component: SimilarVoicesCardView,
  args: { state: SIMILAR_STATES.ready, retry: () => {} },
} satisfies Meta<typeof SimilarVoicesCardView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Empty: Story = { args: { state: SIMILAR_STATES.empty } }
export const Loading: Story = { args: { state: SIMILAR_STATES.loading } }
export const Failed: Story = { args: { state: SIMILAR_STATES.failed } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
