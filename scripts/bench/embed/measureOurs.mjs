import { gzipSync } from 'node:zlib'
import { countKept, openPage } from './openPage.mjs'
import { pageOf } from './systems.mjs'

/** Number of times a player is added and removed before leftovers are counted, and while they are counted. */
const CYCLES = { before: 1500, counted: 3000 }
/** Fewer cycles for players that play, which take longer. */
const PLAYED_CYCLES = { before: 200, counted: 400 }

/**
 * Disables JIT compilation. Compiled code of hot functions stays in memory and would add about 100 bytes per player
 * that no player retains.
 */
export const WITHOUT_COMPILER = '--js-flags=--no-sparkplug --no-maglev --no-turbofan'

/**
 * Memory left per removed player: bytes, nodes and listeners, for one entry of `PASSING`. Needs a browser started with
 * `WITHOUT_COMPILER`.
 */
export async function measureLeftovers(browser, site, { title, name, player, button, heard }) {
  const cycles = heard ? PLAYED_CYCLES : CYCLES
  const { page, counters, close } = await openPage(browser)
  await page.goto(`${site.origin}/${name}?count=1`)
  // A user gesture allows the page to play.
  await page.mouse.click(1, 1)
  const cycle = (count) =>
    page.evaluate(
      async ([html, times, playButton, sounding]) => {
        // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const moment = () => new Promise((resolve) => setTimeout(resolve))
        // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        async function inside(selector) {
          for (;;) {
            const found = document.querySelector('voice-player')?.shadowRoot?.querySelector(selector)
            if (found) return found
            await moment()
          }
        }
        for (let n = 0; n < times; n += 1) {
          document.body.innerHTML = html
          await moment()
          if (sounding) {
            const found = await inside(playButton)
            found.click()
            await inside(sounding)
          }
          // Without a pause, a player inserted in the same task would keep playing.
          document.body.replaceChildren()
          await moment()
        }
      },
      [player(0), count, button, heard],
    )
  await cycle(cycles.before)
  const before = await countKept(counters)
  await cycle(cycles.counted)
  const after = await countKept(counters)
  await close()
  const each = (metric) => (after[metric] - before[metric]) / cycles.counted
  return { title, bytes: each('JSHeapUsedSize'), nodes: each('Nodes'), listeners: each('JSEventListeners') }
}

/** HTML bytes of 20 players, and number of them that can play with scripts disabled. */
export async function measureHtml(browser, site, system) {
  const count = 20
  const html = pageOf({ ...system, head: '' }, count)
  const bare = pageOf({ head: '', player: () => '' }, count)
  const { page, close } = await openPage(browser, 'desktop', { javaScriptEnabled: false })
  await page.goto(`${site.origin}/${system.name}?count=${count}`)
  const playable = await page.locator('audio[controls]:visible').count()
  await close()
  return {
    bytes: html.length - bare.length,
    gzipBytes: gzipSync(html, { level: 9 }).length - gzipSync(bare, { level: 9 }).length,
    playable,
  }
}
