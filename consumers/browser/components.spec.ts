import { hear, server, sites, test } from './consumer.ts'

test('a component on a page built with Vite and React plays a voice', async ({ page }) => {
  await page.goto(sites.react ?? '')
  await hear(page.getByRole('region', { name: 'Component' }))
})

test('the small player on a page without a build plays a voice', async ({ page, request }) => {
  const answer = await request.get(`${server}/api/v1/voice/flite/female/slt--base`)
  const { voice } = (await answer.json()) as { voice: { voice_sample_url: string } }
  await page.goto(`${sites.plain}/small.html?sound=${encodeURIComponent(server + voice.voice_sample_url)}`)
  await hear(page.locator('main'))
})
