import type { Playlist, Work } from '@voice-rankings/contract'
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

test('a playlist with a private snippet is heard by its link, and by nobody once the link is revoked', async ({
  page,
  browser,
  voice,
}) => {
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const send = async <T>(path: string, data: object) =>
    (await (await page.request.post(`/api/v1/${path}`, { data, headers })).json()) as T
  const text = 'Only in this playlist.'
  const { voice_id } = voice
  const spoken = { voice_id, text, shareSnippet: false }
  const { voice_snippet_id } = await send<{ voice_snippet_id: string }>('voice/speech', spoken)
  const named = { playlist_name: 'For a friend' }
  const { playlist } = await send<{ playlist: Playlist }>('playlists/create', named)
  const { playlist_id } = playlist
  await send('playlists/add', { playlist_id, item: { kind: 'snippet', voice_snippet_id } })
  const other = await (await browser.newContext()).newPage()

  await page.goto(`/playlist/${playlist_id}`)
  await page.getByRole('link', { name: 'Share' }).click()
  await expect(page.getByText('others also hear your private snippets')).toBeVisible()
  await page.getByRole('radio', { name: /^Unlisted/ }).check()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Address of the new link' }).inputValue()
  expect(await axeViolations(page)).toEqual([])

  const heard = other.waitForResponse((response) => response.url().includes('/snippets/snippet-'))
  await other.goto(link)
  await expect(other.getByRole('article', { name: `Text of ${voice.voice_name}` })).toContainText(text)
  const feed = other.locator('link[rel=alternate][type="application/rss+xml"]')
  await expect(feed).toHaveAttribute('href', link.replace(/^.*\/shared\/(.+)$/, '/podcasts/$1/feed.xml'))
  await other.getByRole('button', { name: 'Play', exact: true }).click()
  const answer = await heard
  expect(answer.ok()).toBe(true)
  const statuses = async () => [
    (await other.request.get(link)).status(),
    (await other.request.get(answer.url(), { headers: { range: 'bytes=0-99' } })).status(),
  ]
  expect(await statuses()).toEqual([200, 206])
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await expect.poll(statuses, { intervals: [50], timeout: 5000 }).toEqual([404, 404])
  await other.context().close()
})

test('a text is read by its link as far as it is spoken', async ({ page, browser, voice }) => {
  const headers = { origin: process.env.E2E_BASE_URL ?? '' }
  const { voice_id } = voice
  const data = { voice_id, text: 'The river ran. It was cold.', work_title: 'A river' }
  const made = (await (await page.request.post('/api/v1/works', { data, headers })).json()) as { work: Work }
  const { work_id, work_revision } = made.work
  await page.request.post(`/api/v1/works/${work_id}/sentences/0`, { data: { work_revision }, headers })
  const other = await (await browser.newContext()).newPage()

  await page.goto(`/share/settings/work-${work_id}`)
  await page.getByRole('radio', { name: /^Unlisted/ }).check()
  await page.getByRole('button', { name: 'Create link' }).click()
  const link = await page.getByRole('textbox', { name: 'Address of the new link' }).inputValue()

  const heard = other.waitForResponse((response) => response.url().includes('/snippets/snippet-'))
  await other.goto(link)
  await expect(other.getByText('1 sentence has no speech yet. Playback skips such sentences.')).toBeVisible()
  await other.getByRole('button', { name: 'Read aloud' }).click()
  expect((await heard).ok()).toBe(true)
  await page.getByRole('radio', { name: /^Private/ }).check()
  await expect.poll(async () => (await other.request.get(link)).status(), { timeout: 5000 }).toBe(404)
  expect((await other.request.get((await heard).url())).status()).toBe(404)
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
