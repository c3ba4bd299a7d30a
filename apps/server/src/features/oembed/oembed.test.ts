import type { ErrorBody } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { OembedAnswer } from './oembedAnswer.ts'

describe('oEmbed', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const PATH = '/voice/flite/female/slt--anna'
  const ask = (url: string, more: Record<string, string> = {}) =>
    fetch(`${server.url}/oembed?${new URLSearchParams({ url, ...more }).toString()}`)
  const answer = async (path: string, more: Record<string, string> = {}) =>
    (await (await ask(server.url + path, more)).json()) as OembedAnswer

  async function speak(text: string, isShared: boolean, device?: Record<string, string>): Promise<string> {
    const json = { voice_id: 'flite-slt--anna', text, shareSnippet: isShared }
    const asked = { json, ...(device && { headers: device }) }
    const { body } = await call<{ voice_snippet_id: string }>(`${server.url}/api/v1/voice/speech`, asked)
    return body.voice_snippet_id
  }

  it('returns a frame with the player, and a thumbnail', async () => {
    const response = await ask(server.url + PATH)
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Anna',
      provider_name: 'Voice Rankings',
      provider_url: server.url,
      html: expect.stringContaining(`<iframe src="${server.url}/embed${PATH}" title="Anna" width="640" height="`),
      width: 640,
      thumbnail_url: `${server.url}/og${PATH}.png`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
  })

  it('returns a thumbnail that exists', async () => {
    const { thumbnail_url = '' } = await answer(PATH)
    expect((await fetch(thumbnail_url)).headers.get('content-type')).toBe('image/png')
  })

  it('respects the maximum size and omits a thumbnail that is larger', async () => {
    const small = await answer(PATH, { maxwidth: '320', maxheight: '100' })
    expect(small).toMatchObject({ width: 320, height: 100, html: expect.stringContaining('width="320" height="100"') })
    expect(small).not.toHaveProperty('thumbnail_url')
  })

  it.each(['0', '-5', 'wide', ''])('ignores a maxwidth of "%s"', async (maxwidth) => {
    expect((await answer(PATH, { maxwidth })).width).toBe(640)
  })

  it.each(['/details', '/similar', '?tab=analysis', '/'])('finds the voice at its address with %s', async (rest) => {
    expect((await answer(PATH + rest)).title).toBe('Anna')
  })

  // People also paste the address of the embed builder; without an answer WordPress shows the bare link.
  it.each([
    ['/embed/voice', '?theme=dark'],
    ['/embed/overview', '/details'],
  ])('finds the voice at its framed address, %s/…%s', async (room, rest) => {
    expect(await answer(PATH.replace('/voice', room) + rest)).toEqual(await answer(PATH))
  })

  it('finds a shared snippet at its framed address', async () => {
    const id = await speak('In a frame of its own', true)
    expect(await answer(`/embed/snippet/${id}`)).toEqual(await answer(`${PATH}?snippet=${id}`))
    for (const other of [await speak('For me alone', false), 'nobody', '%E0%A4%A']) {
      expect((await ask(`${server.url}/embed/snippet/${other}`)).status).toBe(404)
    }
  })

  it('shortens the title of a long text, which a screen reader announces before the player', async () => {
    const id = await speak('And on it goes. '.repeat(30), true)
    const { title, html } = await answer(`${PATH}?snippet=${id}`)
    expect(title).toMatch(/^Anna: “And on it goes\..{20,60}…”$/)
    expect(html).toContain(`title="${title}"`)
  })

  it('embeds a shared snippet, with its text escaped', async () => {
    const id = await speak('Fish & "chips" <b>today</b>', true)
    const shared = await answer(`${PATH}?snippet=${id}`)
    expect(shared.html).toContain(`src="${server.url}/embed/snippet/${id}"`)
    expect(shared.html).toContain('Fish &amp; &quot;chips&quot; &lt;b&gt;today&lt;/b&gt;')
    expect(shared.thumbnail_url).toBe(`${server.url}/og/snippet/${id}.png`)
  })

  // A player with another text would be mistaken for the pasted snippet.
  it('answers alike for a snippet that is not shared and one that does not exist', async () => {
    const text = 'A secret of mine'
    const answers = await Promise.all(
      [await speak(text, false), 'nobody'].map(async (id) => {
        const response = await ask(`${server.url}${PATH}?snippet=${id}`)
        const { request_id: _own, ...body } = (await response.json()) as ErrorBody
        return [response.status, response.headers.get('cache-control'), JSON.stringify(body).replaceAll(id, 'ID')]
      }),
    )
    const address = `${server.url}${PATH}?snippet=ID`
    const message = `There is no player for ${address}.`
    const [hidden, unknown] = answers
    expect(hidden).toEqual([404, 'no-store', expect.stringContaining(message)])
    expect(hidden).toEqual(unknown)
    expect(String(hidden)).not.toContain(text)
  })

  it('answers 404 once the owner no longer shares the snippet', async () => {
    const { headers } = await signIn(server)
    const id = await speak('Said in public, for a while', true, headers)
    const address = `${server.url}${PATH}?snippet=${id}`
    expect((await ask(address)).status).toBe(200)
    const json = { voice_snippet_id: id, voice_snippet_shared: false }
    await call(`${server.url}/api/v1/voice/share-snippet`, { headers, json })
    expect((await ask(address)).status).toBe(404)
  })

  it('answers 404 for a snippet of another voice than the address names', async () => {
    const id = await speak('Said by Anna', true)
    expect((await ask(`${server.url}/voice/flite/female/slt--berta?snippet=${id}`)).status).toBe(404)
  })

  it('treats an empty snippet parameter as the address of the voice', async () => {
    expect((await answer(`${PATH}?snippet=`)).title).toBe('Anna')
  })

  it('returns the same height for every width', async () => {
    const heights = await Promise.all(
      ['1000', '640', '160', '1'].map(async (maxwidth) => (await answer(PATH, { maxwidth })).height),
    )
    expect(new Set(heights)).toEqual(new Set([129]))
  })

  // Section 2.3.4 of the specification: required fields, and fields that are only valid together.
  it.each<Record<string, string>>([
    {},
    { maxwidth: '320' },
    { maxheight: '100' },
    { maxwidth: '1200', maxheight: '630' },
    { maxwidth: '1199', maxheight: '630' },
    { maxwidth: '1200', maxheight: '629' },
    { maxwidth: '1.9', maxheight: '1' },
  ])('answers %o with all required fields, within the maximum size', async (room) => {
    const { width, height, html, thumbnail_url, thumbnail_width, thumbnail_height, ...rest } = await answer(PATH, room)
    const most = { width: Number(room['maxwidth'] ?? Infinity), height: Number(room['maxheight'] ?? Infinity) }
    for (const size of [width, height]) expect(Number.isInteger(size) && size > 0).toBe(true)
    expect(width <= most.width && height <= most.height).toBe(true)
    // A single element that is also well-formed XML.
    expect(html).toMatch(/^<iframe( [a-z]+="[^"<]*")+><\/iframe>$/)
    expect(html).toContain(`width="${width}" height="${height}"`)
    const hasRoom = most.width >= 1200 && most.height >= 630
    const picture = [thumbnail_url, thumbnail_width, thumbnail_height]
    expect(picture).toEqual(hasRoom ? [`${server.url}/og${PATH}.png`, 1200, 630] : [undefined, undefined, undefined])
    expect(rest).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Anna',
      provider_name: 'Voice Rankings',
      provider_url: server.url,
      cache_age: 3600,
    })
  })

  it('makes the answer uncacheable while PUBLIC_URL is not set', async () => {
    const response = await ask(server.url + PATH)
    const { cache_age } = (await response.json()) as OembedAnswer
    expect([cache_age, response.headers.get('cache-control')]).toEqual([3600, 'private, no-store'])
  })

  it('ignores unknown parameters', async () => {
    expect(await answer(PATH, { omit_script: 'true', dnt: '1' })).toEqual(await answer(PATH))
  })

  it('has the same values in XML as in JSON, for all characters', async () => {
    const id = await speak('Crème brûlée & “naïve” <coöperation> – 1 > 0', true)
    const address = `${server.url}${PATH}?snippet=${id}`
    const xml = await (await ask(address, { format: 'xml' })).text()
    const fields = [...xml.matchAll(/<([a-z_]+)>([^<]*)<\/\1>/g)].map(([, name, text]) => [name, read(text)])
    const json = Object.entries((await (await ask(address)).json()) as OembedAnswer)
    expect(fields).toEqual(json.map(([name, value]) => [name, String(value)]))
  })

  it('answers in XML with each value escaped once', async () => {
    const response = await ask(server.url + PATH, { format: 'xml' })
    expect(response.headers.get('content-type')).toContain('text/xml')
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0<\/version>/)
    expect(xml).toContain(`<html>&lt;iframe src=&quot;${server.url}/embed${PATH}&quot;`)
    expect(xml).toContain('<width>640</width>')
  })

  it('rejects other formats', async () => {
    expect((await ask(server.url + PATH, { format: 'yaml' })).status).toBe(501)
  })

  it.each([
    ['no address', () => ''],
    ['words', () => 'a voice'],
    ['the page of another site', () => `https://elsewhere.example${PATH}`],
    ['a page without a player', () => `${server.url}/about`],
    ['a page of one visitor alone', () => `${server.url}/app/snippets`],
    ['a voice that does not exist', () => `${server.url}/voice/flite/female/slt--nobody`],
    ['a voice of another gender', () => `${server.url}/voice/flite/male/slt--anna`],
    ['a broken escape', () => `${server.url}/voice/flite/female/%E0%A4%A`],
    ['a scheme that runs a script', () => `javascript://${new URL(server.url).host}${PATH}`],
  ])('answers 404 for %s', async (_what, url) => {
    expect((await ask(url())).status).toBe(404)
  })
})

/** Unescapes the text of an XML element. */
function read(text = ''): string {
  const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
  return text.replace(/&\w+;/g, (entity) => signs[entity] ?? entity)
}
