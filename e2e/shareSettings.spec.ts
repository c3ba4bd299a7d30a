import { axeViolations } from './axeViolations.ts'
import { expect, test } from './test.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('one person shares a snippet by a link, revokes it, and the other person no longer opens page and audio', async ({
  page,
  browser,
  voice,
}) => {
  const spoken = await page.request.post('/api/v1/voice/speech', {
    data: { voice_id: voice.voice_id, text: 'Only for people with the link.', shareSnippet: false },
  })
  const { voice_snippet_id: id } = (await spoken.json()) as { voice_snippet_id: string }
  const other = await (await browser.newContext()).newPage()
  let link = ''
  let audio = ''

  await test.step('the owner makes it unlisted and copies the address of a link', async () => {
    await page.goto(`/share/settings/snippet-${id}`)
    await page.getByRole('radio', { name: /^Unlisted/ }).check()
    await page.getByRole('button', { name: 'Create link' }).click()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' }).first()).toBeVisible()
    link = await page.evaluate(() => navigator.clipboard.readText())
    expect(await axeViolations(page)).toEqual([])
  })

  await test.step('the other person hears it, and not without the link', async () => {
    const heard = other.waitForResponse((response) => response.url().includes('/snippets/snippet-'))
    await other.goto(link)
    await other.getByRole('button', { name: /^Play/ }).first().click()
    const answer = await heard
    audio = answer.url()
    expect(answer.ok()).toBe(true)
    expect((await other.request.get(`/api/v1/voice/snippet/${id}`)).status()).toBe(404)
  })

  await test.step('a revoked link opens neither page nor audio', async () => {
    await page.getByRole('button', { name: /^Revoke/ }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    expect([(await other.request.get(link)).status(), (await other.request.get(audio)).status()]).toEqual([404, 404])
  })

  await test.step('undo restores it', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Revoke/ })).toBeVisible()
    expect((await other.request.get(link)).status()).toBe(200)
  })
  await other.context().close()
})

test('a deleted snippet leaves the list, and comes back when it is undone by keyboard', async ({ page, voice }) => {
  const text = 'This one is deleted by mistake.'
  await page.request.post('/api/v1/voice/speech', { data: { voice_id: voice.voice_id, text } })
  await page.goto('/app/snippets')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('Snippet deleted.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toContainText('deleted by mistake')
})
