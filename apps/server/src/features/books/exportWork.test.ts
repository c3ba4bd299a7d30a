import { unzipSync } from 'fflate'
import { PROGRESS_TYPE } from '@voice-rankings/contract'
import type { BookFile, ErrorBody, Playlist, PlaylistItem, Work } from '@voice-rankings/contract'
import { parseBuffer } from 'music-metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { hasFfmpeg, probeAudio, probeChapters } from '../../kernel/audio/testing/probeAudio.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn, type SignedIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

const MARKDOWN = '# Fog\n\nBy morning the fog had come in. Nobody saw the boat.\n\n# Home\n\nShe rowed back at noon.'

const directory = temporaryDirectory()

onEachPlace('the files of a long text', (place) => {
  let server: RunningServer
  let ann: SignedIn
  let work: Work
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    ann = await signIn(server, { total_credits: 100_000 })
    const fields = { voice_id: 'flite-slt--anna', markdown: MARKDOWN, work_title: 'The lamp', work_author: 'Ada' }
    work = (await ask<{ work: Work }>('', fields)).body.work
  })

  const ask = <Body>(path: string, json?: object, who = ann, method?: string) =>
    call<Body & ErrorBody>(`${server.url}/api/v1/works${path}`, {
      ...(json && { json }),
      ...(method !== undefined && { method }),
      headers: who.headers,
    })
  const write = (fields: object, who = ann) => ask<BookFile>(`/${work.work_id}/export`, fields, who)
  const load = (file: BookFile, who: Partial<SignedIn> = ann, headers = {}) =>
    fetch(server.url + file.file_url, { headers: { ...who.headers, ...headers } })
  async function speakAll(): Promise<void> {
    await ask(`/${work.work_id}/speak`, {})
    await vi.waitFor(async () => {
      const { body } = await ask<{ work: Work }>(`/${work.work_id}`)
      work = body.work
      expect(work).toMatchObject({ work_status: 'idle', spoken_count: work.sentence_count })
    }, 20_000)
  }

  it('is an audiobook with a chapter for each section, its voice and a cover', async () => {
    await speakAll()
    const { body } = await write({ format: 'm4b' })
    expect(body).toMatchObject({ file_name: 'The lamp.m4b' })
    const answer = await load(body)
    expect(answer.headers.get('content-type')).toBe('audio/mp4')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const { common, format } = await parseBuffer(bytes, 'audio/mp4', { includeChapters: true })
    expect(common).toMatchObject({ title: 'The lamp', artist: 'Ada', composer: ['Anna'] })
    expect(common.picture?.[0]?.format).toBe('image/png')
    expect(format.chapters?.map(({ title }) => title)).toEqual(['Fog', 'Home'])
    // This reader counts the delay and the padding of AAC, which the edit list cuts: at most a frame each.
    expect(Math.abs(format.duration! - work.work_duration / 1000)).toBeLessThan(0.13)
  })

  it('is a zip with sound and captions of each section', async () => {
    await speakAll()
    const { body } = await write({ format: 'zip' })
    expect(body.file_name).toBe('The lamp.zip')
    const entries = unzipSync(new Uint8Array(await (await load(body)).arrayBuffer()))
    expect(Object.keys(entries).filter((name) => !name.startsWith('about'))).toEqual([
      ...['1 Fog', '2 Home'].flatMap((name) => [`${name}.mp3`, `${name}.vtt`, `${name}.srt`]),
      'cover.png',
    ])
    expect(Buffer.from(entries['1 Fog.vtt']!).toString()).toContain('morning')
  })

  it('is the mp3 of one section', async () => {
    await speakAll()
    const { body } = await write({ format: 'mp3', section_index: 1 })
    expect(body).toMatchObject({ file_name: '2 Home.mp3' })
    const { common } = await parseBuffer(new Uint8Array(await (await load(body)).arrayBuffer()), 'audio/mpeg')
    expect(common).toMatchObject({ title: 'Home', album: 'The lamp', track: { no: 2, of: 2 } })
    expect((await write({ format: 'mp3', section_index: 2 })).body).toMatchObject({ code: 'conflict' })
  })

  it.each([
    ['vtt', 'text/vtt', /^WEBVTT\n[^]+rowed/],
    ['srt', 'application/x-subrip', /^1\n00:00:00,\d{3} --> [^]+rowed/],
  ])('is the %s of one section', async (format, type, text) => {
    await speakAll()
    const { body } = await write({ format, section_index: 1 })
    expect(body).toMatchObject({ file_name: `2 Home.${format}` })
    const answer = await load(body)
    expect(answer.headers.get('content-type')).toBe(`${type}; charset=utf-8`)
    expect(await answer.text()).toMatch(text)
  })

  it('is refused while sentences have no speech', async () => {
    const { body } = await write({ format: 'm4b' })
    expect(body).toMatchObject({
      code: 'conflict',
      message: '5 sentences have no speech yet. Speak the whole text, then try again.',
    })
  })

  it('is refused for a text with more sections than a file holds', async () => {
    const fields = { voice_id: 'flite-slt--anna', markdown: '# a\n\n'.repeat(5001) }
    work = (await ask<{ work: Work }>('', fields)).body.work
    expect((await write({ format: 'zip' })).body).toMatchObject({
      code: 'conflict',
      message: 'This text has 5001 sections, and a file holds 5000. Use fewer headings.',
    })
  })

  it('reports its progress in lines, and last its address', async () => {
    await speakAll()
    const answer = await fetch(`${server.url}/api/v1/works/${work.work_id}/export`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json', accept: PROGRESS_TYPE },
      body: JSON.stringify({ format: 'm4b' }),
    })
    const lines = (await answer.text()).trim().split('\n')
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ status: 200, body: { file_name: 'The lamp.m4b' } })
  })

  it('is written once, and anew after a change', async () => {
    await speakAll()
    const first = (await write({ format: 'mp3' })).body
    expect((await write({ format: 'mp3' })).body).toEqual(first)
    await ask(`/${work.work_id}`, { work_revision: work.work_revision, work_title: 'The pier' }, ann, 'PATCH')
    const second = (await write({ format: 'mp3' })).body
    expect(second.file_url).not.toBe(first.file_url)
  })

  it('is loaded in parts', async () => {
    await speakAll()
    const answer = await load((await write({ format: 'mp3' })).body, ann, { range: 'bytes=0-2' })
    expect([answer.status, await answer.text()]).toEqual([206, 'ID3'])
  })

  it('is neither written nor loaded by others, nor after its text was deleted', async () => {
    await speakAll()
    const { body } = await write({ format: 'mp3' })
    const other = await signIn(server)
    expect((await write({ format: 'mp3' }, other)).body).toMatchObject({ code: 'not_found' })
    expect((await load(body, other)).status).toBe(404)
    expect((await load(body, {})).status).toBe(404)
    await ask(`/${work.work_id}/delete`, {})
    expect((await load(body)).status).toBe(404)
  })

  const playlists = <Body>(path: string, json: object, who = ann) =>
    call<Body & ErrorBody>(`${server.url}/api/v1/playlists/${path}`, { json, headers: who.headers })
  async function say(text: string, who: SignedIn, shareSnippet = false): Promise<string> {
    const { body } = await call<{ voice_snippet_id: string }>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: 'flite-slt--anna', text, shareSnippet },
      headers: who.headers,
    })
    return body.voice_snippet_id
  }

  describe('of a playlist', () => {
    const exportList = (fields: object, who = ann) => playlists<BookFile>('export', { playlist_id, ...fields }, who)
    const add = async (item: object) =>
      (await playlists<{ item: PlaylistItem }>('add', { playlist_id, item })).body.item
    let playlist_id: string
    beforeEach(async () => {
      const { body } = await playlists<{ playlist: Playlist }>('create', { playlist_name: 'Evening' })
      playlist_id = body.playlist.playlist_id
      await add({ kind: 'voice', voice_id: 'flite-slt--berta' })
    })

    it('are an audiobook with a chapter for each item, whose lengths are its length', async () => {
      const item = await add({ kind: 'snippet', voice_snippet_id: await say('The fog had come in.', ann) })
      const { body } = await exportList({ format: 'm4b' })
      expect(body.file_name).toBe('Evening.m4b')
      const bytes = new Uint8Array(await (await load(body)).arrayBuffer())
      const { common, format } = await parseBuffer(bytes, 'audio/mp4', { includeChapters: true })
      expect(common).toMatchObject({ title: 'Evening', artist: 'Berta, Anna', picture: [{ format: 'image/png' }] })
      expect(format.chapters?.map(({ title }) => title)).toEqual([
        expect.stringMatching(/^Berta – /),
        'Anna – The fog had come in.',
      ])
      const [first, second] = format.chapters!.map(({ start, timeScale }) => start / timeScale!)
      // Decoded sound and a pause of half a second; this reader counts the delay and the padding of AAC too.
      expect(first).toBe(0)
      expect(Math.abs(second! + item.item_duration / 1000 + 0.5 - format.duration!)).toBeLessThan(0.13)
      if (!hasFfmpeg) return
      const chapters = probeChapters(directory, bytes)
      expect(Math.abs(chapters.at(-1)!.endSeconds - probeAudio(directory, bytes, 'm4b').seconds)).toBeLessThan(0.03)
      expect(Math.abs(chapters[1]!.startSeconds - second!)).toBeLessThan(0.03)
    })

    it('are a zip with sound and captions of each item', async () => {
      await add({ kind: 'snippet', voice_snippet_id: await say('The fog had come in.', ann) })
      const { body } = await exportList({ format: 'zip' })
      const entries = unzipSync(new Uint8Array(await (await load(body)).arrayBuffer()))
      const second = '2 Anna – The fog had come in'
      expect(Object.keys(entries)).toEqual(
        expect.arrayContaining([`${second}.mp3`, `${second}.vtt`, `${second}.srt`, 'cover.png']),
      )
      expect(Buffer.from(entries['about.txt']!).toString()).toMatch(/^Evening\n\n.*Berta, Anna/)
    })

    it('are the mp3 of one item, with its voice', async () => {
      const item = await add({ kind: 'snippet', voice_snippet_id: await say('The fog had come in.', ann) })
      const { body } = await exportList({ format: 'mp3', item_id: item.item_id })
      const { common } = await parseBuffer(new Uint8Array(await (await load(body)).arrayBuffer()), 'audio/mpeg')
      expect(common).toMatchObject({ artist: 'Anna', album: 'Evening', track: { no: 2, of: 2 } })
      expect((await exportList({ format: 'mp3', item_id: 'other' })).body.code).toBe('conflict')
    })

    it('have the sections of a text as chapters, and all of it in the mp3 of its item', async () => {
      await speakAll()
      const item = await add({ kind: 'work', work_id: work.work_id })
      const book = (await exportList({ format: 'm4b' })).body
      const bytes = new Uint8Array(await (await load(book)).arrayBuffer())
      const { format } = await parseBuffer(bytes, 'audio/mp4', { includeChapters: true })
      expect(format.chapters?.slice(1).map(({ title }) => title)).toEqual(['The lamp – Fog', 'The lamp – Home'])
      const captions = (await exportList({ format: 'srt', item_id: item.item_id })).body
      expect(captions.file_name).toBe('2 The lamp.srt')
      expect(await (await load(captions)).text()).toMatch(/Nobody[^]*rowed/)
    })

    it('lack the snippets of others that may not be downloaded', async () => {
      const other = await signIn(server, { total_credits: 1000 })
      const target_id = await say('Only to be heard here.', other, true)
      const item = await add({ kind: 'snippet', voice_snippet_id: target_id })
      expect((await exportList({ format: 'srt', item_id: item.item_id })).body).toMatchObject({
        file_name: expect.stringMatching(/^2 /),
      })
      await call(`${server.url}/api/v1/shares/update`, {
        json: { share_kind: 'snippet', target_id, allow_download: false },
        headers: other.headers,
      })
      expect((await exportList({ format: 'srt', item_id: item.item_id })).body.code).toBe('conflict')
    })

    it('are neither written nor loaded by others', async () => {
      const { body } = await exportList({ format: 'srt' })
      const other = await signIn(server)
      expect((await exportList({ format: 'srt' }, other)).body.code).toBe('not_found')
      expect((await load(body, other)).status).toBe(404)
    })
  })
})
