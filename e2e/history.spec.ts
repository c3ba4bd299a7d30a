import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

test('V02 V03 V07 V08 V10 the way through the tabs of a voice is gone back and forward as it was taken', async ({
  page,
  voice,
}) => {
  const base = voicePath(voice)
  const tabs = page.getByRole('navigation', { name: 'Voice views' }).getByRole('link')
  const shown = () => page.locator('[aria-label="Voice views"] [aria-current=page]')
  const expectTab = async (name: string, path: string) => {
    await expect(page).toHaveURL(base + path)
    await expect(shown()).toHaveText(name)
  }

  await page.goto('/voices')
  await page.goto(base)
  await tabs.getByText('Details').click()
  await expectTab('Details', '/details')
  await tabs.getByText('Similar').click()
  await expectTab('Similar', '/similar')
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
  test(`V02 V03 ?tab=${query} leads to ${path}`, async ({ request, voice }) => {
    const answer = await request.get(`${voicePath(voice)}?tab=${query}`)
    expect(answer.status()).toBe(200)
    expect(answer.url()).toMatch(new RegExp(`${path.replace('?', '\\?')}$`))
  })
}
