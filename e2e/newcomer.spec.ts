import type { Locator, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { expect, test } from './test.ts'

/** Names of the controls on the way, and what the newcomer types. */
const LANGUAGES = {
  English: {
    locale: 'en-US',
    search: 'Search voices',
    wanted: 'calm low german female',
    text: 'Text to be spoken',
    generate: 'Generate Snippet',
    compareThese: 'Compare these',
    allReady: 'All voices are ready',
    mp3: /^mp3 of .+, download$/,
    captions: /^Captions of .+, download$/,
    embed: /^Embed /,
    copy: 'Copy code',
  },
  German: {
    locale: 'de-DE',
    search: 'Stimmen suchen',
    wanted: 'ruhige tiefe deutsche Frauenstimme',
    text: 'Text, der gesprochen wird',
    generate: 'Schnipsel erzeugen',
    compareThese: 'Diese vergleichen',
    allReady: 'Alle Stimmen haben diesen Text gesprochen',
    mp3: /^MP3 von .+ herunterladen$/,
    captions: /^Untertitel von .+ herunterladen$/,
    embed: / einbetten$/,
    copy: 'Code kopieren',
  },
} as const

const SENTENCE = 'Es war ein Abend im Herbst, und der Wind ging leise durch die Bäume.'

/** Clicks that the way may take. */
const MOST_CLICKS = 9

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

/** Ways to use a control. The keyboard reaches it by Tab; a text field needs no more than the focus. */
const WAYS = {
  'on a phone': (control: Locator) => control.tap(),
  'on a desktop': (control: Locator) => control.click(),
  'by keyboard alone': pressByKeyboard,
}

async function pressByKeyboard(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const page = control.page()
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === element.ownerDocument.activeElement)) {
      if (!(await control.evaluate((element) => element.matches('input, textarea')))) await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab did not reach the control.')
}

/** Text of the file that an action downloads. */
async function downloadOf(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await press()
  return readFile(await (await started).path())
}

for (const [way, operate] of Object.entries(WAYS)) {
  for (const [language, words] of Object.entries(LANGUAGES)) {
    test.describe(`${way}, in ${language}`, () => {
      const isPhone = way === 'on a phone'
      test.use({
        locale: words.locale,
        permissions: ['clipboard-read', 'clipboard-write'],
        ...(isPhone && PHONE),
      })

      test('a newcomer finds a voice, hears their sentence, compares it, and takes sound, captions and player', async ({
        page,
        sound,
      }, { annotations }) => {
        test.slow()
        let clicks = 0
        const press = async (control: Locator) => {
          clicks += 1
          await operate(control)
        }
        await page.goto('/')
        const arrived = Date.now()
        const seconds = () => ((Date.now() - arrived) / 1000).toFixed(1)

        await press(page.getByRole(isPhone ? 'button' : 'combobox', { name: words.search }))
        await page.keyboard.insertText(words.wanted)
        await expect(page.getByRole('option').first()).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/voices\?/)
        await press(page.getByRole('main').getByRole('article').getByRole('link').first())

        await press(page.getByRole('textbox', { name: words.text }))
        await page.keyboard.press('Control+A')
        await page.keyboard.insertText(SENTENCE)
        if (isPhone) await press(page.getByRole('button', { name: words.generate }))
        else await page.keyboard.press('Control+Enter')
        await expect.poll(() => sound.position(), { timeout: 30_000 }).toBeGreaterThan(0.1)
        annotations.push({ type: 'first sound of the own sentence', description: `${seconds()} s` })

        await press(page.getByRole('link', { name: words.compareThese }))
        await expect(page.getByText(words.allReady).first()).toBeVisible({ timeout: 30_000 })
        await expect.poll(() => sound.position()).toBeGreaterThan(0.1)

        const mp3 = await downloadOf(page, () => press(page.getByRole('link', { name: words.mp3 }).first()))
        expect(mp3.subarray(0, 3).toString() === 'ID3' || mp3[0] === 0xff).toBe(true)
        const captions = await downloadOf(page, () => press(page.getByRole('button', { name: words.captions }).first()))
        expect(captions.toString()).toMatch(/^WEBVTT[\s\S]*Herbst/)
        await press(page.getByRole('button', { name: words.embed }).first())
        await press(page.getByRole('dialog').getByRole('button', { name: words.copy }))
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('<voice-player')

        annotations.push({ type: 'the whole way', description: `${clicks} clicks, ${seconds()} s` })
        expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
      })
    })
  }
}
