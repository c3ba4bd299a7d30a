import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import type { Locator, Page } from '@playwright/test'
import { expectInWindow, expectReachable, tap } from './reachable.ts'
import { expect, test } from './test.ts'

interface Visit {
  readonly page: Page
  readonly voice: VoiceListing
  readonly asUser: (path: string) => Promise<void>
}

/** Dialog, sheet, menu or panel that opens on a phone, with animations on. */
interface Overlay {
  readonly name: string
  /** Navigates to the button that opens it. */
  readonly open: (visit: Visit) => Promise<Locator>
  /** Element that opens above the page. */
  readonly overlay: (page: Page) => Locator
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name }).locator('.voice-dialog')
const popover = (page: Page) => page.locator('.voice-popover')
const menu = (page: Page) => page.locator('.voice-menu')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const onVoice =
  (name: string, view = '') =>
  async ({ page, voice }: Visit) => {
    await page.goto(voicePath(voice) + view)
    return button(page, name)
  }

async function withSnippet({ page, voice }: Visit): Promise<Locator> {
  const body = { text: 'A sentence of my own.', voice_id: voice.voice_id }
  expect((await page.request.post('/api/v1/voice/speech', { data: body })).ok()).toBe(true)
  await page.goto('/app/snippets')
  return button(page, /^Full text/)
}

async function withCollection({ page, asUser }: Visit, action: string): Promise<Locator> {
  await asUser('/app/collections')
  await page.getByRole('textbox', { name: 'Name of a new collection' }).fill('Calm')
  const there = page.getByRole('link', { name: 'Calm' })
  // Another test may already have created it.
  await page.keyboard.press('Enter')
  await expect(there).toBeVisible()
  return button(page, `${action} Calm`)
}

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'the filters of the catalogue',
    open: async ({ page }) => (await page.goto('/voices'), button(page, /^Filters/)),
    overlay: dialog('Filters'),
  },
  {
    name: 'the filters of the map',
    open: async ({ page }) => (await page.goto('/voices?view=map'), button(page, /^Filters/)),
    overlay: dialog('Filters'),
  },
  {
    name: 'the filters of the leaderboard',
    open: async ({ page }) => (await page.goto('/leaderboard'), button(page, /^Filters/)),
    overlay: dialog('Filters'),
  },
  {
    name: 'the menu of a visitor',
    open: async ({ page }) => (await page.goto('/about'), button(page, 'Menu')),
    overlay: menu,
  },
  {
    name: 'the menu of a user',
    open: async ({ page, asUser }) => (await asUser('/about'), button(page, 'Menu')),
    overlay: menu,
  },
  { name: 'the invitation to log in', open: onVoice('Favorite voice'), overlay: dialog('Join Voice Rankings') },
  { name: 'the share menu', open: onVoice('Share'), overlay: menu },
  { name: 'the download formats', open: onVoice('Download in different audio formats'), overlay: menu },
  {
    name: 'the collections of a voice',
    open: async ({ page, voice, asUser }) => (await asUser(voicePath(voice)), button(page, 'Add to collection')),
    overlay: popover,
  },
  { name: 'the captions and downloads', open: onVoice('Captions and downloads'), overlay: menu },
  {
    name: 'the choice of another voice',
    open: onVoice('Compare with…', '/analysis'),
    overlay: dialog('Compare with another voice'),
  },
  { name: 'the full text of a snippet', open: withSnippet, overlay: dialog('Full text') },
  {
    name: 'the rename of a collection',
    open: (visit) => withCollection(visit, 'Rename'),
    overlay: dialog('Rename Calm'),
  },
  {
    name: 'the deletion of a collection',
    open: (visit) => withCollection(visit, 'Delete'),
    overlay: dialog('Delete “Calm”?'),
  },
  {
    name: 'the change of the username',
    open: async ({ page, asUser }) => {
      await asUser('/about')
      await tap(button(page, 'Menu'))
      return page.getByRole('menuitem', { name: 'Change Username' })
    },
    overlay: dialog('Change Username'),
  },
]

const CONTROLS = ':is(button, a[href], input, select, textarea, [role^="menuitem"]):not([disabled], .voice-hidden)'

for (const viewport of [
  { width: 375, height: 760 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true })
    for (const { name, open, overlay } of OVERLAYS) {
      test(`${name} is reachable from the first to the last control when opened by tap and by Enter`, async ({
        page,
        voice,
        asUser,
      }) => {
        let trigger = await open({ page, voice, asUser })
        const panel = overlay(page)
        for (const by of ['tap', 'Enter'] as const) {
          await test.step(by, async () => {
            // A menu item disappears with its menu.
            if (by === 'Enter' && !(await trigger.isVisible())) trigger = await open({ page, voice, asUser })
            await expect(trigger).toBeEnabled()
            await expectReachable(trigger)
            await (by === 'tap' ? tap(trigger) : trigger.press('Enter'))
            await expectInWindow(panel)
            const controls = panel.locator(CONTROLS)
            await expectReachable(controls.last())
            await expectReachable(controls.first())
            await expectInWindow(panel)
            await page.keyboard.press('Escape')
            await expect(panel).toBeHidden()
          })
        }
      })
    }
  })
}
