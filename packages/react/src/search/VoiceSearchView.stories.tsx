import type { Meta, StoryObj } from '@storybook/react-vite'
import { variedVoices } from '../voices/testing/variedVoices.ts'
import { VoiceSearchView } from './VoiceSearchView.tsx'
import { searchMessages } from './messages.ts'
import type { SearchGroup } from './searchGroups.ts'

const nothing = () => {}
const NOTHING_MORE = { terms: [], total: 0, nearby: [] }

const groupOf = (name: 'voices' | 'recent' | 'nearest', voices = variedVoices()): SearchGroup => ({
  name,
  entries: voices.map((voice) => ({ kind: 'voice', voice })),
})

const german = { filter: 'languageCode', value: 'de', words: 'german', count: 6 } as const
const calm = { filter: 'traits', value: 'calm', words: 'calm', count: 24 } as const
const narration = { filter: 'categories', value: 'narration', words: 'audiobook', count: 85 } as const

const meta = {
  title: 'Search/VoiceSearch',
  component: VoiceSearchView,
  args: {
    messages: searchMessages,
    id: 'search',
    text: 'cla',
    result: { status: 'found', query: 'cla', voices: variedVoices(), ...NOTHING_MORE },
    open: true,
    groups: [groupOf('voices')],
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

const typed = { activeIndex: -1, groups: [] }

export const Found: Story = {}
export const Idle: Story = { args: { ...typed, open: false, text: '', result: { status: 'idle' } } }
export const Recent: Story = {
  args: {
    activeIndex: -1,
    groups: [groupOf('recent', variedVoices().slice(0, 3))],
    text: '',
    result: { status: 'idle' },
  },
}
export const Searching: Story = { args: { ...typed, result: { status: 'searching', query: 'cla' } } }
export const Empty: Story = { args: { ...typed, result: { status: 'empty', query: 'cla', ...NOTHING_MORE } } }
export const Nearest: Story = {
  args: {
    text: 'grta',
    activeIndex: -1,
    result: { status: 'empty', query: 'grta', ...NOTHING_MORE },
    groups: [groupOf('nearest', variedVoices().slice(0, 3))],
  },
}
export const Help: Story = {
  args: {
    text: 'embed',
    activeIndex: 0,
    result: { status: 'empty', query: 'embed', ...NOTHING_MORE },
    groups: [{ name: 'help', entries: [{ kind: 'help', topic: 'embed', path: '/docs/start/blog/' }] }],
  },
}
export const Understood: Story = {
  args: {
    text: 'calm german audiobook',
    activeIndex: 0,
    result: {
      status: 'found',
      query: 'calm german audiobook',
      voices: variedVoices(),
      terms: [calm, german, narration],
      total: 14,
      nearby: [],
    },
    groups: [
      { name: 'all', entries: [{ kind: 'catalogue', term: null, count: 14, path: '/voices' }] },
      groupOf('voices', variedVoices().slice(0, 3)),
      {
        name: 'languageCode',
        entries: [{ kind: 'catalogue', term: german, count: 6, path: '/voices?languageCode=de' }],
      },
      {
        name: 'categories',
        entries: [{ kind: 'catalogue', term: narration, count: 85, path: '/voices?categories=narration' }],
      },
    ],
  },
}
export const Failed: Story = { args: { ...typed, result: { status: 'failed', query: 'cla' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
