import { gzipSync } from 'node:zlib'
import { countKept, openPage } from './openPage.mjs'
import { pageOf } from './systems.mjs'

/** How often a player is put on the page and taken off it before what stays behind is counted, and while it is. */
const CYCLES = { before: 1500, counted: 3000 }

/** What stays behind of a player that was on the page and is no more: bytes, nodes and listeners of each. */
export async function measureLeftovers(browser, site, system) {
  const { page, counters, close } = await openPage(browser)
  await page.goto(`${site.origin}/${system.name}?count=1`)
  const cycle = (count) =>
    page.evaluate(
      async ([html, times]) => {
        for (let n = 0; n < times; n += 1) {
          document.body.innerHTML = html
          await new Promise((resolve) => setTimeout(resolve))
        }
        document.body.replaceChildren()
      },
      [system.player(0), count],
    )
  await cycle(CYCLES.before)
  const before = await countKept(counters)
  await cycle(CYCLES.counted)
  const after = await countKept(counters)
  await close()
  const each = (name) => (after[name] - before[name]) / CYCLES.counted
  return {
    bytes: each('JSHeapUsedSize'),
    nodes: each('Nodes'),
    listeners: each('JSEventListeners'),
    of: CYCLES.counted,
  }
}

/** What 20 players weigh as HTML, and how many of them can be played where scripts are off. */
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
