// Prints the load of each page before any interaction, and its layout shift. Runs on the pinned Node, by bench.mjs.
import { chromium, devices } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { PAGE_BUDGET } from './budgets.mjs'
import { weighPage } from './weighPage.mjs'
import { withSite } from './withSite.mjs'

const SCREENS = { phone: devices['Pixel 7'], desktop: { viewport: { width: 1440, height: 900 } } }

process.exitCode = await withSite(async (origin, paths) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  let isOver = false
  console.log(`\nPages before they are touched (bytes, gzipped; scripts at most ${PAGE_BUDGET.scriptBytes})`)
  for (const [screen, settings] of Object.entries(SCREENS)) {
    for (const [name, path] of Object.entries(paths)) {
      const context = await browser.newContext(settings)
      const { scriptBytes, styleBytes, fileCount, layoutShift } = await weighPage(
        await context.newPage(),
        origin + path,
      )
      isOver ||= scriptBytes > PAGE_BUDGET.scriptBytes || layoutShift > PAGE_BUDGET.layoutShift
      console.log(
        `  ${name.padEnd(11)} ${screen.padEnd(8)} scripts ${String(scriptBytes).padStart(6)}, styles ${String(styleBytes).padStart(6)}, ` +
          `${fileCount} files, layout shift ${layoutShift.toFixed(3)}`,
      )
      await context.close()
    }
  }
  await browser.close()
  return isOver ? 1 : 0
})
