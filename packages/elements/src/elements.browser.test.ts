import type { Runtime } from '@voice-rankings/react'
import { createRuntime } from '@voice-rankings/react'
import {
  createFakeClient,
  searchResultFixture,
  similarResultFixture,
  toneUrl,
  voiceFixture,
} from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import './define.ts'
import type { VoiceOverviewElement, VoicePlayerElement } from './index.ts'

const voice = voiceFixture({ voice_sample_url: toneUrl({ durationMs: 4000 }), voice_sample_duration: 4000 })
const client = createFakeClient({
  'voices.get': () => ({ voice }),
  'voices.search': () => searchResultFixture([voice]),
  'voices.similar': () => similarResultFixture(),
  'blind.leaderboard': () => new Promise<never>(() => {}),
  'blind.next': () => new Promise<never>(() => {}),
  'collections.list': () => ({ collections: [] }),
  'snippets.list': () => ({ statusCode: 200, snippets: [] }),
})
const TAGS = [
  'voice-player',
  'voice-overview',
  'similar-voices',
  'analysis-panel',
  'voice-playlist',
  'voice-reader',
  'voice-blind-test',
  'voice-leaderboard',
  'voice-search',
] as const
const SELECTOR = TAGS.join(',')
const complaints = vi.fn<(...values: unknown[]) => void>()
let runtime: Runtime

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complaints.mockClear())
  runtime = createRuntime({ client, storage: null, user: null })
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Inserts elements as HTML and gives them a runtime without a server. */
function put(html: string): void {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement & { runtime?: Runtime }>(SELECTOR))
    element.runtime = runtime
}

const PLACE = 'voice-path="flite/female/slt--warm" voice-id="flite-slt--warm" for="body"'
const inside = (tag: string, selector: string) => document.querySelector(tag)?.shadowRoot?.querySelector(selector)

it.each([
  ['voice-player', '[part~=player]'],
  ['voice-overview', '[part~=voice-overview][data-status=ready]'],
  ['similar-voices', '[class^=voice-]'],
  ['analysis-panel', '[part~=analysis]'],
  ['voice-reader', '[part~=article-bar]'],
  ['voice-blind-test', '[part~=blind-test][data-status=loading]'],
  ['voice-leaderboard', '[part~=blind-leaderboard][data-status=loading]'],
  ['voice-search', '[role=combobox]'],
])('<%s> renders from one line of HTML', async (tag, content) => {
  put(`<p>A boat came.</p><${tag} ${PLACE}></${tag}>`)
  await expect.poll(() => inside(tag, content)).toBeTruthy()
  expect(complaints.mock.calls).toEqual([])
})

it('all elements of a page share one style sheet, and page styles do not affect their text', async () => {
  document.body.style.cssText = 'font: 7px/4 serif; text-transform: uppercase; letter-spacing: 1em'
  put(TAGS.map((tag) => `<${tag} ${PLACE}></${tag}>`).join(''))
  await expect.poll(() => inside('voice-player', '[part~=player]')).toBeTruthy()
  // Playlists and leaderboards have another one besides.
  const sharing = TAGS.filter((tag) => tag !== 'voice-playlist' && tag !== 'voice-leaderboard')
  const sheets = sharing.map((tag) => document.querySelector(tag)!.shadowRoot!.adoptedStyleSheets)
  expect(new Set(sheets.flat()).size).toBe(1)
  const styles = getComputedStyle(inside('voice-player', '[part~=player]')!)
  expect([styles.textTransform, styles.letterSpacing]).toEqual(['none', 'normal'])
  document.body.removeAttribute('style')
})

it('a CSS variable on the element applies inside', async () => {
  put(`<voice-player ${PLACE} style="--voice-ink: rgb(1, 2, 3)"></voice-player>`)
  await expect.poll(() => inside('voice-player', '.root')).toBeTruthy()
  expect(getComputedStyle(inside('voice-player', '.root')!).color).toBe('rgb(1, 2, 3)')
})

it('the player plays, seeks and pauses by its methods and dispatches events', async () => {
  const heard: string[] = []
  put(`<voice-player src="${toneUrl({ durationMs: 4000, amplitude: 0.01 })}" title="Tone"></voice-player>`)
  const player = document.querySelector<VoicePlayerElement>('voice-player')!
  for (const name of ['play', 'pause', 'ended'] as const) player.addEventListener(name, () => heard.push(name))
  await player.play()
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(50)
  player.seek(2000)
  await expect.poll(() => player.currentTimeMs).toBeGreaterThan(2000)
  player.pause()
  // The seek causes one more play event.
  await expect.poll(() => [...new Set(heard)]).toEqual(['play', 'pause'])
  expect(player.duration).toBe(4)
})

it('the player keeps playing while it is moved and stops when removed', async () => {
  put(`<voice-player src="${toneUrl({ durationMs: 4000, amplitude: 0.01 })}"></voice-player><section></section>`)
  const player = document.querySelector<VoicePlayerElement>('voice-player')!
  await player.play()
  await expect.poll(() => runtime.playback.current.getState()?.getState().status).toBe('playing')
  document.querySelector('section')!.append(player)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(runtime.playback.current.getState()?.getState().status).toBe('playing')
  player.remove()
  await expect.poll(() => runtime.playback.current.getState()).toBeNull()
})

it('a modal overview opens, its close button closes it, and its property follows', async () => {
  put(`<voice-overview mode="modal" ${PLACE}></voice-overview>`)
  const overview = document.querySelector<VoiceOverviewElement>('voice-overview')!
  expect(inside('voice-overview', 'dialog')).toBeFalsy()
  overview.open = true
  await expect.poll(() => inside('voice-overview', 'dialog[open]')).toBeTruthy()
  inside('voice-overview', '[part=dialog-close]')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => inside('voice-overview', 'dialog')).toBeNull()
  expect(overview.open).toBe(false)
})

/** Chromium DevTools commands that count memory. */
interface Counting {
  send(method: 'HeapProfiler.collectGarbage' | 'Performance.enable'): Promise<unknown>
  send(method: 'Memory.getDOMCounters'): Promise<{ nodes: number; jsEventListeners: number }>
  send(method: 'Performance.getMetrics'): Promise<{ metrics: { name: string; value: number }[] }>
}

async function countLiving() {
  const session = cdp() as unknown as Counting
  await session.send('Performance.enable')
  performance.clearMeasures()
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await session.send('HeapProfiler.collectGarbage')
  }
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters')
  const { metrics } = await session.send('Performance.getMetrics')
  return { nodes, listeners, heapBytes: metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0 }
}

async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    put('<voice-player src="data:," title="Tone" variant="compact"></voice-player>')
    await new Promise((resolve) => setTimeout(resolve))
  }
  document.body.replaceChildren()
  await new Promise((resolve) => setTimeout(resolve, 100))
}

it('adding and removing elements a thousand times leaves nothing behind', { timeout: 120_000 }, async () => {
  await rounds(300)
  const before = await countLiving()
  await rounds(1000)
  const after = await countLiving()
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  // React's development build retains a little for its tools; the bench measures the production build.
  expect((after.heapBytes - before.heapBytes) / 1000).toBeLessThanOrEqual(400)
})
