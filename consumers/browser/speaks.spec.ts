import { expect, hear, server, sites, test } from './consumer.ts'

const COMPONENTS = { react: 'Vite and React', next: 'Next, with a voice that a server component found' }
const SOUNDS = { next: 'Next, rendered by the server', astro: 'Astro, written when the site was built' }

for (const [site, made] of Object.entries(COMPONENTS)) {
  test(`a player of a page made with ${made} speaks`, async ({ page }) => {
    await page.goto(sites[site] ?? '')
    await hear(page.getByRole('region', { name: 'Component' }))
  })
}

for (const [site, made] of Object.entries(SOUNDS)) {
  test(`a player of a page made with ${made} is in its HTML and speaks`, async ({ page, request }) => {
    const html = await (await request.get(sites[site] ?? '')).text()
    expect(html).toContain('Owl')
    await page.goto(sites[site] ?? '')
    await hear(page.getByRole('region', { name: 'Sound' }))
  })
}

test('the small player of a page without a build speaks', async ({ page, request }) => {
  const answer = await request.get(`${server}/api/v1/voice/flite/female/slt--base`)
  const { voice } = (await answer.json()) as { voice: { voice_sample_url: string } }
  const sound = encodeURIComponent(server + voice.voice_sample_url)
  await page.goto(`${sites.plain}/small.html?sound=${sound}`)
  await hear(page.locator('main'))
})
