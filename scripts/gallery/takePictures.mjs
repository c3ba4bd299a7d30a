// Takes the screenshots of `npm run gallery`. Runs on the pinned Node, by gallery.mjs.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS } from '../browser.mjs'
import { ROOT } from '../paths.mjs'
import { galleryPage } from './galleryPage.mjs'

const STORIES = join(ROOT, 'apps/storybook/dist')
const GALLERY = join(ROOT, 'gallery')
/** Origin without a server; requests are answered from the build folder. */
const ORIGIN = 'http://stories.localhost'
const WIDTHS = { phone: 375, desktop: 1440 }
const THEMES = ['light', 'dark']
/** Settling time of a rendered story in milliseconds; transitions take up to 200. */
const SETTLE_MS = 250

const names = process.argv.slice(2).map((name) => name.toLowerCase())
const { entries } = JSON.parse(readFileSync(join(STORIES, 'index.json'), 'utf8'))
/** Stories to capture. Live stories need a running server and are tests only. */
const stories = Object.values(entries).filter(
  ({ type, id, tags }) =>
    type === 'story' && !tags.includes('live') && (names.length === 0 || names.some((name) => id.includes(name))),
)

async function openPage(browser, width, theme) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme })
  await context.route(`${ORIGIN}/**`, (route) =>
    route
      .fulfill({ path: join(STORIES, decodeURIComponent(new URL(route.request().url()).pathname)) })
      .catch(() => route.abort()),
  )
  return context.newPage()
}

/** Takes a screenshot and resolves to the errors of the story. */
async function takePicture(page, { id }, theme, path) {
  const errors = []
  const onError = (error) => errors.push(error.message)
  page.on('pageerror', onError)
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
  await page.waitForSelector('.sb-show-main, .sb-show-errordisplay', { timeout: 20_000 })
  if (await page.locator('body.sb-show-errordisplay').count()) errors.push('does not render')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLE_MS)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  if (overflow > 0) errors.push(`is ${overflow} px wider than the page`)
  await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  page.off('pageerror', onError)
  return errors
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: BROWSER_ARGS })
if (names.length === 0) rmSync(GALLERY, { recursive: true, force: true })
mkdirSync(GALLERY, { recursive: true })

const problems = []
async function takeAll(size, width, theme) {
  const page = await openPage(browser, width, theme)
  for (const story of stories) {
    const found = await takePicture(page, story, theme, join(GALLERY, `${story.id}.${size}.${theme}.png`)).catch(
      (error) => [error.message.split('\n')[0]],
    )
    problems.push(...found.map((problem) => `${story.title}: ${story.name} (${size}, ${theme}) ${problem}`))
  }
  await page.context().close()
}
const series = Object.entries(WIDTHS).flatMap(([size, width]) => THEMES.map((theme) => [size, width, theme]))
await Promise.all(series.map((each) => takeAll(...each)))
await browser.close()

writeFileSync(join(GALLERY, 'index.html'), galleryPage(stories, Object.keys(WIDTHS), THEMES))
for (const problem of problems) console.log(`✗ ${problem}`)
console.log(`${stories.length} stories, ${stories.length * series.length} pictures: gallery/index.html`)
process.exit(problems.length > 0 ? 1 : 0)
