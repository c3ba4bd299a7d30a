import { expect, test, waitForHydration } from './test.ts'

test('an unknown address gets the error page with status 404', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText("Sorry, the page you are looking for doesn't exist or has been moved.")).toBeVisible()
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
})

test('the home link leads to the index page', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go back home' }).click()
  await expect(page).toHaveURL('/')
})

test('a page whose data failed to load shows an error, can be retried, and links home', async ({
  context,
  baseURL,
}) => {
  // A page of its own, since the page fixture fails on the logged errors this test expects.
  const page = await context.newPage()
  await page.route('**/leaderboard.data*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${baseURL}/about`)
  await waitForHydration(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboard' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('An Unexpected Error Occurred')
  await expect(page.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/')
  await page.unroute('**/leaderboard.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title).toHaveText('Leaderboard')
})

test('an unknown voice gets status 404, whichever part of its address is unknown', async ({
  page,
  request,
  voice: { voice_service: service, voice_gender: gender, voice_speaker_id: speaker },
}) => {
  for (const path of [
    `nobody/${gender}/${speaker}`,
    `${service}/robot/${speaker}`,
    `${service}/${gender}/nobody--nothing`,
  ])
    expect((await request.get(`/voice/${path}`)).status(), path).toBe(404)
  await page.goto(`/voice/${service}/${gender}/nobody--nothing/details`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
})

test('what does not exist gets status 404, for a visitor and for a user', async ({ page, request, asUser }) => {
  const missing = [
    '/chat/x',
    '/playlist/x',
    '/share/settings/x',
    '/share/settings/snippet-x',
    '/collection/x',
    '/shared/x',
  ]
  for (const path of missing) expect((await request.get(path)).status(), `${path}, for a visitor`).toBe(404)
  await asUser('/about')
  for (const path of [...missing, '/chat/conversation/x']) {
    expect((await page.request.get(path)).status(), `${path}, for a user`).toBe(404)
  }
})

test('the gender in a voice address is case-insensitive', async ({ page, voice }) => {
  const gender = voice.voice_gender.toUpperCase()
  const answer = await page.goto(`/voice/${voice.voice_service}/${gender}/${voice.voice_speaker_id}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: voice.voice_name })).toBeVisible()
})
