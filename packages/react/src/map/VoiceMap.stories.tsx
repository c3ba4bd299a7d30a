import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient, toneUrl, voiceFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { COMPASS, manyVoices, mapFixture } from './testing/mapFixture.ts'
import { VoiceMap } from './VoiceMap.tsx'

const never = () => new Promise<never>(() => {})

/** Server with a map, whose samples are a quiet tone. */
function runtime(changed: FakeHandlers = {}): RuntimeOptions {
  const client = createFakeClient({
    'voices.map': () => manyVoices(600),
    'voices.get': (input) => ({ voice: voiceFixture({ voice_speaker_id: input.voice_speaker_id }) }),
    ...changed,
  })
  const sound = toneUrl({ durationMs: 3000, sampleRate: 8000, amplitude: 0.05 })
  return { client: { ...client, url: (path) => (path.startsWith('/sampleAudioTTS/') ? sound : path) } }
}

const meta = {
  title: 'Map/VoiceMap',
  component: VoiceMap,
  args: { headingLevel: 1, onOpen: fn() },
  parameters: { runtime: runtime() },
} satisfies Meta<typeof VoiceMap>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const ready = (canvas: Canvas, count: string) => canvas.findByText(new RegExp(`${count} voices`))
const area = (canvas: Canvas) => canvas.getByRole('application')

export const WholeMap: Story = {
  async play({ canvas }) {
    await ready(canvas, '600')
  },
}

export const Loading: Story = { parameters: { runtime: runtime({ 'voices.map': never }) } }

export const Failed: Story = {
  parameters: {
    runtime: runtime({
      'voices.map'() {
        throw new Error('The story refuses.')
      },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Empty: Story = { args: { initial: mapFixture([]) } }

export const NoPlace: Story = { args: { initial: mapFixture([['Whisper', 'female', null, 150]]) } }

export const Missing: Story = {
  args: { initial: { ...COMPASS, total: 12_345, unmeasured: 3 } },
  async play({ canvas }) {
    const notes = canvas.getByText(/1 voice has no pitch/)
    await expect(notes).toHaveTextContent('6 of 12,345 voices are shown')
    await expect(notes).toHaveTextContent('3 voices have not been measured yet')
  },
}

export const PointedAt: Story = {
  name: 'A voice pointed at shows its card and is heard',
  args: { initial: COMPASS },
  async play({ canvas, canvasElement }) {
    await userEvent.click(canvas.getByRole('heading'))
    const box = area(canvas).getBoundingClientRect()
    const clientX = box.left + 48 + (box.width - 60) * 0.5128
    // Scans from the bottom up until the middle voice is found.
    await waitFor(async () => {
      for (let clientY = box.top + 20; clientY < box.bottom - 40; clientY += 6) {
        await fireEvent.pointerMove(area(canvas), { clientX, clientY, pointerType: 'mouse' })
        if (canvasElement.querySelector('.voice-map-card')?.textContent.includes('Mid')) return
      }
      throw new Error('No card has come.')
    })
    await waitFor(() =>
      expect(canvasElement.querySelector('.voice-map-card')).toHaveAttribute('data-status', 'playing'),
    )
  },
}

export const Keys: Story = {
  name: 'The keys go from voice to voice, select one and open it',
  args: { initial: COMPASS },
  async play({ canvas, canvasElement, args }) {
    const card = () => canvasElement.querySelector('.voice-map-card')?.textContent ?? ''
    await userEvent.tab()
    while (canvasElement.ownerDocument.activeElement !== area(canvas)) await userEvent.tab()
    await expect(card()).toContain('Mid')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(card()).toContain('West')
    await expect(canvas.getByText('West, Flite, Male, 100 Hz, 160 wpm')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(card()).toContain('North')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(canvas.getByText('1 voice selected')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ voice_name: 'North' }))
  },
}

export const Selected: Story = {
  name: 'Dragging selects a region',
  args: { initial: COMPASS },
  async play({ canvas }) {
    const node = area(canvas)
    const { left, top, width, height } = node.getBoundingClientRect()
    const to = { clientX: left + width * 0.58, clientY: top + height * 0.62, pointerType: 'mouse', pointerId: 7 }
    await fireEvent.pointerDown(node, { ...to, clientX: left + 50, clientY: top + 18, button: 0 })
    await fireEvent.pointerMove(node, to)
    await fireEvent.pointerUp(node, to)
    await expect(await canvas.findByText('3 voices selected')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/voice/flite/female/mid--plain/compare?with=flite-west--plain%2Cflite-north--plain',
    )
  },
}

export const AsTable: Story = {
  name: 'The table shows every voice, in the order of any column',
  args: { initial: COMPASS },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Show as table' }))
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names()).toEqual(['East', 'Mid', 'North', 'South', 'West', 'Whisper'])
    await userEvent.click(canvas.getByRole('button', { name: 'Pitch (Hz)' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Pitch (Hz)' }))
    await expect(names()).toEqual(['East', 'Mid', 'North', 'South', 'West', 'Whisper'])
    await expect(canvas.getByRole('columnheader', { name: 'Pitch (Hz)' })).toHaveAttribute('aria-sort', 'descending')
  },
}

export const FiveThousand: Story = { args: { initial: manyVoices(5000) } }

export const RightToLeft: Story = {
  args: { initial: COMPASS },
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    await ready(canvas, '6')
  },
}

export const TableRightToLeft: Story = {
  args: { initial: COMPASS },
  globals: { direction: 'rtl' },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('radio', { name: 'Show as table' }))
  },
}
