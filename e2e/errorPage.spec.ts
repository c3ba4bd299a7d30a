import { expect, test } from './test.ts'

test('X06 R32 an address that leads nowhere is answered 404 with the error page', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText("Sorry, the page you are looking for doesn't exist or has been moved.")).toBeVisible()
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
})

test('X08 the way home leads to the index page', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page).toHaveURL('/')
})

test('R34 a voice that does not exist is answered 404', async ({ page }) => {
  const answer = await page.goto('/voice/flite/female/nobody--nothing')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('V25 a voice is found whatever the case of its gender', async ({ page, voice }) => {
  const gender = voice.voice_gender.toUpperCase()
  const answer = await page.goto(`/voice/${voice.voice_service}/${gender}/${voice.voice_speaker_id}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
})
