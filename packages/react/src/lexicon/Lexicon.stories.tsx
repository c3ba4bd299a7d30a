import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { LexiconView } from './LexiconView.tsx'
import { lexiconMessages } from './messages.ts'
import { lexiconEntryFixture as entry } from './testing/lexiconFixture.ts'

const entries = [
  entry('Nguyen', { respelling: 'new yen', ipa: 'wɪn' }),
  entry('Siobhán', { respelling: null, ipa: 'ʃɪˈvɔːn', language_code: 'en' }),
  entry('US', { respelling: 'you ess', case_sensitive: true, whole_word: false, voice_id: 'flite-slt--anna' }),
]
const yes = () => Promise.resolve(true)

const meta = {
  title: 'Lexicon/Lexicon',
  component: LexiconView,
  args: {
    texts: lexiconMessages,
    list: { status: 'ready', entries },
    voices: [
      { voice_id: 'flite-slt--anna', voice_name: 'Anna', voice_language_code: 'en-US' },
      { voice_id: 'espeak-de--paul', voice_name: 'Paul', voice_language_code: 'de-DE' },
    ],
    voiceId: 'flite-slt--anna',
    isSaving: false,
    removed: null,
    heard: null,
    imported: null,
    problem: null,
    headingLevel: 2,
    onRetry: () => {},
    onSave: yes,
    onRemove: yes,
    onRestore: yes,
    onVoiceChange: () => {},
    onHear: () => {},
    onImport: () => {},
    onExport: () => Promise.resolve(),
  },
} satisfies Meta<typeof LexiconView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { globals: { theme: 'both' } }
export const Empty: Story = { args: { list: { status: 'ready', entries: [] } } }
export const Loading: Story = { args: { list: { status: 'loading' } } }
export const Failed: Story = { args: { list: { status: 'failed' } } }
export const NotSaved: Story = { args: { problem: { kind: 'save', message: null } } }
export const Removed: Story = { args: { removed: entry('Worcester', { respelling: 'wuster' }) } }
export const NotApplied: Story = { args: { heard: { id: 'Siobhán', isWaiting: false, unapplied: 'phonemes' } } }
export const LongTerm: Story = {
  args: { list: { status: 'ready', entries: [entry('Aa'.repeat(50), { respelling: 'bb'.repeat(100) })] } },
}
export const Imported: Story = {
  args: {
    imported: {
      added: 12,
      changed: 1,
      refused: [{ line: 4, term: '!?', reason: 'Write a term.' }],
      refused_count: 1,
    },
  },
}
export const Changing: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Nguyen' }))
    await expect(canvas.getByRole('form', { name: 'Change Nguyen' })).toBeVisible()
  },
}
