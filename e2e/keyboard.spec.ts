import { voicePath } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './test.ts'

/** Presses Tab until the control with a matching name has focus. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    const label = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim() ?? ''
    })
    if (name.test(label)) return
  }
  throw new Error(`Tab did not reach ${name} within ${most} presses.`)
}

/** HTML of the element that covers the centre of the focused control, if that is in the page's content. */
function whatCoversFocus(): string | null {
  const focused = document.activeElement
  if (!focused?.closest('main') || focused.matches('main')) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const painted = document.elementFromPoint(left + width / 2, top + height / 2)
  return painted && focused.contains(painted) ? null : `${focused.outerHTML} under ${painted?.outerHTML}`
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/voices')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('another page moves focus to its content, and a tab of a page keeps focus', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  await waitForHydration(page)
  const tab = page.getByRole('link', { name: 'Analyse' })
  await tab.press('Enter')
  await expect(page).toHaveURL(/analysis$/)
  await expect(tab).toBeFocused()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).press('Enter')
  await expect(page).toHaveURL(/leaderboard/)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a sample plays by keyboard', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  await tabTo(page, /^Play$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
  await page.keyboard.press('Enter')
  await expect.poll(() => sound.playingCount()).toBe(0)
})

test('the focused control is never behind the header or the docked player', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/voices')
  await waitForHydration(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .press('Enter')
  await expect(page.getByRole('region', { name: 'Now playing' })).toBeVisible()
  for (const key of [...Array<string>(24).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await page.evaluate(whatCoversFocus), key).toBeNull()
  }
})

test('a new text is written, generated and played by keyboard', async ({ page, sound, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('textbox', { name: 'Text to be spoken' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nothing but keys were used for this.')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/[?&]snippet=/)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play.or(page.getByRole('button', { name: 'Pause', exact: true })).first()).toBeVisible()
  if (await play.isVisible()) await play.press('Space')
  await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
})

test('a voice is searched and opened by keyboard', async ({ page, voice }) => {
  await page.goto('/voices')
  const search = page.getByRole('combobox', { name: 'Search voices' })
  await search.focus()
  await page.keyboard.type(voice.voice_name)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/voice\//)
})
