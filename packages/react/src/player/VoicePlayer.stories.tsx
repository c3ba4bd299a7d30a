import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFakeClient } from '@voice-rankings/testkit'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { within } from 'storybook/test'
import type { RuntimeOptions } from '../runtime/index.ts'
import { audibleAnswer, speakingVoice } from './testing/speakingVoice.ts'
import { VoicePlayer } from './VoicePlayer.tsx'

const voice = speakingVoice()
const shortVoice = speakingVoice({}, 3000)

/** Media elements of the stories, to check what was loaded. */
const elements: HTMLAudioElement[] = []

const client = createFakeClient({
  'ratings.token': () => ({ rating_token: 'heard' }),
  'speech.generate': (input) => audibleAnswer(input.text),
  'speech.patch': (input) => input,
})

const runtime: RuntimeOptions = {
  client,
  createAudio() {
    const audio = new Audio()
    elements.push(audio)
    return audio
  },
}

/** Player with real sound and words, and a server that responds with a tone. */
const meta = {
  title: 'Player/VoicePlayer',
  component: VoicePlayer,
  args: { voice },
  parameters: { runtime },
  beforeEach: () => void elements.splice(0),
} satisfies Meta<typeof VoicePlayer>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const button = (canvas: Canvas, name: string) => canvas.getByRole('button', { name })
/** Media elements that have loaded data, or may preload it. */
const loaded = () => elements.filter(({ readyState, preload }) => readyState > 0 || preload !== 'none')
const positionMs = () => Math.max(0, ...elements.map(({ currentTime }) => currentTime * 1000))
const lit = (name: string) => [...(CSS.highlights.get(name) ?? [])].map(String).join('')

/** Waits until the work of the next animation frame is done. */
const endOfFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

async function write(canvas: Canvas, text: string): Promise<void> {
  const area = canvas.getByRole('textbox')
  await userEvent.clear(area)
  await userEvent.type(area, text)
}

export const Sample: Story = {
  name: 'the waveform: bars of 3 with gaps of 2, 100 high, and nothing is fetched before it is heard',
  async play({ canvas, canvasElement }) {
    // An element created later has not loaded anything either.
    await expect(loaded()).toEqual([])
    // The library draws from the first playback on.
    await userEvent.click(button(canvas, 'Play'))
    // The same check now finds loaded elements, which shows that it works.
    await waitFor(() => expect(loaded()).not.toEqual([]))
    const drawing = () => {
      const host = canvasElement.querySelector('[part~=wavesurfer-canvas] > *')
      const drawn = host?.shadowRoot?.querySelector('canvas')
      if (!drawn) throw new Error('wavesurfer has drawn nothing yet')
      return drawn
    }
    // The canvas exists before it is drawn, and is replaced once its size is known.
    await waitFor(() => expect(barsAcross(drawing())).toEqual({ width: 3, gap: 2 }))
    const bars = drawing()
    await expect(bars.clientHeight).toBe(100)
    await expect(bars.clientWidth).toBeLessThanOrEqual(8000)
    // The element at the pointer is the seek bar.
    const { left, top, width } = bars.getBoundingClientRect()
    await expect(document.elementFromPoint(left + width / 2, top + 50)?.getAttribute('type')).toBe('range')
  },
}

/** Width of the bars and of the gaps between neighbours in CSS pixels, along the middle; pauses are narrower dots. */
function barsAcross(canvas: HTMLCanvasElement) {
  const scale = canvas.width / canvas.clientWidth
  const row = canvas.getContext('2d')?.getImageData(0, canvas.height / 2, canvas.width, 1).data ?? []
  const inked = Array.from({ length: canvas.width }, (_, x) => ((row[x * 4 + 3] ?? 0) > 127 ? '#' : ' ')).join('')
  const lengths = (runs: RegExp) => (inked.trim().match(runs) ?? []).map((run) => run.length / scale)
  return { width: Math.round(Math.max(...lengths(/#+/g))), gap: Math.round(Math.min(...lengths(/ +/g))) }
}

export const Playing: Story = {
  name: 'words light up in order, within 50 ms, and the document stays as it is',
  args: { voice: shortVoice },
  async play({ canvas, canvasElement }) {
    const words = canvasElement.querySelector('[part~=words]')
    if (!words) throw new Error('there are no words')
    let mutations = 0
    const watch = new MutationObserver((records) => (mutations += records.length))
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(50))
    watch.observe(words, { childList: true, characterData: true, attributes: true, subtree: true })

    const marks = shortVoice.voice_sample_word_times
    const late: string[] = []
    let last = -1
    while (positionMs() < 2700) {
      await endOfFrame()
      const text = lit('voice-word')
      const at = positionMs()
      const index = marks.findIndex(({ word }, n) => n >= last && word === text)
      const mark = marks[index]
      if (!mark) continue
      last = index
      // Tolerance plus the time since the painted frame.
      const isDue = at >= mark.startTime - 60 && at <= mark.startTime + mark.duration + 120
      if (!isDue) late.push(`${text} at ${at}`)
    }
    watch.disconnect()
    await expect(late).toEqual([])
    await expect(last).toBeGreaterThan(marks.length - 8)
    await expect(mutations).toBe(0)
    await expect(lit('voice-past')).toContain('Hello, and welcome.')
  },
}

export const Seeking: Story = {
  name: 'a seek lights the word at the new place and its sentence, also while paused',
  async play({ canvas }) {
    const slider = canvas.getByRole('slider', { name: 'Seek' })
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await userEvent.click(button(canvas, 'Pause'))
    slider.focus()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(lit('voice-word')).toBe('you'))
    await waitFor(() => expect(lit('voice-sentence')).toBe(' would like to hear.'))
    await expect(lit('voice-past')).toMatch(/keep you company\. Tell me what $/)
  },
}

export const Generating: Story = {
  name: 'a text is written, generated and heard',
  async play({ canvas }) {
    await write(canvas, 'Say these four words.')
    await userEvent.click(button(canvas, 'Generate Snippet'))
    // The duration is read from the audio's metadata, before playback.
    await waitFor(() =>
      expect(client.calls.at(-1)).toEqual({
        name: 'speech.patch',
        input: { voice_snippet_id: 'q7c1v9', voice_snippet_duration: 1000 },
      }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await waitFor(() => expect(lit('voice-word')).not.toBe(''))
  },
}

export const Base64: Story = {
  name: 'base64 audio plays',
  args: { voice: { ...voice, voice_sample_url: voice.voice_sample_url?.replace(/^data:[^,]*,/, '') ?? null } },
  async play({ canvas }) {
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await expect(elements[0]?.src).toMatch(/^blob:/)
  },
}

export const Blob: Story = {
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visualizer' }), 'Blob')
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(400))
  },
}

export const Wave: Story = {
  args: { voice: speakingVoice({ voice_gender: 'male', voice_name: 'Rob' }) },
  globals: { theme: 'dark' },
  async play({ canvas }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Visualizer' }), 'Wave')
    await userEvent.click(button(canvas, 'Play'))
    await waitFor(() => expect(positionMs()).toBeGreaterThan(400))
  },
}

export const TwoPlayers: Story = {
  name: 'Two players play one at a time',
  render: (args) => (
    <>
      <VoicePlayer {...args} />
      <br />
      <VoicePlayer voice={speakingVoice({ voice_name: 'Rob', voice_gender: 'male' }, 6000)} />
    </>
  ),
  async play({ canvas }) {
    const [first, second] = canvas.getAllByRole('button', { name: 'Play' })
    if (!first || !second) throw new Error('there are not two players')
    await userEvent.click(first)
    await waitFor(() => expect(positionMs()).toBeGreaterThan(100))
    await userEvent.click(second)
    await waitFor(() => expect(elements.filter(({ paused }) => !paused)).toHaveLength(1))
    await expect(canvas.getAllByRole('button', { name: 'Pause' })).toHaveLength(1)
  },
}
