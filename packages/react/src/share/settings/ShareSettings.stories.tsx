import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShareSettings as Settings } from '@voice-rankings/contract'
import { createFakeClient } from '@voice-rankings/testkit'
import { expect, userEvent, within } from 'storybook/test'
import { ShareSettings } from './ShareSettings.tsx'
import { LINK, PLAYLIST, SHARE, TARGET } from './testing/shareFixture.ts'

const given = (share: Partial<Settings> = {}) => ({
  runtime: {
    client: createFakeClient({
      'shares.get': () => ({ share: { ...SHARE, ...share } }),
      'shares.createLink': () => ({ share_link: { ...LINK, link_id: 'l2' }, share_token: 'secret' }),
      'shares.revokeLink': (input) => input,
    }),
  },
})

const meta = {
  title: 'Share/ShareSettings',
  component: ShareSettings,
  args: { target: TARGET },
  parameters: given(),
} satisfies Meta<typeof ShareSettings>

export default meta
type Story = StoryObj<typeof meta>

export const Unlisted: Story = { globals: { theme: 'both' } }
export const Private: Story = { parameters: given({ share_visibility: 'private' }) }
export const Collection: Story = { parameters: given({ share_kind: 'collection', target_name: 'Calm readers' }) }
export const Work: Story = { parameters: given({ share_kind: 'work', target_name: 'The river' }) }
export const Podcast: Story = {
  args: { target: PLAYLIST },
  parameters: given({ ...PLAYLIST, target_name: 'Evening reading' }),
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create podcast' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Copy podcast address' })).toBeVisible()
  },
}
export const PublicPlaylist: Story = {
  args: { target: PLAYLIST },
  parameters: given({ ...PLAYLIST, target_name: 'Evening reading', share_visibility: 'public' }),
}
export const NewLink: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create link' }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
export const Revoked: Story = {
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Revoke the link of / }))
    await expect(await within(canvasElement).findByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
