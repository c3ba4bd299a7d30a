import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CallOutput,
  type convertAudio,
  DEFAULT_BUCKET,
  type generateSpeech,
  type presignUpload,
  sampleKey,
  snippetKey,
} from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createS3Store } from '../../kernel/storage/createS3Store.ts'
import { startS3 } from '../../testing/startS3.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

describe.each(['server', 'client'])('a server on S3 storage, whose snippets the %s stores', (who) => {
  const storage = startS3()
  const dataDir = temporaryDirectory()
  let server: RunningServer
  beforeAll(async () => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = storage()
    const place = { databaseUrl: undefined, dataDir }
    const config = testConfig(place, {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SNIPPET_UPLOAD: who,
    })
    server = await startTestServer(place, { config })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  async function speak(text: string) {
    const json = { text, voice_id: 'flite-slt--anna' }
    const { body, headers } = await call<CallOutput<typeof generateSpeech>>(`${server.url}/api/v1/voice/speech`, {
      json,
    })
    return {
      ...body,
      cookie: headers
        .getSetCookie()
        .map((line) => line.split(';', 1)[0])
        .join('; '),
    }
  }
  const patch = (snippet: CallOutput<typeof generateSpeech>) => {
    const { voice_snippet_id, voice_snippet_duration } = snippet
    return call(`${server.url}/api/v1/voice/speech`, {
      method: 'PATCH',
      json: { voice_snippet_id, voice_snippet_duration },
    })
  }
  async function presign({ voice_snippet_id, cookie }: { voice_snippet_id: string; cookie: string }) {
    const json = { directory: 'snippets', fileName: `snippet-${voice_snippet_id}`, fileType: 'audio/mpeg' }
    const headers = { cookie, origin: server.url }
    return call<CallOutput<typeof presignUpload>>(`${server.url}/api/v1/upload/presigned-url`, { json, headers })
  }

  it('serves samples and ranges of them from the bucket, and keeps none on disk', async () => {
    const whole = await fetch(`${server.url}/${sampleKey('flite', 'slt--anna')}`)
    const content = Buffer.from(await whole.arrayBuffer())
    expect(whole.headers.get('content-type')).toBe('audio/mpeg')
    const part = await fetch(whole.url, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(content.subarray(10, 20))
    expect((await fetch(whole.url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } })).status).toBe(304)
    expect(existsSync(join(dataDir, 'files'))).toBe(false)
  })

  it('converts a sample and caches the result in the bucket', async () => {
    const json = { bucket: DEFAULT_BUCKET, key: sampleKey('flite', 'slt--anna'), outputFormat: 'wav' }
    const convert = () => call<CallOutput<typeof convertAudio>>(`${server.url}/api/v1/audio/convert`, { json })
    const [first, second] = [await convert(), await convert()]
    expect(first).toMatchObject({ status: 200, body: { mimeType: 'audio/wav' } })
    expect(second.body).toEqual(first.body)
  })

  const storesWhatIsSpoken = () =>
    it('stores generated speech', async () => {
      const snippet = await speak('Kept by the server')
      expect(snippet.audio).toBeNull()
      expect((await fetch(`${server.url}${snippet.voice_snippet_audio_url}`)).status).toBe(200)
      expect(await patch(snippet)).toMatchObject({ status: 200 })
      expect(await presign(snippet)).toMatchObject({ status: 409 })
    })

  const takesUploads = () =>
    describe('client uploads to the bucket', () => {
      it('are served once the duration is reported', async () => {
        const snippet = await speak('Put by the client')
        const audio = Buffer.from(snippet.audio ?? '', 'base64')
        const { body } = await presign(snippet)
        expect(body.presignedUrl.startsWith(storage().endpoint)).toBe(true)
        expect(await patch(snippet)).toMatchObject({ status: 409 })
        const put = await fetch(body.presignedUrl, {
          method: 'PUT',
          headers: { 'content-type': 'audio/mpeg' },
          body: audio,
        })
        expect(put.status).toBe(200)
        expect(await patch(snippet)).toMatchObject({ status: 200 })
        const heard = await fetch(`${server.url}${body.fileUrl}`)
        expect(Buffer.from(await heard.arrayBuffer())).toEqual(audio)
      })

      it('are deleted and refused when the content differs', async () => {
        const snippet = await speak('Not what it says')
        const { body } = await presign(snippet)
        const page = Buffer.alloc(Buffer.from(snippet.audio ?? '', 'base64').length, '<')
        await fetch(body.presignedUrl, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: page })
        expect(await patch(snippet)).toMatchObject({ status: 415 })
        expect(await patch(snippet)).toMatchObject({ status: 409 })
        const key = snippetKey(snippet.voice_snippet_id)
        expect(await createS3Store(storage()).stat(`incoming/${key}`)).toBeNull()
        expect((await fetch(`${server.url}/${key}`)).status).toBe(404)
      })

      it('to a reused address change nothing', async () => {
        const snippet = await speak('Used again')
        const { body } = await presign(snippet)
        const audio = Buffer.from(snippet.audio ?? '', 'base64')
        const put = (content: Uint8Array<ArrayBuffer>) =>
          fetch(body.presignedUrl, { method: 'PUT', headers: { 'content-type': 'audio/mpeg' }, body: content })
        await put(audio)
        await patch(snippet)
        await put(Buffer.alloc(audio.length, '<'))
        await patch(snippet)
        const heard = await fetch(`${server.url}${body.fileUrl}`)
        expect(Buffer.from(await heard.arrayBuffer())).toEqual(audio)
      })
    })

  if (who === 'server') storesWhatIsSpoken()
  else takesUploads()
})
