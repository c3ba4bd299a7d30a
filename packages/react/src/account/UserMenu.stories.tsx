import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, profileFixture } from '@voice-rankings/testkit'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { UserMenu } from './UserMenu.tsx'

const PAGES = {
  voices: '/app/voices',
  collections: '/app/collections',
  playlists: '/app/playlists',
  snippets: '/app/snippets',
  account: '/app/account',
}

/** Runtime of a signed-in user. */
function signedIn(profile = profileFixture()) {
  return { user: profile, client: createFakeClient({ 'account.status': () => ({ user: profile }) }) }
}

const meta = {
  title: 'Account/UserMenu',
  component: UserMenu,
  args: { pages: PAGES },
  parameters: { runtime: signedIn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'start', justifyContent: 'flex-end', minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserMenu>

export default meta
type Story = StoryObj<typeof meta>

const openMenu: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
}

export const Closed: Story = {}
export const Open: Story = { play: openMenu }
export const OpenDark: Story = { play: openMenu, globals: { theme: 'dark' } }
export const NothingLeft: Story = {
  play: openMenu,
  parameters: {
    runtime: signedIn(
      profileFixture({
        username: 'a-very-long-name-of-forty-characters-at-m',
        user_email: 'a.very.long.address.of.somebody@a-very-long-domain.example.com',
        total_credits: 1_000_000,
        voice_credits: 1_000_000,
      }),
    ),
  },
}
export const WithoutPages: Story = { play: openMenu, args: { pages: {} } }

export const ByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await screen.findByRole('menu'))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'My Voices' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown>5/}{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Change Username' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
}
export const RightToLeft: Story = { ...NothingLeft, globals: { direction: 'rtl' } }
