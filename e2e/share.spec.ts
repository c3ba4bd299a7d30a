import { voicePath } from '@voice-rankings/contract'
import { axeViolations } from './axeViolations.ts'
import { startHost } from './embeds/startHost.ts'
import { expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const SERVER = process.env.E2E_BASE_URL ?? ''

test('Share → Embed plays the player in each form, and the copied code plays it on another site', async ({
  page,
  sound,
  voice,
}) => {
  await page.goto(voicePath(voice))
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await page.getByRole('menuitem', { name: 'Embed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this voice' })
  const preview = dialog.getByRole('region', { name: 'Preview' })
  const code = dialog.getByRole('region', { name: 'Code' })

  await test.step('the player plays, and keeps playing in another colour and theme', async () => {
    await preview.getByRole('button', { name: /^Play/ }).click()
    const pause = preview.getByRole('button', { name: /^Pause/ })
    await expect(pause).toBeVisible()
    await dialog.getByRole('radio', { name: 'Dark' }).check()
    await dialog.getByRole('radio', { name: 'Colour of the text' }).check()
    await expect(pause).toBeVisible()
    await expect(code).toContainText('theme="dark"')
  })

  await test.step('the arrow keys move to one line, in a frame that plays', async () => {
    await dialog.getByRole('radio', { name: 'Player', exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('radio', { name: 'Compact' })).toBeChecked()
    const frame = preview.frameLocator('iframe')
    await frame.getByRole('button', { name: /^Play/ }).click()
    await expect(frame.getByRole('button', { name: /^Pause/ })).toBeVisible()
    expect(await frame.locator('html').evaluate((root) => root.scrollHeight)).toBe(56)
  })

  await test.step('a plain audio element has the sound of the voice', async () => {
    await dialog.getByRole('radio', { name: 'Sound only' }).check()
    await expect(code).toContainText('<audio controls')
    await preview.locator('audio').evaluate((audio: HTMLAudioElement) => audio.play())
    expect(await sound.position()).not.toBeNull()
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('the copied code plays on a page of another site', async () => {
    await dialog.getByRole('radio', { name: 'Player', exact: true }).check()
    await dialog.getByRole('button', { name: 'Copy code' }).click()
    await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
    const html = await page.evaluate(() => navigator.clipboard.readText())
    const host = await startHost(SERVER)
    const other = await page.context().newPage()
    await other.goto(host.show({ body: html, script: () => '' }))
    await other.getByRole('button', { name: /^Play/ }).click()
    await expect(other.getByRole('button', { name: /^Pause/ })).toBeVisible()
    await other.close()
    await host.close()
  })

  await test.step('Escape closes it and returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(share).toBeFocused()
  })
})

test('the builder opens with the voice and the look of the dialog', async ({ page, voice }) => {
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Embed' }).click()
  await page.getByRole('radio', { name: 'Frame' }).check()
  await page.getByRole('radio', { name: 'Dark' }).check()
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'More in the builder' }).click()
  const builder = await opening
  await expect(builder.locator('pre').filter({ hasText: '<iframe' })).toContainText(
    `${SERVER}/embed${voicePath(voice).replaceAll('%2B', '+')}?theme=dark`,
  )
})

test('on a phone the preview is first and Copy stays in view', async ({ page, voice }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto(voicePath(voice))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Embed' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Copy code' })).toBeInViewport({ ratio: 1 })
  const [preview, form] = await Promise.all([
    dialog.getByRole('region', { name: 'Preview' }).boundingBox(),
    dialog.getByRole('radio', { name: 'Player', exact: true }).boundingBox(),
  ])
  expect(preview?.y).toBeLessThan(form?.y ?? 0)
  const isWhole = await dialog.locator('[part=dialog-body]').evaluate((body) => body.scrollWidth <= body.clientWidth)
  expect(isWhole).toBe(true)
})
