import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { shareMessages } from './messages.ts'
import { ShareDialog } from './ShareDialog.tsx'

const nothing = () => {}
const url = 'https://voices.example/voice/flite/female/slt--plain'

// Without the server of the voice, the preview says that it could not be loaded; `Live` shows it.
const meta = {
  title: 'Share/ShareDialog',
  component: ShareDialog,
  args: {
    tab: 'embed',
    shared: { url, title: 'Clara, a text-to-speech voice' },
    embed: {
      origin: 'https://voices.example',
      voice: 'flite/female/slt--plain',
      snippet: null,
      name: 'Clara, a text-to-speech voice',
      gender: 'female',
      soundUrl: 'https://voices.example/a.mp3',
    },
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
} satisfies Meta<typeof ShareDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Embed: Story = {}
export const EmbedDark: Story = { globals: { theme: 'dark' } }
export const EmbedCopied: Story = { args: { copied: 'embed' } }
export const EmbedOnPhone: Story = { globals: { viewport: { value: 'mobile1' } } }
/** Another form of the player, with its code. */
const inForm = (name: string, code: string): Story => ({
  async play() {
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${name}`) }))
    await expect(screen.getByRole('region', { name: 'Code' })).toHaveTextContent(code)
  },
})
export const EmbedCompact = inForm('Compact', 'size=compact')
export const EmbedFrame = inForm('Frame', '<iframe')
export const EmbedSoundOnly = inForm('Sound only', '<audio')
export const PrivateSnippet: Story = {
  args: { embed: { ...meta.args.embed, snippet: 'k7Qd2m' }, visibility: { status: 'private' } },
}
export const OwnSnippet: Story = {
  args: { embed: { ...meta.args.embed, snippet: 'k7Qd2m' }, visibility: { status: 'public' } },
}
export const Link: Story = { args: { tab: 'link' } }
export const NotCopied: Story = { args: { tab: 'link', problem: shareMessages.copyFailed } }
export const Post: Story = { args: { tab: 'post', hasSystemShare: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
