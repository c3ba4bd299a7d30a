import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CallOutput,
  type ErrorBody,
  type generateSpeech,
  presignUpload,
  snippetKey,
} from '@voice-rankings/contract'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

type Speech = CallOutput<typeof generateSpeech>
type Presigned = CallOutput<typeof presignUpload>

const otherThan = (letter: string) => (letter === '_' ? 'A' : '_')

describe("upload of a snippet's audio", () => {
  const dataDir = temporaryDirectory()
  let server: RunningServer
  let texts = 0
  beforeAll(async () => {
    const place = { databaseUrl: undefined, dataDir }
    server = await startTestServer(place, { config: testConfig(place, { SNIPPET_UPLOAD: 'client' }) })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  /** Generates a new text as a visitor with a device cookie. */
  async function speak(text = `Text number ${(texts += 1)}`) {
    const json = { text, voice_id: 'flite-slt--anna' }
    const { body, headers } = await call<Speech>(`${server.url}/api/v1/voice/speech`, { json })
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const audio = new Uint8Array(Buffer.from(body.audio ?? '', 'base64'))
    return { id: body.voice_snippet_id, body, cookie, audio }
  }
  const presign = (id: string, cookie: string, json: object = {}) =>
    call<Presigned>(`${server.url}/api/v1/upload/presigned-url`, {
      json: { directory: 'snippets', fileName: `snippet-${id}`, fileType: 'audio/mpeg', ...json },
      headers: { cookie, origin: server.url },
    })
  const put = (path: string, body: Uint8Array<ArrayBuffer> | ReadableStream, type = 'audio/mpeg') =>
    fetch(`${server.url}${path}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': type },
      duplex: 'half',
    })
  const patch = (id: string, voice_snippet_duration: number) =>
    call(`${server.url}/api/v1/voice/speech`, {
      method: 'PATCH',
      json: { voice_snippet_id: id, voice_snippet_duration },
    })
  /** A snippet with a fresh upload address. */
  async function ready() {
    const spoken = await speak()
    const { body } = await presign(spoken.id, spoken.cookie)
    return { ...spoken, ...v.parse(presignUpload.response, body) }
  }

  it('accepts the audio by PUT, serves it and stores its duration', async () => {
    const { id, body, audio, presignedUrl, fileUrl } = await ready()
    expect(body).toMatchObject({ voice_snippet_audio_url: null, is_duplicate: false })
    expect(fileUrl).toBe(`/${snippetKey(id)}`)
    expect((await fetch(server.url + fileUrl)).status).toBe(404)
    expect((await put(presignedUrl, audio)).status).toBe(200)
    const heard = await fetch(server.url + fileUrl)
    expect(new Uint8Array(await heard.arrayBuffer())).toEqual(audio)
    expect(await patch(id, body.voice_snippet_duration)).toMatchObject({ status: 200 })
    expect(await call(`${server.url}/api/v1/voice/snippet/${id}`)).toMatchObject({ status: 200 })
  })

  it('returns the URL of a private snippet with its access parameter', async () => {
    const json = { text: 'Between the two of us', voice_id: 'flite-slt--anna', shareSnippet: false }
    const { body, headers } = await call<Speech>(`${server.url}/api/v1/voice/speech`, { json })
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const { presignedUrl, fileUrl } = (await presign(body.voice_snippet_id, cookie)).body
    await put(presignedUrl, new Uint8Array(Buffer.from(body.audio ?? '', 'base64')))
    expect((await fetch(server.url + fileUrl)).status).toBe(200)
    expect((await fetch(`${server.url}/${snippetKey(body.voice_snippet_id)}`)).status).toBe(404)
  })

  it('records audio that a stopped server stored but did not record, when the text is requested again', async () => {
    const { id, audio } = await speak('Stored and forgotten')
    // The state after a stop between the two.
    await createDiskStore(join(dataDir, 'files')).put(snippetKey(id), audio)
    const again = await speak('Stored and forgotten')
    expect(again.body).toMatchObject({ voice_snippet_id: id, is_duplicate: true, audio: null })
    expect(await call(`${server.url}/api/v1/voice/snippet/${id}`)).toMatchObject({ status: 200 })
  })

  it("answers the next request for the text with the audio's URL alone", async () => {
    const { audio, presignedUrl, fileUrl } = await ready()
    await put(presignedUrl, audio)
    const again = await speak(`Text number ${texts}`)
    expect(again.body).toMatchObject({ audio: null, is_duplicate: true, voice_snippet_audio_url: fileUrl })
  })

  it('returns the audio again until it is uploaded', async () => {
    const first = await speak('Never uploaded')
    const second = await speak('Never uploaded')
    expect(second.id).toBe(first.id)
    expect(second.audio.length).toBeGreaterThan(0)
    expect((await call(`${server.url}/api/v1/voice/snippet/${first.id}`)).status).toBe(404)
  })

  it('refuses PATCH for a snippet without audio', async () => {
    const { id, body } = await speak()
    expect(await patch(id, body.voice_snippet_duration)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('issues an address only to an owner of the snippet', async () => {
    const [mine, other] = [await speak(), await speak()]
    const { body: unknown } = await presign('none', other.cookie)
    const said = { status: 404, body: { code: 'not_found', message: (unknown as unknown as ErrorBody).message } }
    expect(await presign(mine.id, other.cookie)).toMatchObject(said)
    expect(await presign(mine.id, '')).toMatchObject(said)
    const { body } = await presign(mine.id, mine.cookie)
    await put(v.parse(presignUpload.response, body).presignedUrl, mine.audio)
    expect(await presign(mine.id, other.cookie)).toMatchObject(said)
  })

  it('issues no address for a missing snippet or one with audio', async () => {
    const { id, cookie, audio, presignedUrl } = await ready()
    expect(await presign('none', cookie)).toMatchObject({ status: 404 })
    await put(presignedUrl, audio)
    expect(await presign(id, cookie)).toMatchObject({ status: 409 })
  })

  it.each([
    { directory: 'sampleAudioTTS' },
    { directory: '../snippets' },
    { fileName: 'snippet-../../x' },
    { fileName: 'x' },
    { fileName: 'snippet-a.html' },
    { fileType: 'text/html' },
    { fileType: 'audio/mpeg; x' },
  ])('issues no address for %j', async (json) => {
    expect(await presign('a', '', json)).toMatchObject({ status: 422 })
  })

  it.each([
    ['is longer', (audio: Uint8Array) => Buffer.concat([audio, audio]), 413],
    ['is shorter', (audio: Uint8Array) => audio.subarray(0, -1), 400],
    ['is empty', () => new Uint8Array(), 400],
    ['is a page as long as the mp3', (audio: Uint8Array) => new Uint8Array(audio.length).fill(60), 415],
    ['differs in a byte', (audio: Uint8Array) => Uint8Array.of(...audio.subarray(0, -1), (audio.at(-1) ?? 0) ^ 1), 409],
  ])('refuses a file that %s', async (_name, change, status) => {
    const { id, audio, presignedUrl } = await ready()
    expect((await put(presignedUrl, new Uint8Array(change(audio)))).status).toBe(status)
    expect(existsSync(join(dataDir, 'files', snippetKey(id)))).toBe(false)
  })

  it('stops reading a body of unknown length as soon as it is too long', async () => {
    const { audio, presignedUrl } = await ready()
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(audio) })
    const outcome = await put(presignedUrl, endless).then(
      ({ status }) => status,
      () => 'cut',
    )
    expect([413, 'cut']).toContain(outcome)
  })

  it.each(['text/html', 'audio/mpeg; charset=x', 'application/octet-stream', ''])(
    'refuses the type %j',
    async (type) => {
      const { audio, presignedUrl } = await ready()
      expect((await put(presignedUrl, audio, type)).status).toBe(415)
    },
  )

  it.each([
    ['another snippet', (url: URL) => (url.pathname = url.pathname.replace(/(?<=snippet-)./, otherThan))],
    ['more bytes', (url: URL) => url.searchParams.set('bytes', '9999999')],
    ['a later end', (url: URL) => url.searchParams.set('expires', String(Date.now() + 1e9))],
    ['no signature', (url: URL) => url.searchParams.delete('signature')],
    ['another signature', (url: URL) => url.searchParams.set('signature', 'A'.repeat(43))],
  ])('refuses an address that was changed to %s', async (_name, change) => {
    const { audio, presignedUrl } = await ready()
    const url = new URL(presignedUrl, server.url)
    change(url)
    expect((await put(url.pathname + url.search, audio)).status).toBe(403)
  })

  it('refuses an expired address', async () => {
    const { audio, presignedUrl } = await ready()
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + 5 * 60_000 + 1)
    const { status } = await put(presignedUrl, audio)
    clock.mockRestore()
    expect(status).toBe(403)
  })

  it('refuses a used address', async () => {
    const { audio, presignedUrl } = await ready()
    expect((await put(presignedUrl, audio)).status).toBe(200)
    expect((await put(presignedUrl, audio)).status).toBe(409)
  })

  it('writes nothing outside its directory, whatever the path', async () => {
    const { audio, presignedUrl } = await ready()
    const part = fc.constantFrom(
      '..',
      '%2e%2e',
      '%2f',
      '/',
      '%5c',
      'snippets',
      'snippet-a.mp3',
      'x',
      '%00',
      'a'.repeat(200),
    )
    const before = readdirSync(dataDir)
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const query = presignedUrl.slice(presignedUrl.indexOf('?'))
        const { status } = await put(`/api/v1/upload/${parts.join('')}${query}`, audio)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
    expect(readdirSync(dataDir)).toEqual(before)
    expect(readdirSync(join(dataDir, 'files', 'unfinished'))).toEqual([])
  })

  it('accepts requests from pages of other origins', async () => {
    const { presignedUrl } = await ready()
    const preflight = await fetch(`${server.url}${presignedUrl}`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT')
  })
})
