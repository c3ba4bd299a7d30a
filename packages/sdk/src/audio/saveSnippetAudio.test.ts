import { afterEach, describe, expect, test } from 'vitest'
import { createClient } from '../createClient.ts'
import { hang, json, raw, serveFaults } from '../testing/faultServer.ts'
import type { FaultServer } from '../testing/faultServer.ts'
import { audioBytes } from './audioBytes.ts'
import { saveSnippetAudio } from './saveSnippetAudio.ts'

const PATCHED = json(200, { voice_snippet_id: 'abc', voice_snippet_duration: 1200 })
const PRESIGNED = json(200, { presignedUrl: '/put-here?signature=s', fileUrl: '/snippets/snippet-abc.mp3' })
const stored = {
  audio: null,
  voice_snippet_id: 'abc',
  voice_snippet_audio_url: '/snippets/snippet-abc.mp3',
  voice_snippet_duration: 1200,
}
const ours = { ...stored, audio: btoa('ID3…'.slice(0, 3)), voice_snippet_audio_url: null }

describe('saveSnippetAudio', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.[Symbol.asyncDispose]())
  const calls = () => server?.requests.map(({ method, url }) => `${method} ${url}`)
  const serve = async (...scripts: Parameters<typeof serveFaults>) => {
    server = await serveFaults(...scripts)
    return createClient({ baseUrl: server.url, retries: 0 })
  }

  test('only reports the duration of audio stored by the server', async () => {
    const client = await serve(PATCHED)
    expect(await saveSnippetAudio(client, stored)).toBe('/snippets/snippet-abc.mp3')
    expect(calls()).toEqual(['PATCH /api/v1/voice/speech'])
  })

  test('uploads audio that the server left to the client first', async () => {
    let sent = ''
    const client = await serve(
      PRESIGNED,
      (request, response) => {
        request.setEncoding('utf8').on('data', (text: string) => (sent += text))
        request.on('end', () => response.end())
      },
      PATCHED,
    )
    expect(await saveSnippetAudio(client, ours)).toBe('/snippets/snippet-abc.mp3')
    expect(calls()).toEqual([
      'POST /api/v1/upload/presigned-url',
      'PUT /put-here?signature=s',
      'PATCH /api/v1/voice/speech',
    ])
    expect(sent).toBe('ID3')
    expect(server?.requests[1]?.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-length': '3' })
  })

  test('does not upload audio that another client uploaded in the meantime', async () => {
    const client = await serve(json(409, { message: 'It is stored already.', code: 'conflict' }), PATCHED)
    expect(await saveSnippetAudio(client, ours)).toBe('/snippets/snippet-abc.mp3')
    expect(calls()).toEqual(['POST /api/v1/upload/presigned-url', 'PATCH /api/v1/voice/speech'])
  })

  test('rejects when the storage refuses the audio, without reporting its duration', async () => {
    const client = await serve(PRESIGNED, raw(403, '<Error/>'), PATCHED)
    await expect(saveSnippetAudio(client, ours)).rejects.toMatchObject({
      kind: 'request',
      status: 403,
      message: 'The audio was rejected. Generate the speech again.',
      issues: [],
    })
    expect(calls()).toHaveLength(2)
  })

  test('rejects with the cause when the storage is unreachable', async () => {
    const client = await serve(PRESIGNED, PATCHED)
    const cause = new TypeError('offline')
    const saved = saveSnippetAudio(client, ours, { fetch: () => Promise.reject(cause) })
    await expect(saved).rejects.toMatchObject({
      kind: 'connection',
      message: 'The audio could not be uploaded. Check the connection and try again.',
      cause,
    })
  })

  test.each([
    ['another conflict', json(409, { message: 'The snippet is gone.', code: 'gone' }), 'request'],
    ['a hold', json(429, { message: 'Wait.', code: 'hold' }), 'hold'],
    ['a broken answer', raw(200, '<html>'), 'response'],
  ])('rejects when the upload is refused because of %s', async (_why, refusal, kind) => {
    const client = await serve(refusal, PATCHED)
    await expect(saveSnippetAudio(client, ours)).rejects.toMatchObject({ kind })
    expect(calls()).toHaveLength(1)
  })

  test.each([
    ['it asks where to upload', [hang]],
    ['it is uploaded', [PRESIGNED, hang]],
    ['its duration is told', [PRESIGNED, raw(200, ''), hang]],
  ])('can be aborted while %s', async (_step, scripts) => {
    const client = await serve(...scripts)
    const controller = new AbortController()
    const saved = saveSnippetAudio(client, ours, { signal: controller.signal })
    const told = expect(saved).rejects.toMatchObject({ kind: 'aborted' })
    await expect.poll(() => calls()).toHaveLength(scripts.length)
    controller.abort()
    await told
  })

  test.each([null, undefined, 17, {}, [], '', '%%%', 'data:audio/mpeg;base64,'])(
    'rejects audio of an unknown form (%j) by name and sends nothing',
    async (audio) => {
      const client = await serve(PRESIGNED)
      const saved = saveSnippetAudio(client, { ...ours, audio: audio as string })
      await expect(saved).rejects.toThrow('Unsupported audio data format')
      expect(calls()).toEqual([])
    },
  )

  test.each([
    ['base64', btoa('abc')],
    ['a data address', `data:audio/mpeg;base64,${btoa('abc')}`],
    ['a blob', new Blob(['abc'])],
    ['a buffer', new TextEncoder().encode('abc').buffer],
    ['bytes', new TextEncoder().encode('abc')],
  ])('reads audio from %s', async (_name, audio) => {
    expect(new TextDecoder().decode(await audioBytes(audio))).toBe('abc')
  })
})
