import type { Meta, StoryObj } from '@storybook/react-vite'
import { ShareMenuView } from './ShareMenuView.tsx'
import { shareMessages } from './messages.ts'

const nothing = () => {}
const shared = { url: 'https://voices.example/voice/flite/female/slt--plain', title: 'Clara, a text-to-speech voice' }

const meta = {
  title: 'Share/ShareMenu',
  component: ShareMenuView,
  args: {
    open: true,
    shared,
    embed: null,
    tab: null,
    hasSystemShare: false,
    copied: null,
    visibility: null,
    problem: null,
    onOpenChange: nothing,
    onCopyLink: nothing,
    onCopyEmbed: nothing,
    onCopyBadge: nothing,
    onTabChange: nothing,
    onSystemShare: nothing,
    onSharedChange: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShareMenuView>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { globals: { theme: 'both' }, args: { open: false, shared: null } }
export const Open: Story = {}
export const OpenDark: Story = { globals: { theme: 'dark' } }
export const Copied: Story = { args: { copied: 'link' } }
export const OnPhone: Story = { args: { hasSystemShare: true } }
export const NotCopied: Story = { args: { problem: shareMessages.copyFailed } }
export const OwnSnippet: Story = { args: { visibility: { status: 'public' } } }
export const PrivateSnippet: Story = { args: { visibility: { status: 'private' } } }
export const Changing: Story = { args: { visibility: { status: 'changing', to: 'public' } } }
export const RightToLeft: Story = { ...Copied, globals: { direction: 'rtl' } }
