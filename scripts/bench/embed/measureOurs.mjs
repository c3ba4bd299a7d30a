import { gzipSync } from 'node:zlib'
import { countKept, openPage } from './openPage.mjs'
import { pageOf } from './systems.mjs'

/** How often a player is put on the page and taken off it before what stays behind is counted, and while it is. */
const CYCLES = { before: 1500, counted: 750 }
/** Those that play take longer. */
const PLAYED_CYCLES = { before: 400, counted: 400 }
/** Bytes are read in parts, of which the least counts: compiling adds to some of them by leaps, what is kept adds to each. */
const PARTS = 4

/** What stays behind of a player that was on the page, and has played if `isPlayed`, and is no more: bytes, nodes and listeners of each. */
export async function measureLeftovers(browser, site, system, isPlayed = false) {
  const { before: warmUp, counted } = isPlayed ? PLAYED_CYCLES : CYCLES
  const { page, counters, close } = await openPage(browser)
  await page.goto(`${site.origin}/${system.name}?count=1`)
  // A page that was clicked may play.
  await page.mouse.click(1, 1)
  const cycle = (count) =>
    page.evaluate(
      async ([html, times, plays]) => {
        // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const moment = () => new Promise((resolve) => setTimeout(resolve))
        // eslint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const inside = (selector) => document.querySelector('voice-player')?.shadowRoot?.querySelector(selector)
        for (let n = 0; n < times; n += 1) {
          document.body.innerHTML = html
          await moment()
          if (!plays) continue
          inside('[part=play-button]').click()
          while (!inside('[part=waveform-heard]')) await moment()
        }
        document.body.replaceChildren()
        await moment()
      },
      [system.player(0), count, isPlayed],
    )
  await cycle(warmUp)
  const parts = [await countKept(counters)]
  for (let part = 0; part < PARTS; part += 1) {
    await cycle(counted)
    parts.push(await countKept(counters))
  }
  await close()
  const each = (name) => (parts.at(-1)[name] - parts[0][name]) / (PARTS * counted)
  const bytes = parts.slice(1).map(({ JSHeapUsedSize }, n) => (JSHeapUsedSize - parts[n].JSHeapUsedSize) / counted)
  return {
    bytes: Math.min(...bytes),
    nodes: each('Nodes'),
    listeners: each('JSEventListeners'),
    of: PARTS * counted,
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
