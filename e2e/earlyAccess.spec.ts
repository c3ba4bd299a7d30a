import { spawnServer } from '../scripts/spawnServer.mjs'
import { axeViolations } from './axeViolations.ts'
import { newEmail } from './logIn.ts'
import { overflow } from './looks.ts'
import { RULES } from './site.ts'
import { startMailServer } from './startMailServer.ts'
import { expect, test } from './test.ts'

const PATH = '/chat-reviews-early-access'
const PHONE = { width: 320, height: 640 }

let mail: Awaited<ReturnType<typeof startMailServer>>
let server: Awaited<ReturnType<typeof spawnServer>>

test.beforeAll(async () => {
  mail = await startMailServer()
  server = await spawnServer({
    engines: 'flite',
    settings: (url: string) => ({
      PUBLIC_URL: url,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Voice Rankings <voices@example.com>',
    }),
  })
})
test.afterAll(async () => {
  await server.stop()
  await mail.close()
})

/** Link in the last mail that confirms or deletes the address. */
const link = (purpose: 'confirm' | 'leave') =>
  new RegExp(String.raw`http:\S+${purpose}=\S+`).exec(mail.texts.at(-1) ?? '')?.[0] ?? ''

// The empty address, and the links that do not work any more.
test.use({ expectedErrors: /status of (404|422) .*\/early-access\// })

test('a visitor leaves an address on a phone, confirms it by the mailed link, and deletes it by another', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const email = newEmail()
  const field = page.getByRole('textbox', { name: 'E-mail' })
  const expectSound = async () => {
    expect(await overflow(page)).toBe(0)
    expect(await axeViolations(page, RULES)).toEqual([])
  }

  await test.step('the page says what is here today, and refuses what is no address', async () => {
    await page.goto(server.url + PATH)
    await expect(page.getByText('Reviews of chats do not exist yet')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Chat with / })).toHaveAttribute('href', /^\/voice\/.*\/chat$/)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('alert')).toHaveText('Write your e-mail address, such as ann@example.com.')
    await expect(field).toBeFocused()
    await expectSound()
  })

  await test.step('the address gets a mail, the first and the second time', async () => {
    for (const count of [1, 2]) {
      await field.fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByText(`An e-mail is on its way to ${email}.`)).toBeVisible()
      expect(mail.texts).toHaveLength(count)
    }
    await expectSound()
  })

  await test.step('the link confirms it once its button is pressed', async () => {
    await page.goto(link('confirm'))
    await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('The address is confirmed.')).toBeVisible()
    await page.goto(server.url + PATH)
    await field.fill(email)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`An e-mail is on its way to ${email}.`)).toBeVisible()
    expect(mail.texts.at(-1)).toContain('It is confirmed already')
  })

  await test.step('the link of the last mail deletes it, and works once', async () => {
    await page.goto(link('leave'))
    await expect(page.getByRole('heading', { name: 'Delete your address' })).toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: 'Delete the address' }).click()
    await expect(page.getByText('The address is deleted.')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Delete the address' }).click()
    await expect(page.getByRole('alert')).toContainText('This link cannot be used.')
  })
})

test('a server that sends no mail asks for no address', async ({ page }) => {
  await page.goto(PATH)
  await expect(page.getByRole('heading', { name: 'This server takes no addresses' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^Chat with / })).toBeVisible()
})
