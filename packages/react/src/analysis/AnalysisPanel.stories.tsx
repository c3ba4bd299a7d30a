import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import { ANALYSIS_STATES } from './testing/analysisModel.ts'

const meta = {
  title: 'Analysis/AnalysisPanel',
  component: AnalysisPanelView,
  args: ANALYSIS_STATES.ready,
  globals: { theme: 'both' },
} satisfies Meta<typeof AnalysisPanelView>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the chart; the dev server first transforms the library. */
const drawn: Story['play'] = async ({ canvasElement }) => {
  const isDrawn = () =>
    expect(canvasElement.querySelector('[part~=analysis-chart]')).toHaveAttribute('data-status', 'drawn')
  await waitFor(isDrawn, { timeout: 10_000 })
}

export const Ready: Story = {}
export const Stored: Story = { args: ANALYSIS_STATES.stored, play: drawn }
export const Loading: Story = { args: ANALYSIS_STATES.loading }
export const WithoutAudio: Story = { args: ANALYSIS_STATES.withoutAudio }
export const NotStarted: Story = { args: ANALYSIS_STATES.notStarted }
export const NotLoaded: Story = { args: ANALYSIS_STATES.notLoaded }
export const NotMeasured: Story = { args: ANALYSIS_STATES.notMeasured, play: drawn }
export const Running: Story = { args: ANALYSIS_STATES.running, play: drawn }
export const Measuring: Story = { args: ANALYSIS_STATES.measuring, play: drawn }
export const Finished: Story = { args: ANALYSIS_STATES.finished, play: drawn }
export const Comparing: Story = { args: ANALYSIS_STATES.comparing, play: drawn }
export const Compared: Story = { args: ANALYSIS_STATES.compared, play: drawn }
export const NotCompared: Story = { args: ANALYSIS_STATES.notCompared, play: drawn }
export const RightToLeft: Story = { ...Finished, globals: { theme: 'both', direction: 'rtl' } }
