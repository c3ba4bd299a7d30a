import type { Meta, StoryObj } from '@storybook/react-vite'
import { OFFERED_FORMATS } from '@voice-rankings/contract'
import { DownloadButtonView } from './DownloadButtonView.tsx'
import { downloadsMessages } from './messages.ts'

const nothing = () => {}

const meta = {
  title: 'Downloads/DownloadButton',
  component: DownloadButtonView,
  args: {
    hasAudio: true,
    open: false,
    work: { status: 'idle' },
    formats: OFFERED_FORMATS,
    onOpenChange: nothing,
    onDownload: nothing,
    onConvert: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260, minHeight: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadButtonView>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { globals: { theme: 'both' } }
export const NothingRecorded: Story = { args: { hasAudio: false } }
export const Downloading: Story = { args: { work: { status: 'downloading' } } }
export const Failed: Story = {
  globals: { theme: 'both' },
  args: { work: { status: 'failed', format: null, message: downloadsMessages.failed } },
}
export const Formats: Story = { args: { open: true } }
export const FormatsDark: Story = { globals: { theme: 'dark' }, args: { open: true } }
export const Converting: Story = { args: { open: true, work: { status: 'converting', format: 'flac' } } }
export const Saved: Story = { args: { open: true, work: { status: 'saved', format: 'flac' } } }
export const ConversionFailed: Story = {
  args: { open: true, work: { status: 'failed', format: 'opus', message: downloadsMessages.conversionFailed } },
}
export const RightToLeft: Story = { ...Converting, globals: { direction: 'rtl' } }
