import { voicePath } from '@voice-rankings/contract'
import { expect, test } from './test.ts'

const TEXT = 'The tide came in quietly, and nobody on the pier noticed.'

test('a visitor compares two voices, finds both snippets in the list, and generates another', async ({
  page,
  request,
  sound,
  voice,
}) => {
  const answer = await request.get('/api/v1/voice/search?languageCode=en&limit=24')
  const { voices } = (await answer.json()) as { voices: { voice_id: string; voice_sample_url: string | null }[] }
  const other = voices.find((one) => one.voice_sample_url !== null && one.voice_id !== voice.voice_id)
  if (!other) throw new Error('The catalogue has one voice only, so there is nothing to compare.')

  await test.step('both voices generate the same text, which the address keeps', async () => {
    await page.goto(`${voicePath(voice)}/compare?with=${encodeURIComponent(other.voice_id)}`)
    await page.getByRole('textbox', { name: 'Text for all voices' }).fill(TEXT)
    await page.getByRole('button', { name: 'Generate in 2 voices' }).click()
    // Generation is slow while the server measures voices.
    const ready = page.getByRole('button', { name: 'All voices are ready' })
    await expect(ready).toBeVisible({ timeout: 30_000 })
    const { hash } = new URL(page.url())
    expect(new URLSearchParams(hash.slice(1)).get('text')).toBe(TEXT)
  })

  await test.step('one key switches to the other voice at the same word', async () => {
    const cards = page.getByRole('article')
    await cards.first().getByRole('button', { name: /^Play/ }).click()
    await expect.poll(() => sound.position()).toBeGreaterThan(0.5)
    await page.keyboard.press('x')
    await expect(cards.last().getByRole('button', { name: /^Pause/ })).toBeVisible()
    await expect.poll(() => sound.position()).toBeGreaterThan(0.5)
  })

  await test.step('the text is one snippet with two readings', async () => {
    await page.goto('/app/snippets')
    await expect(page.getByText('1 snippet', { exact: true })).toBeVisible()
    await expect(page.getByText('1/2')).toBeVisible()
    await page.getByRole('button', { name: 'Next voice' }).click()
    await expect(page.getByText('2/2')).toBeVisible()
  })

  await test.step('text from the popup is generated automatically on the voice page', async () => {
    await page.getByRole('button', { name: /^Full text/ }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('And then it went out again.')
    await page.getByRole('button', { name: /^Generate with/ }).click()
    await expect(page.getByRole('textbox', { name: 'Text to be spoken' })).toHaveValue('And then it went out again.')
    await expect(page).toHaveURL(/[?&]snippet=/)
  })
})
