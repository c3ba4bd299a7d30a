import type { Meta, StoryObj } from '@storybook/react-vite'
import { VoiceList, VoiceListSkeleton } from './VoiceList.tsx'
import { variedVoices } from './testing/variedVoices.ts'

const meta = {
  title: 'Voices/VoiceList',
  component: VoiceList,
  args: { voices: variedVoices() },
} satisfies Meta<typeof VoiceList>

export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {}
export const Rows: Story = { args: { view: 'list' } }
export const Busy: Story = { args: { busy: true } }
export const Skeleton: Story = { render: () => <VoiceListSkeleton count={6} /> }
export const SkeletonRows: Story = { render: () => <VoiceListSkeleton count={6} view="list" /> }
export const GridRightToLeft: Story = { globals: { direction: 'rtl' } }
export const RowsRightToLeft: Story = { ...Rows, globals: { direction: 'rtl' } }
