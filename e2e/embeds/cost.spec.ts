import type { BrowserContext, CDPSession } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './hostPage.ts'
import { moduleOf, PLAYER } from './startHost.ts'
import { silence } from '../../scripts/silence.mjs'

const ON_A_PAGE = 20
/** Maximum number of layouts of a loading page: two, as measured, and some for late styles. */
const MOST_LAYOUTS = 5
/** Idle time after the page has loaded, in milliseconds. */
const SETTLE_MS = 500

/** Number of layouts of a page while it loads. */
async function countLayouts(visitor: BrowserContext, url: string): Promise<number> {
  const page = await visitor.newPage()
  const counters = await visitor.newCDPSession(page)
  await counters.send('Performance.enable')
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  const { metrics } = await counters.send('Performance.getMetrics')
  await page.close()
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

/** Players of distinct voices, whose samples the host answers as a server does. */
const VOICES = Array.from(
  { length: ON_A_PAGE },
  (_, n) => `<voice-player base-url="HOST/" voice-path="flite/female/voice${n}"></voice-player>`,
)

// Processor time against native players is measured by `npm run bench -- embed`.
for (const [what, players] of [
  ['twenty players', PLAYER.repeat(ON_A_PAGE)],
  ['twenty players of distinct voices', VOICES.join('')],
] as const)
  test(`${what} are laid out together`, async ({ visitor, host }) => {
    const layouts = await countLayouts(visitor, host.show({ body: players }))
    expect(layouts).toBeLessThanOrEqual(MOST_LAYOUTS)
  })

/** Nodes and heap bytes of a page after garbage collection. */
async function countKept(counters: CDPSession): Promise<{ nodes: number; bytes: number }> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    await counters.send('HeapProfiler.collectGarbage')
  }
  const { metrics } = await counters.send('Performance.getMetrics')
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { nodes: valueOf('Nodes'), bytes: valueOf('JSHeapUsedSize') }
}

type Played = readonly [html: string, times: number, used?: readonly string[], last?: string]

/** Repeatedly inserts a player, plays it, uses the given controls, and removes it once `last` exists. */
async function playAndRemove([html, times, used = [], last = '[part=waveform-heard]']: Played): Promise<void> {
  const slot = document.querySelector('#slot')!
  const find = async (selector: string) => {
    for (;;) {
      const found = slot.querySelector('voice-player')?.shadowRoot?.querySelector<HTMLElement>(selector)
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }
  for (let n = 0; n < times; n += 1) {
    slot.innerHTML = html
    ;(await find('[part=play-button]:not([disabled])')).click()
    await find('[part=waveform-heard]')
    for (const control of used) (await find(control)).click()
    await find(last)
    slot.replaceChildren()
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Bytes are measured in several parts: JIT compilation adds jumps to some of them, a leak adds to each. */
const PARTS = 4
const IN_A_PART = 200
const MOST_BYTES = 20
const FULL_PLAYERS = 40
/** Maximum number of nodes left, those of a page without players; a full player has 150. */
const MOST_NODES_KEPT = 60
/** Data URL: fetching from a host each time would take longer than everything measured. */
const SOUND = `data:audio/wav;base64,${silence(0.5).toString('base64')}`

for (const file of ['elements.js', 'loader.js'])
  test(`a played and removed player of ${file} leaves no node and at most ${MOST_BYTES} bytes behind`, async ({
    page,
    visitor,
    host,
  }) => {
    test.slow()
    await page.goto(host.show({ script: (address) => moduleOf(address.replace('elements.js', file)) }))
    // A user gesture allows the page to play.
    await page.locator('#host').click()
    const counters = await visitor.newCDPSession(page)
    await counters.send('Performance.enable')
    const given: Played = [PLAYER.replace('HOST/sound.wav', SOUND), IN_A_PART]
    await page.evaluate(playAndRemove, given)
    const first = await countKept(counters)
    let last = first
    let leastGrowth = Number.POSITIVE_INFINITY
    for (let part = 0; part < PARTS; part += 1) {
      const { bytes } = last
      await page.evaluate(playAndRemove, given)
      last = await countKept(counters)
      leastGrowth = Math.min(leastGrowth, (last.bytes - bytes) / IN_A_PART)
    }
    expect(last.nodes - first.nodes).toBe(0)
    expect(leastGrowth).toBeLessThanOrEqual(MOST_BYTES)
  })

test('a played and removed full player leaves no node behind', async ({ page, visitor, host, voice }) => {
  await page.goto(host.show({}))
  await page.locator('#host').click()
  const counters = await visitor.newCDPSession(page)
  await counters.send('Performance.enable')
  const full = `<voice-player voice-path="${voicePath(voice)}"></voice-player>`
  const small = PLAYER.replaceAll('HOST/', `${host.url}/`)
  const controls = ['[part=more]', '[part=full-player]']
  const playAll = async (times: number) => {
    const played: Played = [full, times, controls, '[data-playback=playing]']
    await page.evaluate(playAndRemove, played)
    // The sound of a removed player is released when another loads.
    const last: Played = [small, 1]
    await page.evaluate(playAndRemove, last)
    return countKept(counters)
  }
  const one = await playAll(1)
  const many = await playAll(FULL_PLAYERS)
  expect(many.nodes - one.nodes).toBe(0)
  expect(many.nodes).toBeLessThan(MOST_NODES_KEPT)
})
