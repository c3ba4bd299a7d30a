import { voicePath } from '@voice-rankings/contract'
import { shareSnippet } from './frames.ts'
import { expect, test } from './hostPage.ts'

const SERVER = process.env.E2E_BASE_URL ?? ''

interface Discovered {
  title: string
  html: string
  width: number
  height: number
}

test('a pasted link to a voice or snippet becomes an oEmbed player that fits its frame', async ({
  page,
  open,
  voice,
  request,
}) => {
  const path = voicePath(voice)
  const text = 'What somebody wrote, which is long enough for three lines or more of a player as wide as an article is.'
  const id = await shareSnippet(request, voice, text)
  for (const [pasted, inFrame] of [
    [path, `/embed${path}`],
    [`${path}?snippet=${id}`, `/embed/snippet/${id}`],
  ] as const) {
    await page.goto(SERVER + pasted)
    const discovery = page.locator('link[rel=alternate][type="application/json+oembed"]')
    const address = (await discovery.getAttribute('href')) ?? ''
    for (const maxwidth of [640, 320]) {
      const found = await request.get(`${address}&maxwidth=${maxwidth}`)
      const { title, html, width, height } = (await found.json()) as Discovered
      expect(html).toContain(`src="${SERVER}${inFrame}"`)
      await open({ body: html })
      const frame = page.locator('iframe')
      await expect(frame).toHaveAttribute('title', title)
      expect(await frame.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
        width,
        height,
      ])
      const inside = page.frameLocator('iframe')
      await expect(inside.getByRole('button', { name: /^Play/ })).toBeVisible()
      await expect(inside.getByRole('link', { name: /on Voice Rankings/ })).toBeInViewport({ ratio: 1 })
      const isWhole = await inside.locator('html').evaluate((root) => root.scrollHeight <= root.clientHeight)
      expect(isWhole).toBe(true)
    }
  }
})

/** Resizes frames by their secret, like WordPress does. */
const LIKE_WORDPRESS = `<script>
  addEventListener('message', ({ source, data }) => {
    const frame = document.querySelector('iframe[data-secret="' + data.secret + '"]')
    if (data.message === 'height' && source === frame.contentWindow) frame.height = Math.min(Math.max(data.value, 200), 1000)
  })
</script>`

// WordPress embeds unknown sites like this: a sandboxed frame with an address, a size and a title.
test('two sandboxed frames without an origin play in turn, keep their styles and height, and log nothing', async ({
  driven,
  host,
  page,
  voice,
  request,
}) => {
  const address = encodeURIComponent(SERVER + voicePath(voice))
  const found = await request.get(`/oembed?url=${address}&maxwidth=500`)
  const { html, height } = (await found.json()) as Discovered
  const [, src = ''] = / src="([^"]*)"/.exec(html) ?? []
  const frame = (n: number) =>
    `<iframe sandbox="allow-scripts" security="restricted" src="${src}#?secret=${n}" data-secret="${n}" title="Voice ${n}" width="500" height="${height}" frameborder="0"></iframe>`
  await driven.open(host.show({ head: LIKE_WORDPRESS, body: frame(1) + frame(2) }))
  const players = ['Voice 1', 'Voice 2'].map((title) => page.frameLocator(`iframe[title="${title}"]`))
  // Both must be loaded before the first plays, so that the second starts while the first still plays.
  for (const player of players) await expect(player.locator('voice-player:defined')).toBeAttached()
  for (const [index, player] of players.entries()) {
    await player.getByRole('button', { name: /^Play/ }).click()
    await expect(player.getByRole('button', { name: /^Pause/ })).toBeVisible()
    await expect.poll(() => player.getByRole('slider').inputValue()).not.toBe('0')
    const emptyPx = () =>
      player.locator('body').evaluate((body) => Math.floor(innerHeight - body.getBoundingClientRect().height))
    await expect.poll(emptyPx).toBe(0)
    await expect(player.getByRole('link', { name: /on Voice Rankings/ })).toBeInViewport({ ratio: 1 })
    // Starting the next player pauses the previous one before its end.
    const before = players[index - 1]
    if (!before) continue
    await expect(before.getByRole('button', { name: /^Play/ })).toBeVisible()
    const seek = before.getByRole('slider')
    expect(Number(await seek.inputValue())).toBeLessThan(Number(await seek.getAttribute('max')))
    expect(Number(await seek.inputValue())).toBeGreaterThan(0)
  }
  expect(driven.complaints).toEqual([])
})
