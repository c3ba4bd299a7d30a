import type { Page } from '@playwright/test'
import { voicePath } from '@voice-rankings/contract'
import type { Playlist } from '@voice-rankings/contract'
import { axeViolations } from './axeViolations.ts'
import { findVoices } from './findVoice.ts'
import { RULES } from './site.ts'
import { expect, test } from './test.ts'

/** Creates a playlist with the samples of three voices, and opens it; returns the names of the voices in order. */
async function fill(page: Page, playlist_name: string, isPublic = false): Promise<string[]> {
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const send = async <T>(call: string, data: object): Promise<T> => {
    const answer = await page.request.post(`/api/v1/${call}`, { data, headers })
    expect(answer.ok(), call).toBe(true)
    return (await answer.json()) as T
  }
  const voices = await findVoices(page.request, 'languageCode=en&sort=name', 3)
  const created = await send<{ playlist: Playlist }>('playlists/create', { playlist_name })
  const { playlist_id } = created.playlist
  for (const { voice_id } of voices) await send('playlists/add', { playlist_id, item: { kind: 'voice', voice_id } })
  const share = { share_kind: 'playlist', target_id: playlist_id, share_visibility: 'public' }
  if (isPublic) await send('shares/update', share)
  await page.goto(`/playlist/${playlist_id}`)
  await page.waitForLoadState('networkidle')
  return voices.map(({ voice_name }) => voice_name)
}

const order = (page: Page) =>
  page
    .getByRole('list', { name: 'Items' })
    .getByRole('button', { name: /^(Play|Pause) \d/ })
    .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/.*: /, '')))

const lit = (page: Page) =>
  page.evaluate(() =>
    ['female', 'male', 'none']
      .flatMap((gender) => [...(CSS.highlights.get(`voice-host-${gender}`) ?? [])].map(String))
      .join(''),
  )

interface Point {
  x: number
  y: number
}

/** Drags a finger, with real touch input. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', from)
  const steps = 12
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    await touch('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  }
  await touch('touchEnd')
  await session.detach()
}

test.describe('a playlist', () => {
  test('is made on the page of a voice', async ({ page, voice }) => {
    await page.goto(voicePath(voice))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Add to playlist' }).click()
    await page.getByRole('textbox', { name: 'Find or create' }).fill('Trains')
    await page.getByRole('button', { name: 'Create “Trains”' }).click()
    await expect(page.getByText('✓ Added')).toBeVisible()
    await page.goto('/app/playlists')
    await page.getByRole('link', { name: 'Trains' }).click()
    await expect(page.getByRole('button', { name: `Play 1: ${voice.voice_name}` })).toBeVisible()
  })

  test('lights the words, plays the next item, and goes on where it stopped', async ({ page }) => {
    const [, second] = await fill(page, 'Ships')
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => lit(page), { intervals: [30] }).not.toBe('')
    // Near the end of the first item.
    const position = page.getByRole('slider', { name: 'Position in the item' })
    await position.focus()
    await position.press('End')
    await expect(page.getByRole('button', { name: `Pause 2: ${second}` })).toBeVisible()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('article', { name: `Text of ${second}` })).toBeVisible()
  })

  test('is ordered by dragging and by keys', async ({ page }) => {
    const [first, second, third] = await fill(page, 'Rivers')
    const handle = page.getByRole('button', { name: `Move ${third}` })
    const from = (await handle.boundingBox())!
    const to = (await page.getByRole('button', { name: `Move ${first}` }).boundingBox())!
    await page.mouse.move(from.x + 12, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(to.x + 12, to.y + 30, { steps: 8 })
    await page.mouse.move(to.x + 12, to.y + 10)
    await page.mouse.up()
    await expect.poll(() => order(page)).toEqual([third, first, second])
    await page.getByRole('button', { name: `Move ${first}` }).press('ArrowDown')
    await expect(page.getByText(`${first} is now 3 of 3`)).toBeAttached()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await order(page)).toEqual([third, second, first])
  })

  test('shows what another page changed', async ({ page, context }) => {
    const [first, second, third] = await fill(page, 'Hills')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.waitForLoadState('networkidle')
    await other.getByRole('button', { name: `Move ${third}` }).press('ArrowUp')
    await other.waitForLoadState('networkidle')
    await page.getByRole('button', { name: `Move ${first}` }).press('ArrowDown')
    await expect(page.getByText('The playlist was changed on another page.')).toBeVisible()
    expect(await order(page)).toEqual([third, second, first])
    await other.close()
  })

  test('has one order with all items after both of two pages changed it at once', async ({ page, context }) => {
    const [first, , third] = await fill(page, 'Dunes')
    const other = await context.newPage()
    await other.goto(page.url())
    await other.waitForLoadState('networkidle')
    const before = await order(page)
    const moved = [page, other].map((one) => one.waitForResponse('**/playlists/move'))
    await Promise.all([
      ...moved,
      page.getByRole('button', { name: `Move ${first}` }).press('ArrowDown'),
      other.getByRole('button', { name: `Move ${third}` }).press('ArrowUp'),
    ])
    for (const one of [page, other]) await one.reload()
    await expect.poll(() => order(page)).toHaveLength(before.length)
    const after = await order(page)
    expect(after.toSorted()).toEqual(before.toSorted())
    await expect.poll(() => order(other)).toEqual(after)
    await other.close()
  })

  test('is renamed, loses an item and gets it back, is deleted and restored', async ({ page }) => {
    const names = await fill(page, 'Lakes')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Name of the playlist' }).fill('Seas')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seas' })).toBeVisible()
    await page.getByRole('button', { name: `Actions for ${names[1]}` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click()
    await expect.poll(() => order(page)).toEqual([names[0], names[2]])
    await expect(page.getByRole('list', { name: 'Items' })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => order(page)).toEqual(names)
    await page.getByRole('link', { name: 'My Playlists' }).first().click()
    await page.getByRole('button', { name: 'Delete Seas' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name: 'Seas' })).toBeVisible()
  })

  test('opens for others only if its owner allows it', async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage()
    await fill(page, 'Mine')
    await other.goto(page.url())
    await expect(other.getByRole('heading', { name: 'This playlist does not exist' })).toBeVisible()
    const names = await fill(page, 'Ours', true)
    await other.goto(page.url())
    await expect.poll(() => order(other)).toEqual(names)
    await expect(other.getByRole('button', { name: 'Rename' })).toBeHidden()
    await other.context().close()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

    test('is ordered by a finger on the handle of an item, while a finger elsewhere scrolls', async ({ page }) => {
      const [first, second, third] = await fill(page, 'Bays')
      const handle = page.getByRole('button', { name: `Move ${third}` })
      const target = page.getByRole('button', { name: `Move ${first}` })
      await handle.scrollIntoViewIfNeeded()
      const [from, to] = [(await handle.boundingBox())!, (await target.boundingBox())!]
      const x = from.x + from.width / 2
      await drag(page, { x, y: from.y + from.height / 2 }, { x, y: to.y + 4 })
      await expect.poll(() => order(page)).toEqual([third, first, second])
      await page.waitForLoadState('networkidle')
      await page.reload()
      await page.waitForLoadState('networkidle')
      expect(await order(page)).toEqual([third, first, second])

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const before = await page.evaluate(() => scrollY)
      const row = (await page.getByRole('button', { name: `Play 2: ${first}` }).boundingBox())!
      await drag(page, { x: row.x + 90, y: row.y + 20 }, { x: row.x + 90, y: row.y + 180 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before)
      expect(await order(page)).toEqual([third, first, second])
    })

    test('has controls that are large enough to tap', async ({ page }) => {
      await fill(page, 'Coasts')
      const controls = page.getByRole('list', { name: 'Items' }).getByRole('button')
      expect(await controls.count()).toBe(9)
      for (const control of await controls.all()) {
        const { width, height } = (await control.boundingBox())!
        expect(Math.min(width, height), (await control.getAttribute('aria-label')) ?? '').toBeGreaterThanOrEqual(44)
      }
    })
  })

  test('is accessible', async ({ page }) => {
    await fill(page, 'Woods')
    expect(await axeViolations(page, RULES)).toEqual([])
    await page.goto('/create-playlist')
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page, RULES)).toEqual([])
  })
})
