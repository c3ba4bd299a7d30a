import { expect, hear, sites, test } from './consumer.ts'

test('a component on a Next page plays a voice found by a server component', async ({ page }) => {
  await page.goto(sites.next ?? '')
  await hear(page.getByRole('region', { name: 'Component' }))
})

const RENDERED = { next: 'Next, in a server component', astro: 'Astro, when the site was built' }

for (const [site, made] of Object.entries(RENDERED)) {
  test(`a player rendered by ${made} is in the HTML and plays a voice`, async ({ page, request }) => {
    const html = await (await request.get(sites[site] ?? '')).text()
    expect(html).toContain('Owl')
    await page.goto(sites[site] ?? '')
    await hear(page.getByRole('region', { name: 'Sound' }))
  })
}
