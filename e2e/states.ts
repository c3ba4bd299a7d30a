import { voicePath } from '@voice-rankings/contract'
import type { VoiceListing } from '@voice-rankings/contract'
import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import type { SoundObserver } from './soundObserver.ts'

interface Visit {
  readonly page: Page
  readonly voice: VoiceListing
  readonly sound: SoundObserver
  readonly asUser: (path: string) => Promise<void>
}

/** State of a page that its address alone does not bring, with English names. */
export interface State {
  readonly name: string
  readonly isPhone?: boolean
  /** Brings the state, and returns a part that only it has. */
  readonly open: (visit: Visit) => Promise<Locator>
  /** Further states, each reached from the one before. */
  readonly next?: readonly (readonly [name: string, go: (page: Page) => Promise<Locator>])[]
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

/** The share dialog of a voice, with each form of a player, and its other tabs. */
const SHARING: State = {
  name: 'the embed dialog',
  open: async ({ page, voice }) => {
    await page.goto(voicePath(voice))
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Embed' }).click()
    return preview(page).getByRole('button', { name: /^Play/ })
  },
  next: [
    [
      'Player, dark',
      async (page) => (await choose(page, 'Dark'), preview(page).getByRole('button', { name: /^Play/ })),
    ],
    ['Compact', async (page) => (await choose(page, 'Compact'), framedPlay(page))],
    ['Frame', async (page) => (await choose(page, 'Frame'), framedPlay(page))],
    ['Sound only', async (page) => (await choose(page, 'Sound only'), preview(page).locator('audio'))],
    ['Link', (page) => openTab(page, 'Link')],
    ['Post', (page) => openTab(page, 'Post')],
  ],
}

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const framedPlay = (page: Page) => preview(page).frameLocator('iframe').getByRole('button', { name: /^Play/ })
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

/** A menu, popover or dialog of a voice's page that a button opens. */
const openedOnVoice = (name: string, opener: string, overlay: (page: Page) => Locator): State => ({
  name,
  open: async ({ page, voice, asUser }) => {
    await asUser(voicePath(voice))
    await button(page, opener).click()
    return overlay(page)
  },
})

export const STATES: readonly State[] = [
  SHARING,
  {
    name: 'the stage of the home page after it spoke, in another language',
    open: async ({ page, sound }) => {
      await page.goto('/')
      const languages = page.getByRole('group', { name: 'Language' })
      await languages.getByRole('button', { pressed: false }).first().click()
      await expect.poll(() => sound.position()).toBeGreaterThan(0.2)
      await button(page, /^Pause/).click()
      return page.getByRole('slider').first()
    },
  },
  {
    name: 'the groups of a search',
    open: async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('combobox', { name: 'Search voices' }).fill('calm low german')
      await expect(page.getByText('Understood')).toBeVisible()
      return page.getByRole('option').first()
    },
  },
  {
    name: 'the groups of a search on a phone',
    isPhone: true,
    open: async ({ page }) => {
      await page.goto('/about')
      await button(page, 'Search voices').click()
      await page.getByRole('combobox', { name: 'Search voices' }).fill('deutsch')
      return page.getByRole('option').first()
    },
  },
  {
    name: 'the nearest voices of a search without a match',
    open: async ({ page }) => {
      await page.goto('/voices?traits=low,creaky,soft&languageCode=en')
      return page.getByRole('region', { name: 'Nearly what you asked for' }).getByRole('article').first()
    },
  },
  {
    name: 'a comparison with words running',
    open: async ({ page, voice, sound }) => {
      await page.goto(voicePath(voice))
      await page.getByRole('link', { name: 'Compare these' }).click()
      await expect(page.getByText('All voices are ready').first()).toBeVisible({ timeout: 30_000 })
      await page
        .getByRole('main')
        .getByRole('button', { name: `Play ${voice.voice_name}` })
        .first()
        .click()
      await expect.poll(() => sound.position()).toBeGreaterThan(0.1)
      return page
        .getByRole('main')
        .getByRole('button', { name: /^Pause/ })
        .first()
    },
  },
  {
    name: 'the stored measurement of a voice',
    open: async ({ page, voice }) => {
      await page.goto(`${voicePath(voice)}/analysis`)
      await expect(page.getByText(/^Stored measurement/)).toBeVisible()
      return page.getByRole('region', { name: 'Every word' }).getByRole('button').first()
    },
  },
  openedOnVoice('the captions and downloads', 'Captions and downloads', (page) => page.getByRole('menu')),
  openedOnVoice('the collections of a voice', 'Add to collection', (page) => page.locator('.voice-popover')),
  {
    name: 'the docked player on a phone',
    isPhone: true,
    open: async ({ page, voice }) => {
      await page.goto(voicePath(voice))
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      const dock = page.getByRole('region', { name: 'Now playing' })
      await dock.getByRole('button', { name: `Play ${voice.voice_name}` }).click()
      return dock.getByRole('button', { name: `Pause ${voice.voice_name}` })
    },
  },
  {
    name: 'the filters on a phone',
    isPhone: true,
    open: async ({ page }) => {
      await page.goto('/voices?gender=female&traits=low')
      await button(page, /^Filters/).click()
      return page.getByRole('dialog', { name: 'Filters' })
    },
  },
  {
    name: 'the page without a connection',
    open: async ({ page }) => {
      await page.goto('/offline?from=/voices')
      return page.getByRole('heading', { name: 'You are offline' })
    },
  },
]
