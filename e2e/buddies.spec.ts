import type { Collection, VoiceListing } from '@voice-rankings/contract'
import type { Page } from '@playwright/test'
import { axeViolations } from './axeViolations.ts'
import { openAsNewUser } from './logIn.ts'
import { expect, test, waitForHydration } from './test.ts'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // The name that nobody has.
  expectedErrors: /status of 404 .*\/buddies\//,
})

const post = async <T>(page: Page, path: string, data: object) => {
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  return (await (await page.request.post(`/api/v1/${path}`, { data, headers })).json()) as T
}

/** A collection with a voice, made public by its owner. */
async function sharePublicly(page: Page, { voice_id }: VoiceListing, collection_name: string): Promise<string> {
  const made = await post<{ collection: Collection }>(page, 'collections/create', { collection_name })
  const { collection_id } = made.collection
  await post(page, 'collections/add', { collection_id, voice_id })
  const target = { share_kind: 'collection', target_id: collection_id }
  await post(page, 'shares/update', { ...target, share_visibility: 'public' })
  return collection_id
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** Section of a list of people. */
const list = (page: Page, name: string) => page.locator('section').filter({ has: heading(page, name) })

test('one person follows another by a link, sees what is public, leaves, and is blocked', async ({
  page,
  browser,
  voice,
}) => {
  test.slow()
  const ann = page
  const bob = await (await browser.newContext()).newPage()
  await openAsNewUser(bob, '/buddies')
  await waitForHydration(bob)
  await openAsNewUser(ann, '/buddies')
  const { user } = (await (await bob.request.get('/api/v1/user/status')).json()) as { user: { username: string } }
  const { username } = user
  const collectionId = await sharePublicly(bob, voice, 'Calm readers')
  let link = ''

  await test.step('nobody finds a person who has not agreed', async () => {
    await expect(heading(ann, 'Buddies')).toBeVisible()
    expect(await axeViolations(ann)).toEqual([])
    await ann.getByRole('button', { name: 'Follow somebody' }).click()
    const field = ann.getByRole('textbox', { name: 'Username or link' })
    await expect(field).toBeFocused()
    const alerts = []
    for (const name of [username, 'nobody-has-this']) {
      await field.fill(name)
      await ann.keyboard.press('Enter')
      await expect(ann.getByRole('alert')).toBeVisible()
      alerts.push(await ann.getByRole('alert').textContent())
    }
    expect(new Set(alerts).size).toBe(1)
    expect(alerts[0]).toContain('Nobody with this username lets you follow them.')
  })

  await test.step('the other person agrees, and copies the link', async () => {
    await bob.getByRole('checkbox', { name: 'Let people follow me' }).check()
    await bob.getByRole('button', { name: 'Copy' }).click()
    await expect(bob.getByRole('button', { name: 'Copied' })).toBeVisible()
    link = await bob.getByRole('textbox', { name: 'Your link' }).inputValue()
    expect(new URL(link).searchParams.get('user')).toBe(username)
    await bob.reload()
    await expect(bob.getByRole('checkbox', { name: 'Let people follow me' })).toBeChecked()
    await expect(bob.getByRole('checkbox', { name: 'Show my blind-test taste' })).not.toBeChecked()
    expect(await axeViolations(bob)).toEqual([])
    await bob.getByRole('link', { name: 'See what others see' }).click()
    await expect(bob.getByText('This is what others see.')).toBeVisible()
    await expect(bob.getByRole('link', { name: 'Calm readers' })).toBeVisible()
  })

  await test.step('the link opens the person, who is followed by the pasted link', async () => {
    await ann.goto(link)
    await expect(heading(ann, username)).toBeVisible()
    expect(await axeViolations(ann)).toEqual([])
    await ann.getByRole('link', { name: 'All buddies' }).click()
    await ann.getByRole('textbox', { name: 'Username or link' }).fill(link)
    await ann.keyboard.press('Enter')
    await expect(ann.getByText(`You follow ${username} now.`)).toBeVisible()
    await expect(ann.getByRole('link', { name: 'Calm readers' })).toHaveAttribute('href', `/collection/${collectionId}`)
  })

  await test.step('the feed fits 320 px, and leads to the collection', async () => {
    await ann.setViewportSize({ width: 320, height: 700 })
    await ann.reload()
    await expect(ann.getByRole('link', { name: 'Calm readers' })).toBeVisible()
    expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await axeViolations(ann)).toEqual([])
    await ann.getByRole('link', { name: 'Calm readers' }).click()
    await expect(heading(ann, 'Calm readers')).toBeVisible()
    await ann.goBack()
    await ann.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('leaving is undone', async () => {
    await list(ann, 'You follow')
      .getByRole('button', { name: `Leave: ${username}` })
      .click()
    await expect(ann.getByText(`You have left ${username}.`)).toBeVisible()
    await expect(ann.getByRole('link', { name: 'Calm readers' })).toHaveCount(0)
    await expect(ann.getByRole('button', { name: 'Undo' })).toBeFocused()
    await ann.keyboard.press('Enter')
    await expect(ann.getByRole('link', { name: 'Calm readers' })).toBeVisible()
    await expect(heading(ann, 'You follow')).toBeFocused()
  })

  await test.step('a blocked follower finds nothing any more', async () => {
    await bob.goto('/buddies')
    await list(bob, 'They follow you')
      .getByRole('button', { name: /^Block: / })
      .click()
    await expect(bob.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await bob.keyboard.press('Enter')
    await expect(bob.getByRole('button', { name: /^Block: / })).toBeFocused()
    await bob.keyboard.press('Enter')
    await bob.getByRole('button', { name: 'Block them' }).click()
    await expect(heading(bob, 'Blocked')).toBeFocused()
    await expect(heading(bob, 'They follow you')).toHaveCount(0)
    await ann.goto(link)
    await expect(heading(ann, 'Nobody to see here')).toBeVisible()
    await ann.getByRole('link', { name: 'All buddies' }).click()
    await expect(ann.getByText('Nothing yet.')).toBeVisible()
    await list(bob, 'Blocked')
      .getByRole('button', { name: /^Unblock: / })
      .click()
    await expect(heading(bob, 'Blocked')).toHaveCount(0)
  })
  await bob.context().close()
})

test('a visitor is asked to log in, and comes back to the person', async ({ page }) => {
  await page.goto('/buddies?user=Ann')
  await expect(page.getByText('Log in to follow people, and to let them follow you.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toHaveAttribute('href', /buddies%3Fuser/)
  expect(await axeViolations(page)).toEqual([])
})
