import type { ErrorBody, Playlist, PlaylistItem, Work } from '@voice-rankings/contract'
import { parseCaptions } from '@voice-rankings/playback/captions'
import { eq } from 'drizzle-orm'
import { parseRssFeed } from 'feedsmith'
import { parseBuffer } from 'music-metadata'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { hasFfmpeg, probeAudio } from '../../kernel/audio/testing/probeAudio.ts'
import { voices } from '../../kernel/database/schema.ts'
import { createPeople } from '../../testing/createPeople.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

const MARKDOWN = '# Fog\n\nBy morning the fog had come in.\n\n# Home\n\nShe rowed back at noon.'
const LICENCE = { name: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/', commercial: true }

const directory = temporaryDirectory()
const probed = temporaryDirectory()

describe('the podcast of a playlist', () => {
  let server: RunningServer
  let ann: ReturnType<ReturnType<typeof createPeople>>
  let playlist: Playlist
  let work: Work
  let token: string
  /** Ids of a sample, a snippet and a work of two sections. */
  let ids: string[]

  const post = <Body>(path: string, json: object) => ann.send<Body & ErrorBody>(`/api/v1/${path}`, json)
  const target = () => ({ share_kind: 'playlist', target_id: playlist.playlist_id })
  const add = async (item: object) =>
    (await post<{ item: PlaylistItem }>('playlists/add', { playlist_id: playlist.playlist_id, item })).body.item.item_id
  async function newLink() {
    const { body } = await post<{ share_token: string; share_link: { link_id: string } }>(
      'shares/create-link',
      target(),
    )
    return { token: body.share_token, link_id: body.share_link.link_id }
  }
  const load = (path: string, init: RequestInit = {}, of = token) => fetch(`${server.url}/podcasts/${of}/${path}`, init)
  const readFeed = async () => parseRssFeed(await (await load('feed.xml')).text())

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: directory })
    await server.catalogueDone
    ann = createPeople(() => server)()
    await ann.enter('create')
    const { queries } = (await server.services).database
    await queries.update(voices).set({ licence: LICENCE }).where(eq(voices.voice_id, 'flite-slt--anna'))
    playlist = (await post<{ playlist: Playlist }>('playlists/create', { playlist_name: 'Fog & <Sea>' })).body.playlist
    const fields = { voice_id: 'flite-slt--berta', markdown: MARKDOWN, work_title: 'The lamp' }
    work = (await post<{ work: Work }>('works', fields)).body.work
    await post(`works/${work.work_id}/speak`, {})
    const { voice_snippet_id } = await ann.speak('The fog had come in.', { voice_id: 'flite-slt--anna' })
    ids = [
      await add({ kind: 'voice', voice_id: 'flite-slt--berta' }),
      await add({ kind: 'snippet', voice_snippet_id }),
      await add({ kind: 'work', work_id: work.work_id }),
    ]
    await vi.waitFor(async () => {
      const { body } = await ann.send<{ work: Work }>(`/api/v1/works/${work.work_id}`)
      expect(body.work.spoken_count).toBe(body.work.sentence_count)
    }, 20_000)
    await post('shares/update', { ...target(), share_visibility: 'unlisted' })
    token = (await newLink()).token
  })
  afterAll(() => server.close())

  it('lists the items in order, each with a sound of the stated type, length and duration', async () => {
    const feed = await readFeed()
    expect(feed.title).toBe('Fog & <Sea>')
    expect(feed.items?.map(({ guid }) => guid?.value)).toEqual(ids)
    for (const { enclosures, itunes } of feed.items ?? []) {
      const [{ url, length, type } = {}] = enclosures ?? []
      const answer = await fetch(url ?? '')
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.headers.get('content-type'), bytes.length]).toEqual([type, length])
      expect(Math.abs((await parseBuffer(bytes, 'audio/mpeg')).format.duration! - itunes!.duration!)).toBeLessThan(2)
      if (hasFfmpeg) expect(probeAudio(probed, bytes, 'mp3').codec).toBe('mp3')
    }
  })

  it('has transcripts of each item, and chapters of a text with several sections', async () => {
    const { items = [] } = await readFeed()
    for (const [index, text] of [/Berta/, /fog/, /rowed/].entries()) {
      const [vtt, srt] = items[index]!.podcast!.transcripts!
      expect((await fetch(vtt?.url ?? '')).headers.get('content-type')).toBe('text/vtt; charset=utf-8')
      expect(
        parseCaptions(await (await fetch(srt?.url ?? '')).text())
          .map(({ word }) => word)
          .join(' '),
      ).toMatch(text)
    }
    expect(items.map(({ podcast }) => podcast?.chapters?.url === undefined)).toEqual([true, true, false])
    const chapters = await (await fetch(items[2]?.podcast?.chapters?.url ?? '')).json()
    expect(chapters).toMatchObject({
      version: '1.2.0',
      chapters: [{ startTime: 0, title: 'The lamp – Fog' }, { title: 'The lamp – Home' }],
    })
  })

  it('names the licence of a voice that has one', async () => {
    const { items = [] } = await readFeed()
    expect(items.map(({ podcast }) => podcast?.license)).toEqual([
      undefined,
      { display: LICENCE.name, url: LICENCE.url },
      undefined,
    ])
  })

  it('has a square cover of 1400 pixels', async () => {
    const png = Buffer.from(await (await load('cover.png')).arrayBuffer())
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1400, 1400])
  })

  it('is not sent again while it is unchanged', async () => {
    const { headers } = await load('feed.xml')
    const etag = headers.get('etag')!
    const modified = headers.get('last-modified')!
    const statuses = async () => [
      (await load('feed.xml', { headers: { 'if-none-match': etag } })).status,
      (await load('feed.xml', { headers: { 'if-modified-since': modified } })).status,
    ]
    expect(await statuses()).toEqual([304, 304])
    await post('playlists/rename', { playlist_id: playlist.playlist_id, playlist_name: 'Sea' })
    expect((await load('feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('answers HEAD, and parts of a sound', async () => {
    const head = await load('feed.xml', { method: 'HEAD' })
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
      '',
    ])
    const part = await load(`items/${ids[2]}.mp3`, { headers: { range: 'bytes=0-2' } })
    expect([part.status, await part.text()]).toEqual([206, 'ID3'])
  })

  it('keeps the id of an item that is moved', async () => {
    await post('playlists/move', { playlist_id: playlist.playlist_id, item_id: ids[0], after_item_id: ids[2] })
    expect((await readFeed()).items?.map(({ guid }) => guid?.value)).toEqual([ids[1], ids[2], ids[0]])
  })

  it('is closed with all its files when its link is revoked', async () => {
    const link = await newLink()
    const paths = [
      'feed.xml',
      'cover.png',
      ...['mp3', 'vtt', 'srt', 'json'].map((format) => `items/${ids[2]}.${format}`),
    ]
    const statuses = () => Promise.all(paths.map(async (path) => (await load(path, {}, link.token)).status))
    expect(new Set(await statuses())).toEqual(new Set([200]))
    await post('shares/revoke-link', { link_id: link.link_id })
    expect(new Set(await statuses())).toEqual(new Set([404]))
  })

  it('does not open the items of other playlists', async () => {
    const { body } = await post<{ playlist: Playlist }>('playlists/create', { playlist_name: 'Other' })
    const other = { playlist_id: body.playlist.playlist_id, item: { kind: 'voice', voice_id: 'flite-slt--berta' } }
    const { item } = (await post<{ item: PlaylistItem }>('playlists/add', other)).body
    expect((await load(`items/${item.item_id}.mp3`)).status).toBe(404)
  })

  it('lacks a text that its owner allows nobody to download', async () => {
    const share = { share_kind: 'work', target_id: work.work_id }
    await post('shares/update', { ...share, allow_download: false })
    expect((await readFeed()).items?.map(({ guid }) => guid?.value)).not.toContain(ids[2])
    expect((await load(`items/${ids[2]}.mp3`)).status).toBe(404)
    await post('shares/update', { ...share, allow_download: true })
  })

  it('is refused when its owner does not allow downloads', async () => {
    await post('shares/update', { ...target(), allow_download: false })
    expect((await load('feed.xml')).status).toBe(403)
    await post('shares/update', { ...target(), allow_download: true })
  })
})
