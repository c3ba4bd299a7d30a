import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoginNoticeView } from './LoginNoticeView.tsx'
import { sessionMessages } from './messages.ts'

const meta = {
  title: 'Session/LoginNotice',
  component: LoginNoticeView,
  args: {
    texts: sessionMessages,
    notice: 'waiting',
    pageUrl: '/api/v1/login?return=%2F',
    onWindow: () => {},
    onCancel: () => {},
  },
} satisfies Meta<typeof LoginNoticeView>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
export const WaitingWithCode: Story = { args: { matchingCode: '402917' } }
export const PopupBlocked: Story = { args: { notice: 'blocked' } }
export const PopupBlockedDark: Story = { args: { notice: 'blocked' }, globals: { theme: 'dark' } }
export const OnAnotherSite: Story = { args: { notice: 'blocked', pageUrl: null } }
export const ServerUnreachable: Story = { args: { notice: 'unreachable' } }
export const Complete: Story = { args: { notice: 'complete' } }
export const RightToLeft: Story = { ...WaitingWithCode, globals: { direction: 'rtl' } }
