import type { Meta, StoryObj } from '@storybook/react-vite'
import { profileFixture } from '@voice-rankings/testkit'
import { AccountDataView } from './AccountDataView.tsx'
import { accountDataMessages } from './messages.ts'

const meta = {
  title: 'Account/AccountData',
  component: AccountDataView,
  args: {
    texts: accountDataMessages,
    profile: profileFixture(),
    saving: { status: 'idle' },
    deletion: { status: 'asking' },
    asksPassword: false,
    logoutHref: '/api/v1/logout?return=/app/account',
    onSave: () => {},
    onDelete: () => {},
    onReset: () => {},
  },
} satisfies Meta<typeof AccountDataView>

export default meta
type Story = StoryObj<typeof meta>

const deleting = { defaultDeleting: true, asksPassword: true }

export const Page: Story = {}
export const PageDark: Story = { globals: { theme: 'dark' } }
export const LongName: Story = {
  args: {
    profile: profileFixture({
      username: 'a-very-long-name-of-forty-characters-at-m',
      user_email: 'a.very.long.address.of.somebody@a-very-long-domain.example.com',
    }),
  },
}
export const Saving: Story = { args: { saving: { status: 'saving' } } }
export const Saved: Story = { args: { saving: { status: 'saved' } } }
export const SaveFailed: Story = { args: { saving: { status: 'failed', message: null } } }
export const Asking: Story = { args: { defaultDeleting: true } }
export const AskingPassword: Story = { args: deleting }
export const AskingPasswordDark: Story = { args: deleting, globals: { theme: 'dark' } }
export const Deleting: Story = { args: { ...deleting, deletion: { status: 'deleting' } } }
export const DeleteFailed: Story = {
  args: { ...deleting, deletion: { status: 'failed', message: null, needsLogin: false } },
}
export const NeedsLogin: Story = {
  args: { defaultDeleting: true, deletion: { status: 'failed', message: null, needsLogin: true } },
}
