import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

test('back and forward follow the visited tabs of a voice', async ({ page, voice }) => {
  const base = voicePath(voice)
  const tabs = page.getByRole('navigation', { name: 'Voice views' }).getByRole('link')
  const shown = () => page.locator('[aria-label="Voice views"] [aria-current=page]')
  const expectTab = async (name: string, path: string) => {
    await expect(page).toHaveURL(base + path)
    await expect(shown()).toHaveText(name)
  }

  await page.goto('/voices')
  await page.goto(base)
  await expect(tabs).toHaveText(['Generate', 'Details', 'Similar'])
  await expectTab('Generate', '')
  await tabs.getByText('Details').click()
  await expectTab('Details', '/details')
  await expect(page.getByRole('heading', { name: 'Voice Attribute Summary' })).toBeVisible()
  await tabs.getByText('Similar').click()
  await expectTab('Similar', '/similar')
  await expect(page.getByRole('heading', { name: 'Best Overall Matches' })).toBeVisible()
  await tabs.getByText('Generate').click()
  await expectTab('Generate', '')

  await page.goBack()
  await expectTab('Similar', '/similar')
  await page.goBack()
  await expectTab('Details', '/details')
  await page.goForward()
  await expectTab('Similar', '/similar')
  await page.goBack()
  await page.goBack()
  await expectTab('Generate', '')
  await page.goBack()
  await expect(page).toHaveURL('/voices')
})

for (const [query, path] of [
  ['analysis', '/analysis'],
  ['details', '/details'],
  ['compare', '/compare'],
  ['chat', '/chat'],
  ['similar', '?tab=similar'],
  ['nonsense', '?tab=nonsense'],
] as const) {
  test(`?tab=${query} redirects to ${path}`, async ({ request, voice }) => {
    const answer = await request.get(`${voicePath(voice)}?tab=${query}`)
    expect(answer.status()).toBe(200)
    expect(answer.url()).toMatch(new RegExp(`${path.replace('?', '\\?')}$`))
  })
}

test('a voice opens above the catalogue at its own address, and back, forward and reload work', async ({
  page,
  voice,
}) => {
  const base = voicePath(voice)
  const dialog = page.getByRole('dialog', { name: 'Voice overview' })
  // Names are not unique.
  const card = page.getByRole('article').locator(`a[href="${base}"]`)
  const list = '/voices?sort=name'
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/voices.data') && asked.push(request.url()))
  await page.goto(list)

  await test.step('the voice opens above the list', async () => {
    await card.click()
    await expect(dialog.getByRole('heading', { level: 2, name: voice.voice_name })).toBeVisible()
    await expect(page).toHaveURL(base)
    await expect(page).toHaveTitle(`${voice.voice_name} · Voice Rankings`)
  })
  await test.step('a tab replaces the address', async () => {
    await dialog.getByRole('tab', { name: 'Details' }).click()
    await expect(dialog.getByRole('heading', { name: 'Voice Attribute Summary' })).toBeVisible()
    await expect(page).toHaveURL(`${base}/details`)
  })
  await test.step('back returns to the unchanged list, forward to the unchanged voice', async () => {
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await expect(card).toBeFocused()
    await page.goForward()
    await expect(dialog.getByRole('heading', { name: 'Voice Attribute Summary' })).toBeVisible()
    await expect(page).toHaveURL(`${base}/details`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(list)
  })
  expect(asked, 'the list is not loaded again').toEqual([])

  await test.step('loaded directly, the same address is the voice page, and back returns to the list', async () => {
    await card.click()
    await expect(dialog.getByRole('heading', { level: 2, name: voice.voice_name })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(list)
    await expect(card).toBeVisible()
  })
})
