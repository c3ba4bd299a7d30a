import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { Dialog } from '../ui/index.ts'
import { accountMessages } from './messages.ts'
import { UsernameFormView } from './UsernameFormView.tsx'

/** Not a story argument, because Storybook clones arguments deeply. */
const input = createRef<HTMLInputElement>()

const meta = {
  title: 'Account/UsernameDialog',
  component: UsernameFormView,
  args: {
    texts: accountMessages,
    text: 'lindgren',
    availability: 'unknown',
    message: null,
    isSaving: false,
    problem: null,
    canSave: false,
    inputRef: () => {},
    onTextChange: () => {},
    onSave: () => {},
    onCancel: () => {},
  },
  render: (args) => (
    <Dialog title={accountMessages.changeUsername} closeLabel={accountMessages.close} initialFocus={input} open>
      <UsernameFormView {...args} inputRef={input} />
    </Dialog>
  ),
} satisfies Meta<typeof UsernameFormView>

export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = {}
export const TooShort: Story = { args: { text: 'li', availability: 'unavailable', message: 'too_short' } }
export const Checking: Story = { args: { text: 'astrid', availability: 'checking' } }
export const Available: Story = {
  args: { text: 'astrid', availability: 'available', message: 'available', canSave: true },
}
export const AvailableDark: Story = { args: Available.args, globals: { theme: 'dark' } }
export const Taken: Story = { args: { text: 'bob', availability: 'unavailable', message: 'taken' } }
export const TakenDark: Story = { args: Taken.args, globals: { theme: 'dark' } }
export const CheckFailed: Story = { args: { text: 'astrid', message: 'check_failed' } }
export const Saving: Story = {
  args: { text: 'astrid', availability: 'available', message: 'available', isSaving: true },
}
export const SaveFailed: Story = {
  args: { ...Available.args, problem: accountMessages.saveFailed },
}
