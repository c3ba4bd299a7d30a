import type { Meta, StoryObj } from '@storybook/react-vite'
import { variedVoices } from '../voices/testing/variedVoices.ts'
import { VoiceSearchView } from './VoiceSearchView.tsx'
import { searchMessages } from './messages.ts'

const nothing = () => {}

const meta = {
  title: 'Search/VoiceSearch',
  component: VoiceSearchView,
  args: {
    messages: searchMessages,
    id: 'search',
    text: 'cla',
    result: { status: 'found', query: 'cla', voices: variedVoices() },
    open: true,
    voices: variedVoices(),
    origin: 'found',
    activeIndex: 1,
    placeholder: searchMessages.placeholder(1284),
    hasSlash: true,
    inputRef: nothing,
    rootRef: nothing,
    onTextChange: nothing,
    onFocus: nothing,
    onKeyDown: nothing,
    onPoint: nothing,
    onSelect: nothing,
    onClear: nothing,
    onRetry: nothing,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420, minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VoiceSearchView>

export default meta
type Story = StoryObj<typeof meta>

const typed = { activeIndex: -1, voices: [] }

export const Found: Story = {}
export const Idle: Story = { args: { ...typed, open: false, text: '', result: { status: 'idle' } } }
export const Recent: Story = {
  args: { activeIndex: -1, voices: variedVoices().slice(0, 3), text: '', origin: 'recent', result: { status: 'idle' } },
}
export const Searching: Story = { args: { ...typed, result: { status: 'searching', query: 'cla' } } }
export const Empty: Story = { args: { ...typed, result: { status: 'empty', query: 'cla' } } }
export const Failed: Story = { args: { ...typed, result: { status: 'failed', query: 'cla' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
