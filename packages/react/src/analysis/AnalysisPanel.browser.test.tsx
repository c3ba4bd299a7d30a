import { overallResults } from '@voice-rankings/analysis'
import { encodeWav, tone, voiceFixture } from '@voice-rankings/testkit'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createRuntime, VoiceProvider } from '../runtime/index.ts'
import { countLeftovers } from '../testing/countLeftovers.tsx'
import { createAnalysisEngine } from './createAnalysisEngine.ts'
import { AnalysisPanel } from './index.ts'

const HZ = 220
const SAMPLE_RATE = 44_100
/** Address of a tone of 1.5 s, as loud as speech. */
const toneUrl = (frequencyHz = HZ) => {
  const samples = tone({ frequencyHz, durationMs: 1500, sampleRate: SAMPLE_RATE, amplitude: 0.3 })
  return URL.createObjectURL(new Blob([encodeWav(samples, SAMPLE_RATE)], { type: 'audio/wav' }))
}
const mark = (word: string, startTime: number) => ({ word, startTime, duration: 400 })
const sounding = () =>
  voiceFixture({
    voice_sample_url: toneUrl(),
    voice_sample_duration: 1500,
    voice_sample_word_times: [mark('one', 50), mark('two', 550), mark('three', 1050)],
  })
const client = { url: (path: string) => path }
const never = new AbortController().signal
const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))
const load = () => createAnalysisEngine(client).load({ url: toneUrl() }, never)

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Waits until a panel's audio can be analysed. */
async function loaded(host: HTMLElement): Promise<void> {
  const isReady = () => expect(host.querySelector('[part=analysis][data-status=idle]')).toBeTruthy()
  await vi.waitFor(isReady, { interval: 2 })
}

/** Live pitch readings of the tone. */
async function listen(): Promise<number[]> {
  const clip = await load()
  const feed = clip.listen()
  feed.play(0)
  const heard: number[] = []
  for (let n = 0; n < 8; n += 1) {
    await wait(100)
    const reading = feed.read()
    if (n > 2 && reading?.pitch) heard.push(reading.pitch)
  }
  feed.close()
  clip.close()
  return heard
}

it('live analysis measures the pitch of a real sound within 1 %, inaudibly', async () => {
  await userEvent.click(document.body)
  const connect = vi.spyOn(AudioNode.prototype, 'connect')
  const heard = await listen()
  const heardBy = connect.mock.contexts.filter((_, at) => connect.mock.calls[at]?.[0] instanceof AudioDestinationNode)
  expect(heardBy.map((node) => node instanceof GainNode && node.gain.value)).toEqual([0])
  expect(heard.length).toBeGreaterThan(2)
  for (const pitch of heard) expect(Math.abs(pitch / HZ - 1)).toBeLessThan(0.01)
})

it('live analysis works on a 44.1 kHz device that refuses other rates', async () => {
  const Original = AudioContext
  vi.stubGlobal(
    'AudioContext',
    class extends Original {
      constructor(options?: AudioContextOptions) {
        if (options?.sampleRate !== undefined) throw new DOMException('rate', 'NotSupportedError')
        super({ sampleRate: 44_100 })
      }
    },
  )
  const heard = await listen()
  expect(heard.length).toBeGreaterThan(2)
  for (const pitch of heard) expect(Math.abs(pitch / HZ - 1)).toBeLessThan(0.01)
})

it('a whole clip is measured in a worker, with the same result as without one', async () => {
  const marks = [mark('one', 50)]
  const workers = vi.fn()
  const Original = Worker
  vi.stubGlobal(
    'Worker',
    class extends Original {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args)
        workers()
      }
    },
  )
  const there = await (await load()).measure(marks, never)
  expect(workers).toHaveBeenCalledOnce()
  vi.stubGlobal('Worker', () => {
    throw new DOMException('The policy of the page allows no workers.', 'SecurityError')
  })
  const here = await (await load()).measure(marks, never)
  expect(here).toEqual(there)
  expect(there.words[0]).toMatchObject({ word: 'one', vocalFry: false })
  expect(there.medianPitchHz! / HZ).toBeCloseTo(1, 2)
})

it('a whole clip is measured at the rate of its file, so that its loudness has all of its band', async () => {
  const rate = 22_050
  const samples = tone({ frequencyHz: 10_200, durationMs: 1500, sampleRate: rate, amplitude: 0.3 })
  const url = URL.createObjectURL(new Blob([encodeWav(samples, rate)], { type: 'audio/wav' }))
  const clip = await createAnalysisEngine(client).load({ url }, never)
  const { overall } = await clip.measure([], never)
  expect(Math.abs(overall.lufsLoudness - overallResults(samples, rate).lufsLoudness)).toBeLessThan(0.02)
  clip.close()
})

it('base64 audio is loaded as a blob and released', async () => {
  const samples = tone({ frequencyHz: HZ, sampleRate: SAMPLE_RATE })
  const base64 = btoa(Array.from(encodeWav(samples, SAMPLE_RATE), (byte) => String.fromCodePoint(byte)).join(''))
  const clip = await createAnalysisEngine(client).load({ base64 }, never)
  expect((await fetch(clip.url)).headers.get('content-type')).toBe('audio/mpeg')
  const { medianPitchHz } = await clip.measure([], never)
  expect(medianPitchHz! / HZ).toBeCloseTo(1, 2)
  clip.close()
  await expect(fetch(clip.url)).rejects.toThrow()
})

it('a voice is analysed from Start to its end', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const runtime = createRuntime({ storage: null })
  root.render(
    <VoiceProvider runtime={runtime}>
      <AnalysisPanel voice={sounding()} />
    </VoiceProvider>,
  )
  const start = page.getByRole('button', { name: 'Start Analysis' })
  await expect.element(start).toBeEnabled()
  await start.click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Overall Analysis Results' })).toBeVisible()
  await expect.element(page.getByText(/^−13\.\d dB$/).first()).toBeVisible()
  const cells = [...host.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td')[2]?.textContent)
  expect(cells).toEqual(['220', '220', '220'])
  const label = host.querySelector('[role=img]')?.getAttribute('aria-label')
  expect(label).toMatch(/median (219|220|221) Hz/)
  root.unmount()
  host.remove()
})

it('500 mounted and removed analyses leave no node, listener, context, worker or memory behind', async () => {
  const runtime = createRuntime({ storage: null })
  const voice = sounding()
  const left = await countLeftovers(
    500,
    () => (
      <VoiceProvider runtime={runtime}>
        <AnalysisPanel voice={voice} />
      </VoiceProvider>
    ),
    loaded,
  )
  expect(left).toMatchObject({ nodes: 0, listeners: 0, audioHandlers: 0 })
  expect(left.heapBytes / 500).toBeLessThan(200)
}, 240_000)

it('unmounting a running analysis closes the context, the worker and the player', async () => {
  const runtime = createRuntime({ storage: null })
  const voice = sounding()
  const contexts: AudioContext[] = []
  const Original = AudioContext
  vi.stubGlobal(
    'AudioContext',
    class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options)
        contexts.push(this)
      }
    },
  )
  for (let round = 0; round < 5; round += 1) {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    root.render(
      <VoiceProvider runtime={runtime}>
        <AnalysisPanel voice={voice} />
      </VoiceProvider>,
    )
    const start = page.getByRole('button', { name: 'Start Analysis' })
    await expect.element(start).toBeEnabled()
    await start.click()
    await expect.poll(() => host.querySelector('audio')?.paused).toBe(false)
    const audio = host.querySelector('audio')!
    root.unmount()
    host.remove()
    await expect.poll(() => audio.paused).toBe(true)
  }
  await expect.poll(() => contexts.map(({ state }) => state)).toEqual(Array(5).fill('closed'))
})
