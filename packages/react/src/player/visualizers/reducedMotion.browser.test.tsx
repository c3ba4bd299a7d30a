import { createFakeClient, marksFixture, toneUrl, voiceFixture } from '@voice-rankings/testkit'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AnalysisPanel } from '../../analysis/index.ts'
import { manyVoices } from '../../map/testing/mapFixture.ts'
import { VoiceMap } from '../../map/index.ts'
import { createRuntime, VoiceProvider } from '../../runtime/index.ts'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { VoicePlayer } from '../index.ts'
import { VISUALIZERS } from '../VoicePlayerModel.ts'

const TEXT = 'one two three four five six seven eight'
const DURATION_MS = 8000
const WATCHED_MS = 600
const src = toneUrl({ durationMs: DURATION_MS, sampleRate: 8000, amplitude: 0.05 })
const voice = voiceFixture({
  voice_sample_url: src,
  voice_sample_duration: DURATION_MS,
  voice_sample_text: TEXT,
  voice_sample_word_times: marksFixture(TEXT, DURATION_MS),
})
const wait = (durationMs: number) => new Promise((resolve) => setTimeout(resolve, durationMs))

const wantMotion = (value: 'reduce' | 'no-preference') => emulateMedia('prefers-reduced-motion', value)

let leave: () => void
beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  await wantMotion('reduce')
})
afterEach(async () => {
  leave()
  vi.restoreAllMocks()
  await wantMotion('no-preference')
})

function show(node: ReactNode, visualizer = 'wavesurfer'): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const kept = new Map([['preferred_visualizer', visualizer]])
  const client = {
    ...createFakeClient({ 'ratings.token': () => ({ rating_token: 'heard' }) }),
    url: (path: string) => path,
  }
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem() {} }
  const runtime = createRuntime({ client, storage })
  root.render(<VoiceProvider runtime={runtime}>{node}</VoiceProvider>)
  leave = () => {
    root.unmount()
    host.remove()
    runtime.playback.destroy()
  }
  return host
}

async function play(host: HTMLElement): Promise<void> {
  const button = () => host.querySelector<HTMLButtonElement>('[part=main-button], [part=play-button]')
  await vi.waitFor(() => expect(button()?.disabled).toBe(false))
  button()?.click()
  await vi.waitFor(() => expect(host.querySelector('[data-playback=playing]')).not.toBeNull())
  // Lazy chunks have loaded by now.
  await wait(500)
}

/** Number of animation frames requested by the page, relative to those that pass. */
async function framesAsked(): Promise<number> {
  const ask = globalThis.requestAnimationFrame.bind(globalThis)
  const asked = vi.spyOn(globalThis, 'requestAnimationFrame')
  let passed = 0
  let isOver = false
  const count = () => {
    passed += 1
    if (!isOver) ask(count)
  }
  ask(count)
  await wait(WATCHED_MS)
  isOver = true
  const share = asked.mock.calls.length / passed
  asked.mockRestore()
  return share
}

/** Polls, because lazy chunks may load late and draw once; a running animation never stops. */
const expectRest = () => expect.poll(framesAsked, { timeout: 10_000 }).toBe(0)

const resting: [name: string, node: ReactNode][] = [
  ['a player', <VoicePlayer key="full" voice={voice} />],
  ['a compact player', <VoicePlayer key="compact" voice={voice} variant="compact" />],
  ['the map', <VoiceMap key="map" initial={manyVoices(60)} />],
  ['the analysis', <AnalysisPanel key="analysis" voice={voice} />],
]

it.each(resting)('%s at rest requests no animation frames', async (_, node) => {
  show(node)
  await wait(500)
  await expectRest()
})

it.each(VISUALIZERS)(
  'with reduced motion, a playing player with the visualizer %s requests frames only for its words',
  async (kind) => {
    await play(show(<VoicePlayer voice={voice} rated={false} />, kind))
    const share = await framesAsked()
    expect(share).toBeGreaterThan(0)
    // One per frame, plus one requested before counting.
    expect(share).toBeLessThan(1.2)
  },
)

it.each(['full', 'compact'] as const)(
  'with reduced motion, a playing %s player without words requests no frames',
  async (variant) => {
    const host = show(<VoicePlayer src={src} title="A tone" variant={variant} />)
    await play(host)
    const before = host.querySelector('[part=time-position]')?.textContent
    await expectRest()
    // The time is still updated.
    await wait(1000)
    expect(host.querySelector('[part=time-position]')?.textContent).not.toBe(before)
  },
)

it('without reduced motion, the visualizer is drawn on every frame', async () => {
  await wantMotion('no-preference')
  await play(show(<VoicePlayer voice={voice} rated={false} />, 'blob'))
  expect(await framesAsked()).toBeGreaterThan(1.5)
})
