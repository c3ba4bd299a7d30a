import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, spokenSnippetFixture, toneUrl } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { Snippets } from './Snippets.tsx'
import { variedSnippets } from './testing/variedSnippets.ts'

const all = variedSnippets()
const never = () => new Promise<never>(() => {})
const refuse = () => {
  throw new Error('The story refuses.')
}

/** Server that searches the snippets and responds with real sound. */
const handlers: FakeHandlers = {
  'snippets.list': (input) => ({
    statusCode: 200,
    snippets: all.filter(({ voice_snippet_text: text }) => text.toLowerCase().includes(input.search ?? '')),
    error: null,
  }),
  'snippets.get': (input) => ({
    snippet: spokenSnippetFixture({
      ...input,
      voice_snippet_shared: input.voice_snippet_id !== 'chapter0',
      // A different tone for each, since the same sound would share its track.
      voice_snippet_audio_url: toneUrl({
        durationMs: 4000,
        frequencyHz: 200 + input.voice_snippet_id.length * 10,
        sampleRate: 8000,
        amplitude: 0.1,
      }),
    }),
  }),
  'snippets.share': (input) => ({ ...input, voice_snippet_audio_url: toneUrl({ durationMs: 4000, sampleRate: 8000 }) }),
  'account.status': () => ({}),
}

const runtime = (changed: FakeHandlers = {}): RuntimeOptions => ({
  client: createFakeClient({ ...handlers, ...changed }),
})

const meta = {
  title: 'Snippets/Snippets',
  component: Snippets,
  args: { headingLevel: 1 },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof Snippets>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const search = async (canvas: Canvas, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Search snippets' }), text)

export const List: Story = {}

export const Loading: Story = { parameters: { runtime: runtime({ 'snippets.list': never }) } }

export const Empty: Story = { args: { initial: [] } }

export const Failed: Story = {
  args: { initial: undefined },
  parameters: { runtime: runtime({ 'snippets.list': refuse }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Found: Story = {
  async play({ canvas }) {
    await search(canvas, 'tide')
    await expect(await canvas.findByText('1 snippet found for “tide”')).toBeVisible()
  },
}

export const Searching: Story = {
  args: { initial: all },
  parameters: { runtime: runtime({ 'snippets.list': never }) },
  async play({ canvas }) {
    await search(canvas, 'tide')
  },
}

export const NotFound: Story = {
  async play({ canvas }) {
    await search(canvas, 'zebra')
    await expect(await canvas.findByText('No snippets found')).toBeVisible()
  },
}

export const OneVoice: Story = {
  args: { voice: { voice_service: 'espeak', voice_speaker_id: 'en+m3--calm' }, headingLevel: 2 },
}

export const Unheard: Story = { parameters: { runtime: runtime({ 'snippets.get': refuse }) } }

export const NotShared: Story = {
  parameters: { runtime: runtime({ 'snippets.share': refuse }) },
  async play({ canvas }) {
    const [button] = await canvas.findAllByRole('button', { name: 'Stop sharing it' })
    if (button) await userEvent.click(button)
    await expect(await canvas.findByText('The change was not saved.')).toBeVisible()
  },
}

export const Playing: Story = {
  name: 'the words of a card light up as they are spoken, and nothing moves',
  async play({ canvas, canvasElement }) {
    const button = await canvas.findByRole('button', { name: /^Play Clara/ })
    const words = canvasElement.querySelector('.voice-snippet .voice-words')
    const before = words?.getBoundingClientRect().toJSON()
    await userEvent.click(button)
    await waitFor(() => expect(CSS.highlights.get('voice-word')?.size).toBe(1), { timeout: 5000 })
    await expect(words?.getBoundingClientRect().toJSON()).toEqual(before)
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause Clara/ }))
  },
}

export const FullText: Story = {
  name: 'the editor of the full text is 160 to 320 px high',
  async play({ canvas, canvasElement }) {
    const heights: number[] = []
    for (const beginning of ['The tide', 'Mind the gap']) {
      const name = new RegExp(`^Full text: ${beginning}`)
      await userEvent.click(await canvas.findByRole('button', { name }))
      const page = within(canvasElement.ownerDocument.body)
      const editor = await page.findByRole('textbox', { name: 'Text' })
      heights.push(editor.getBoundingClientRect().height)
      await userEvent.click(page.getByRole('button', { name: 'Close' }))
    }
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(160)
    await expect(Math.max(...heights)).toBeLessThanOrEqual(320)
    await userEvent.click(await canvas.findByRole('button', { name: /^Full text: The tide/ }))
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
