import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRuntime } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LoginDialog } from './LoginDialog.tsx'
import { LoginDialogView } from './LoginDialogView.tsx'
import { sessionMessages } from './messages.ts'

const meta = {
  title: 'Session/LoginDialog',
  component: LoginDialogView,
  args: {
    texts: sessionMessages,
    open: true,
    title: 'Join Voice Rankings',
    description: 'Log in to favorite voices',
    onChoose: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof LoginDialogView>

export default meta
type Story = StoryObj<typeof meta>

export const ForFavorites: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const BeforeAnyCall: Story = { args: sessionMessages.initial }
export const WithoutTexts: Story = { args: sessionMessages.fallback }
export const LongTexts: Story = {
  args: {
    title: 'Join to Create Collections',
    description: 'Become a member to save and share your own voice collections.',
  },
}

function Gated() {
  const { loginPrompt } = useRuntime()
  return (
    <>
      <Button onClick={() => loginPrompt.open()}>Something for members</Button>
      <LoginDialog />
      <LoginDialog />
    </>
  )
}

/** Of several dialogs on a page, one opens; Escape closes it and restores focus. */
export const OpenedAndClosed: Story = {
  render: () => <Gated />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Something for members' }))
    await expect(await screen.findAllByRole('dialog', { name: 'Join to Continue' })).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login / Sign Up' })).toHaveFocus())
    await userEvent.keyboard('{Tab}')
    await expect(screen.getByRole('button', { name: 'Maybe Later' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Something for members' })).toHaveFocus())
  },
}
