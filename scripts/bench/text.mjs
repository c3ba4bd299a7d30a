// Follows a text of 30,000 characters in Chromium: the time to its first sound, a server that is killed while it speaks the
// text, a changed sentence, and the audiobook. Runs on the pinned Node, by bench.mjs. Fails if a sentence is lost, doubled or paid
// twice, or if the chapters differ from the file.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../browser.mjs'
import { copyMeasured } from '../copyMeasured.mjs'
import { ROOT } from '../paths.mjs'
import { runServer } from '../runServer.mjs'

const MAIN = join(ROOT, 'apps', 'server', 'dist', 'main.js')
const TOKEN = randomUUID()
const TRIES = 5
/** Times from the reader's appearance to the click, in ms: at once, and as soon as a person could have found the button. */
const CLICK_AFTER_MS = [0, 500]
const SECTIONS = 4
const SENTENCES = 115
/** Largest difference between the chapters and the file, in seconds. */
const MOST_DIFFERENCE = 0.03
const TIMEOUT_MS = 15 * 60_000

/** Text of 30,000 characters whose sentences all differ, also from those of other texts; its first one takes seconds to say. */
function longText(mark) {
  const sections = Array.from({ length: SECTIONS }, (_, section) => {
    const sentences = Array.from(
      { length: SENTENCES },
      (__, n) => `Boat ${section + 1} of ${mark} came home at ${n + 1} in the evening, and the harbour was quiet.`,
    )
    const paragraphs = Array.from({ length: SENTENCES / 5 }, (__, n) => sentences.slice(n * 5, n * 5 + 5).join(' '))
    const title = `Chapter ${section + 1} of ${mark}, in which the boats of the village come home late, and nobody says a word`
    return [`# ${title}`, ...paragraphs].join('\n\n')
  })
  return sections.join('\n\n')
}

const sentencesOf = ({ sections }) =>
  sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences))
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const dataDir = await mkdtemp(join(tmpdir(), 'voice-rankings-text-'))
let browser
let server
try {
  await copyMeasured(MAIN, 'flite', dataDir)
  const start = (port) =>
    runServer(MAIN, dataDir, {
      port,
      settings: { ENGINES: 'flite', METRICS_TOKEN: TOKEN, SIGN_UP_CREDITS: '1000000' },
      isReady: ({ ready }) => ready,
      timeoutMs: 120_000,
    })
  server = await start()
  const { url } = server
  browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS })
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  await page.request.post(`${url}/api/v1/login`, {
    form: { intent: 'create', state: '', return: '/', email: `${randomUUID()}@example.com`, password: randomUUID() },
    headers: { origin: url },
    maxRedirects: 0,
  })
  const read = async (path) => (await page.request.get(url + path)).json()
  const spentCredits = async () => (await read('/api/v1/user/status')).user.voice_credits
  /** Number of texts that the engine of the running server has spoken. */
  const spokenTexts = async () => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
    return Number(/speech_seconds_count\{engine="flite"\} (\d+)/.exec(await answer.text())?.[1] ?? 0)
  }
  const readWork = async () => (await read(`/api/v1/works/${new URL(page.url()).pathname.split('/').at(-1)}`)).work

  console.log(`\nA text of 30,000 characters in Chromium ${browser.version()}, spoken by Flite`)
  let before = 0
  for (const waitMs of CLICK_AFTER_MS) {
    const firstSounds = []
    for (let n = 1; n <= TRIES; n += 1) {
      await page.goto(`${url}/read`, { waitUntil: 'networkidle' })
      // Sentences of the text before that were under way have been given back by now.
      before = await spentCredits()
      await page.getByLabel('Text', { exact: true }).fill(longText(`journey ${n} after ${waitMs}`))
      firstSounds.push(await firstSoundMs(page, waitMs))
    }
    const shown = firstSounds.map((ms) => Math.round(ms)).join(', ')
    console.log(
      `  first sound after a click ${String(waitMs).padStart(3)} ms after the reader, ms  ${shown}; median ${Math.round(median(firstSounds))}`,
    )
  }

  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  const work = await readWork()
  await page.getByRole('button', { name: 'Speak the whole text' }).click()
  while ((await readWork()).spoken_count < 0.3 * work.sentence_count) await page.waitForTimeout(200)
  await server.stop('SIGKILL')
  server = await start(Number(new URL(url).port))
  await page.getByText('The whole text has been spoken.').waitFor()
  const whole = await readWork()
  const paid = (await spentCredits()) - before
  // Flite's voices cost a credit for a character.
  const due = sentencesOf(whole).reduce((sum, { text }) => sum + text.length, 0)
  console.log(`  spoken after a kill at 30 %, sentences               ${whole.spoken_count} of ${whole.sentence_count}`)
  console.log(`  credits paid for them                              ${paid} of ${due}`)

  const spoken = await spokenTexts()
  await page.getByRole('button', { name: 'Edit this paragraph' }).nth(1).click()
  const field = page.getByRole('textbox', { name: 'Edit this paragraph' })
  await field.fill((await field.inputValue()).replace('quiet.', 'full of light.'))
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Speak the whole text' }).click()
  await page.getByText('The whole text has been spoken.').waitFor()
  const again = (await spokenTexts()) - spoken
  console.log(`  texts spoken after a change of one sentence        ${again}`)

  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'm4b' }).click(),
  ])
  const probe = ['-v', 'error', '-show_format', '-show_chapters', '-of', 'json', await download.path()]
  const { format, chapters } = JSON.parse(execFileSync('ffprobe', probe, { encoding: 'utf8' }))
  const chapterSeconds = chapters.reduce((sum, { start_time, end_time }) => sum + (end_time - start_time), 0)
  const sentenceSeconds = sentencesOf(await readWork()).reduce(
    (sum, { sentence_duration, pause_after }) => sum + (sentence_duration + pause_after) / 1000,
    0,
  )
  const lengths = [chapterSeconds, sentenceSeconds, Number(format.duration)]
  console.log(
    `  ${chapters.length} chapters, their sentences, and the file, s       ${lengths.map((s) => s.toFixed(3)).join(', ')}`,
  )

  const isWrong =
    whole.spoken_count !== whole.sentence_count ||
    paid !== due ||
    again !== 1 ||
    chapters.length !== SECTIONS ||
    Math.max(...lengths) - Math.min(...lengths) > MOST_DIFFERENCE
  if (isWrong) {
    console.error('A figure is not as it has to be.')
    process.exitCode = 1
  }
} finally {
  await browser?.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** Submits the form, and clicks on play `waitMs` after the reader shows it. Returns the ms from that click to the first sound. */
async function firstSoundMs(page, waitMs) {
  await page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    const started = []
    HTMLMediaElement.prototype.play = function observedPlay() {
      started.push(this)
      return play.call(this)
    }
    let clickedAt = 0
    addEventListener('click', () => (clickedAt = performance.now()), { capture: true })
    globalThis.firstSound = new Promise((resolve) => {
      const look = () => {
        if (started.some(({ paused, currentTime }) => !paused && currentTime > 0))
          resolve(performance.now() - clickedAt)
        else requestAnimationFrame(look)
      }
      look()
    })
  })
  await page.getByRole('button', { name: 'Read aloud' }).click()
  // The button of the form has the same name as that of the reader.
  await page.getByRole('heading', { level: 2, name: 'Chapter 1' }).waitFor()
  await page.waitForTimeout(waitMs)
  await page.getByRole('button', { name: 'Read aloud', exact: true }).click()
  return page.evaluate(() => globalThis.firstSound)
}
