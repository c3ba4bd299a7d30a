import type { APIRequestContext, Page } from '@playwright/test'
import type { Playlist, ShareLink } from '@voice-rankings/contract'
import { playlistFramePath, voicePath } from '@voice-rankings/contract'
import { axeViolations } from '../axeViolations.ts'
import { findVoices } from '../findVoice.ts'
import { collectErrors, expect, test } from './hostPage.ts'

/** Rules of axe, without those for the outline of the page around the elements. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const SERVER = process.env.E2E_BASE_URL ?? ''
const headers = { origin: SERVER }

async function send<T>(request: APIRequestContext, call: string, data: object): Promise<T> {
  const answer = await request.post(`${SERVER}/api/v1/${call}`, { data, headers })
  expect(answer.ok(), call).toBe(true)
  return (await answer.json()) as T
}

interface SharedPlaylist {
  id: string
  /** Token of its link. */
  access: string
  linkId: string
  /** Voices in order. */
  names: string[]
  set(change: object): Promise<unknown>
  revoke(): Promise<unknown>
}

/** Makes an unlisted playlist with the samples of three voices, and a link to it. */
async function sharePlaylist(request: APIRequestContext, playlist_name: string): Promise<SharedPlaylist> {
  const voices = await findVoices(request, 'languageCode=en&sort=name', 3)
  const { playlist } = await send<{ playlist: Playlist }>(request, 'playlists/create', { playlist_name })
  const id = playlist.playlist_id
  for (const { voice_id } of voices) {
    await send(request, 'playlists/add', { playlist_id: id, item: { kind: 'voice', voice_id } })
  }
  await send(request, 'playlists/pause', { playlist_id: id, playlist_pause: 0 })
  const target = { share_kind: 'playlist', target_id: id }
  const set = (change: object) => send(request, 'shares/update', { ...target, ...change })
  await set({ share_visibility: 'unlisted' })
  const made = await send<{ share_link: ShareLink; share_token: string }>(request, 'shares/create-link', target)
  const linkId = made.share_link.link_id
  return {
    id,
    access: made.share_token,
    linkId,
    names: voices.map(({ voice_name }) => voice_name),
    set,
    revoke: () => send(request, 'shares/revoke-link', { link_id: linkId }),
  }
}

const element = ({ id, access }: SharedPlaylist) =>
  `<voice-playlist playlist-id="${id}" access="${access}"></voice-playlist>`
const frameAddress = ({ id, access }: SharedPlaylist) => SERVER + playlistFramePath({ playlistId: id, access })
const frame = (shared: SharedPlaylist) =>
  `<iframe src="${frameAddress(shared)}" title="Framed" width="100%" height="520" allow="autoplay"></iframe>`

const ARTICLE = '<article id="article" lang="en"><h1>The bank</h1><p>We sat on the bank. Nobody spoke.</p></article>'

/** Lit words of a page or frame. A reader that is paused keeps its word. */
const lit = (where: Pick<Page, 'evaluate'>) =>
  where.evaluate(() =>
    ['female', 'male', 'none'].flatMap((gender) => [...(CSS.highlights.get(`voice-host-${gender}`) ?? [])].map(String)),
  )

test.describe('a playlist in a page of another site', () => {
  test('a reader, a playlist and a framed playlist play in turn, and light their words', async ({
    page,
    open,
    voice,
    request,
  }) => {
    const complaints = await collectErrors(page)
    const shared = await sharePlaylist(request, 'Evening reading')
    const other = await sharePlaylist(request, 'Night reading')
    const [, second] = shared.names
    await open({
      body: `<voice-reader for="#article" voice-path="${voicePath(voice)}"></voice-reader>${ARTICLE}${element(shared)}${frame(other)}`,
    })
    const placed = page.locator('voice-playlist')
    const inside = page.frameLocator('iframe')
    const framed = page.frames()[1]!

    await page.getByRole('button', { name: 'Listen to this article' }).click()
    await expect.poll(() => lit(page), { intervals: [30] }).not.toEqual([])

    await placed.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Listen to this article' })).toBeVisible()
    const text = (await placed.getByRole('article').textContent()) ?? ''
    const isLit = async () => (await lit(page)).some((word) => text.includes(word))
    await expect.poll(isLit, { intervals: [30] }).toBe(true)
    await placed.getByRole('slider', { name: 'Position in the item' }).press('End')
    await expect(placed.getByRole('button', { name: `Pause 2: ${second}` })).toBeVisible()
    await placed.getByRole('button', { name: 'Next item' }).click()
    await expect(placed.getByRole('button', { name: `Pause 3: ${shared.names[2]}` })).toBeVisible()
    await placed.getByRole('button', { name: 'Previous item' }).click()
    await expect(placed.getByRole('button', { name: `Pause 2: ${second}` })).toBeVisible()

    await expect(inside.locator('html[data-alive]')).toBeAttached()
    await inside.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => lit(framed), { intervals: [30] }).not.toEqual([])
    await inside.getByRole('button', { name: 'Pause', exact: true }).click()
    await placed.getByRole('button', { name: 'Pause', exact: true }).click()
    expect(await axeViolations(page, WCAG)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('goes on where it stopped, in the element and in the frame', async ({ page, request, host }) => {
    const shared = await sharePlaylist(request, 'Morning reading')
    const address = host.show({ body: element(shared) + frame(shared) })
    await page.goto(address)
    const places = [page.locator('voice-playlist'), page.frameLocator('iframe')]
    for (const [n, place] of places.entries()) {
      const name = shared.names[n + 1]!
      await place.getByRole('button', { name: `Play ${n + 2}: ${name}` }).click()
      await place.getByRole('button', { name: `Pause ${n + 2}: ${name}` }).click()
      await expect(place.getByRole('button', { name: `Play ${n + 2}: ${name}` })).toBeVisible()
    }
    await page.goto(address)
    for (const [n, place] of places.entries()) {
      await expect(place.getByRole('article', { name: `Text of ${shared.names[n + 1]}` })).toBeVisible()
    }
  })

  test('fits a page of 320 px', async ({ page, open, request }) => {
    const shared = await sharePlaylist(request, 'A playlist with a very long name, Donaudampfschifffahrtsgesellschaft')
    await page.setViewportSize({ width: 320, height: 640 })
    await open({
      head: '<meta name="viewport" content="width=device-width"><style>body { margin: 0 } iframe { border: 0 }</style>',
      body: element(shared) + frame(shared),
    })
    const inside = page.frameLocator('iframe')
    await expect(page.locator('voice-playlist').getByRole('list', { name: 'Items' })).toBeVisible()
    await expect(inside.getByRole('list', { name: 'Items' })).toBeVisible()
    const widths = [page.locator('html'), inside.locator('html')].map((root) => root.evaluate((one) => one.scrollWidth))
    for (const width of await Promise.all(widths)) expect(width).toBeLessThanOrEqual(320)
    expect(await inside.locator('html').evaluate((root) => root.scrollHeight)).toBeLessThanOrEqual(520)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  test('is silent once its link is revoked, and says so', async ({ page, open, request }) => {
    const shared = await sharePlaylist(request, 'Short reading')
    await open({ body: element(shared) })
    const placed = page.locator('voice-playlist')
    await placed.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(placed.getByRole('button', { name: /^Pause 1/ })).toBeVisible()
    await shared.revoke()
    await placed.getByRole('slider', { name: 'Position in the item' }).press('End')
    await expect(placed.getByRole('alert')).toContainText('its link has ended')
    await expect(placed.getByRole('button')).toHaveCount(0)
    expect(await lit(page)).toEqual([])
    // A page that is opened now.
    expect((await page.request.get(frameAddress(shared))).status()).toBe(404)
    await page.reload()
    await expect(placed.getByRole('alert')).toContainText('its link has ended')
  })

  test('is refused where its owner does not allow players on other sites, and says so', async ({
    page,
    open,
    request,
  }) => {
    const shared = await sharePlaylist(request, 'Own reading')
    await shared.set({ allow_embed: false })
    await open({ body: element(shared) })
    const alert = page.locator('voice-playlist').getByRole('alert')
    await expect(alert).toContainText('does not allow players on other sites')
    const link = alert.getByRole('link', { name: 'Open on Voice Rankings' })
    await expect(link).toHaveAttribute('href', `${SERVER}/shared/${shared.access}`)
    expect((await page.request.get(frameAddress(shared))).status()).toBe(404)
  })

  test('a pasted link becomes an oEmbed frame, and none without a link to the player', async ({
    page,
    open,
    request,
  }) => {
    const shared = await sharePlaylist(request, 'Pasted reading')
    await page.goto(`${SERVER}/shared/${shared.access}`)
    const discovery = page.locator('link[rel=alternate][type="application/json+oembed"]')
    const found = await request.get((await discovery.getAttribute('href')) ?? '')
    const { html } = (await found.json()) as { html: string }
    await open({ body: html })
    await expect(page.locator('iframe')).toHaveAttribute('title', 'Pasted reading')
    const inside = page.frameLocator('iframe')
    await expect(inside.getByRole('button', { name: `Play 1: ${shared.names[0]}` })).toBeVisible()
    await shared.set({ allow_embed: false })
    await page.goto(`${SERVER}/shared/${shared.access}`)
    await expect(discovery).toHaveCount(0)
  })
})
