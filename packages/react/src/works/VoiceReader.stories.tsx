import type { Meta, StoryObj } from '@storybook/react-vite'
import type { LexiconEntry, Work } from '@voice-rankings/contract'
import { createFakeClient, profileFixture, searchResultFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { speechFixture, workFixture } from './testing/workFixture.ts'
import { refusal } from '../testing/refusal.ts'
import { VoiceReader } from './VoiceReader.tsx'

const refuse = () => {
  throw new Error('The story refuses.')
}
const handlers: FakeHandlers = {
  'works.sentence': (input) => speechFixture(Number(input.sentence_index)),
  'works.savePosition': (input) => ({ position: input }),
}
const runtime = (changed: FakeHandlers = {}): RuntimeOptions => ({
  client: createFakeClient({ ...handlers, ...changed }),
  user: profileFixture(),
})

const meta = {
  title: 'Works/VoiceReader',
  component: VoiceReader,
  args: { workId: 'w1', initial: workFixture(), listHref: '/read' },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof VoiceReader>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}

export const ReadsSentenceBySentence: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Read aloud' }))
    const state = (index: number) =>
      canvasElement.querySelector(`[data-sentence="${index}"]`)?.getAttribute('data-state')
    await waitFor(() => expect([state(0), state(1)]).toEqual(['past', 'now']), { timeout: 5000 })
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    await expect(canvas.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  },
}

export const Speaking: Story = {
  args: { initial: workFixture({ work_status: 'speaking', spoken_count: 2 }) },
  parameters: { runtime: runtime({ 'works.progress': () => new Promise<never>(() => {}) }) },
}

export const SpeechFailed: Story = {
  args: {
    initial: workFixture({
      work_status: 'failed',
      spoken_count: 5,
      work_failure: '1 sentence could not be spoken. Change the text or the voice, or try again.',
    }),
  },
}

const entry: LexiconEntry = {
  lexicon_entry_id: 'e1',
  term: 'bank',
  respelling: 'benk',
  ipa: null,
  language_code: null,
  voice_id: null,
  case_sensitive: false,
  whole_word: true,
}

export const Pronunciations: Story = {
  args: { lexiconOpen: true },
  parameters: {
    runtime: runtime({ 'lexicon.list': () => ({ entries: [entry] }), 'voices.search': () => searchResultFixture() }),
  },
  async play({ canvasElement }) {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Pronunciations of this text' })
    await waitFor(() => expect(within(dialog).getByText('benk')).toBeVisible())
  },
}

const openDownload: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
  await canvas.findByRole('menu')
}
const download = (changed: Partial<Work>, handlers: FakeHandlers = {}): Story => ({
  args: { initial: workFixture(changed) },
  parameters: { runtime: runtime({ 'works.progress': () => ({ work: workFixture(changed) }), ...handlers }) },
  play: openDownload,
})

export const Files = download({ spoken_count: 6 })

export const FilesBeforeSpeech = download({ spoken_count: 2 })

export const FileBeingWritten: Story = {
  ...download(
    { spoken_count: 6 },
    {
      'works.export'(_input, { onProgress }) {
        onProgress?.(0.4)
        return new Promise<never>(() => {})
      },
    },
  ),
  async play(context) {
    await openDownload(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: /^m4b/ }))
    await expect(canvas.findByText('40%')).resolves.toBeVisible()
  },
}

export const FileFailed: Story = {
  ...download({ spoken_count: 6 }, { 'works.export': refuse }),
  async play(context) {
    await openDownload(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: /^m4b/ }))
    await expect(canvas.findByRole('alert')).resolves.toHaveTextContent('The file could not be written.')
  },
}

export const FileForbidden: Story = {
  ...download(
    { spoken_count: 6 },
    { 'works.export': () => Promise.reject(refusal('forbidden', 'This text may not be downloaded.')) },
  ),
  async play(context) {
    await openDownload(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('menuitem', { name: /^zip/ }))
    await expect(canvas.findByRole('alert')).resolves.toBeVisible()
  },
}

export const OfSomebodyElse: Story = { args: { initial: workFixture({ own: false, work_author: null }) } }

export const Voices: Story = {
  parameters: { runtime: runtime({ 'voices.search': () => searchResultFixture() }) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('Voices'))
    await expect(canvas.findByRole('combobox', { name: 'Voice of “The bank”' })).resolves.toBeVisible()
  },
}

export const Editing: Story = {
  async play({ canvasElement }) {
    const [, pencil] = within(canvasElement).getAllByRole('button', { name: 'Edit this paragraph' })
    if (pencil) await userEvent.click(pencil)
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'works.get': () => new Promise<never>(() => {}) }) },
}

export const Failed: Story = { args: { initial: undefined }, parameters: { runtime: runtime({ 'works.get': refuse }) } }
