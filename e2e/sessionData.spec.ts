import { voicePath } from '@voice-rankings/contract'
import type { SpeechResponse } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { loginLink, logIn, newEmail, openWindow, PASSWORD } from './logIn.ts'
import { expect, openTab, test } from './test.ts'

const TEXT = 'Only the owner of this sentence may hear it.'

/** Page that shows personal data. */
interface Screen {
  name: string
  path: string
  /** Tells if the personal data is visible. */
  isShown: (tab: Page) => Promise<boolean>
}

const userButton = (tab: Page) => tab.getByRole('button', { name: /^listener-/ })

test('a logout in one tab removes personal data from all tabs, and a popup login restores it', async ({
  page,
  voice,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const email = newEmail()
  const path = voicePath(voice)

  let snippetId = ''
  await test.step('a user has an unshared snippet, a favourite, a collection and a rating', async () => {
    await page.goto('/about')
    await logIn(page, email)
    await expect(userButton(page)).toBeVisible()
    await expect(userButton(page)).toBeFocused()
    const headers = { origin: baseURL ?? '' }
    const send = async <T>(method: 'post' | 'put', call: string, data: object): Promise<T> => {
      const answer = await page.request[method](`/api/v1/${call}`, { data, headers })
      expect(answer.ok(), call).toBe(true)
      return (await answer.json()) as T
    }
    const { voice_id } = voice
    const spoken = await send<SpeechResponse>('post', 'voice/speech', { voice_id, text: TEXT, shareSnippet: false })
    snippetId = spoken.voice_snippet_id
    await send('put', 'voice/favorite', { voice_id, voice_favorite_id: null })
    const { collection } = await send<{ collection: { collection_id: string } }>('post', 'collections/create', {
      collection_name: 'For nobody else',
    })
    await send('post', 'collections/add', { collection_id: collection.collection_id, voice_id })
    await send('post', 'voice/save_rating', { voice_id, voice_text: TEXT, vote_value: 4 })
  })

  const screens: Screen[] = [
    {
      name: 'the list of snippets',
      path: '/app/snippets',
      isShown: (tab) => tab.getByRole('article').getByText(TEXT).first().isVisible(),
    },
    {
      name: 'the home of the user',
      path: '/app/home',
      isShown: (tab) => tab.getByRole('article').getByText(TEXT).first().isVisible(),
    },
    {
      name: 'the snippet in the player of a voice',
      path: `${path}?snippet=${snippetId}`,
      isShown: async (tab) => (await tab.getByRole('textbox', { name: 'Text to be spoken' }).inputValue()) === TEXT,
    },
    {
      name: 'the rating of a voice',
      path,
      isShown: (tab) => tab.getByText('Thanks for your rating! Rated 4/5').first().isVisible(),
    },
    {
      name: 'the snippet panel of a voice',
      path,
      isShown: (tab) => tab.getByRole('article').getByText(TEXT).first().isVisible(),
    },
    {
      name: 'the favourite voices',
      path: '/app/voices',
      isShown: (tab) => tab.getByRole('link', { name: voice.voice_name }).first().isVisible(),
    },
    {
      name: 'the collections',
      path: '/app/collections',
      isShown: (tab) => tab.getByRole('link', { name: 'For nobody else' }).first().isVisible(),
    },
  ]
  const tabs: Page[] = []
  for (const screen of screens) {
    await test.step(`${screen.name} is shown`, async () => {
      const tab = await openTab(page, screen.path)
      tabs.push(tab)
      if (screen.name.includes('panel')) await tab.locator('.voice-snippets-place').scrollIntoViewIfNeeded()
      await expect.poll(() => screen.isShown(tab)).toBe(true)
    })
  }

  const [snippets] = tabs
  await test.step('the snippet plays', async () => {
    await snippets?.getByRole('button', { name: /^Play/ }).first().click()
    await expect(snippets?.getByRole('region', { name: 'Now playing' }) ?? page.locator('body')).toBeVisible()
  })

  await test.step('after the logout none of it is shown', async () => {
    await userButton(page).click()
    const popup = openWindow(page, () => page.getByRole('menuitem', { name: 'Logout' }).click())
    await popup
    await expect(loginLink(page).first()).toBeVisible()
    for (const [at, screen] of screens.entries()) {
      const tab = tabs[at]
      if (tab) await expect.poll(() => screen.isShown(tab), screen.name).toBe(false)
    }
    await expect(snippets?.getByRole('region', { name: 'Now playing' }) ?? page.locator('none')).toHaveCount(0)
    await expect(snippets?.getByRole('button', { name: /^Play/ }) ?? page.locator('none')).toHaveCount(0)
  })

  await test.step('after the login all of it is shown without a reload', async () => {
    const popup = await openWindow(page, () => page.getByRole('banner').getByRole('link', { name: 'Login' }).click())
    const closed = popup.waitForEvent('close')
    await popup.getByLabel('E-mail').fill(email)
    await popup.getByLabel('Password').fill(PASSWORD)
    await popup.getByRole('button', { name: 'Login' }).click()
    await closed
    for (const [at, screen] of screens.entries()) {
      const tab = tabs[at]
      if (tab) await expect.poll(() => screen.isShown(tab), screen.name).toBe(true)
    }
  })
})
