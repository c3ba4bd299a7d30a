import { describe, expect, test, vi } from 'vitest'
import { createClient } from '../createClient.ts'
import { convertSnippet } from './convertSnippet.ts'

const clientOf = (answer: unknown, init?: ResponseInit) => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json(answer, init)))
  return { fetch, client: createClient({ fetch, retries: 0 }) }
}
const WANTED = { key: 'snippets/snippet-abc.mp3', format: 'flac' } as const

describe('convertSnippet', () => {
  test('requests a key of a bucket and returns a file of the media type', async () => {
    const { fetch, client } = clientOf({ audioBase64: btoa('fLaC'), mimeType: 'audio/flac' })
    const file = await convertSnippet(client, WANTED)
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body as string)).toEqual({
      bucket: 'summme-tts',
      key: 'snippets/snippet-abc.mp3',
      outputFormat: 'flac',
    })
    expect(file.type).toBe('audio/flac')
    expect(await file.text()).toBe('fLaC')
  })

  test.each([
    { audioBase64: '', mimeType: 'audio/flac' },
    { mimeType: 'audio/flac' },
    { audioBase64: null, mimeType: 'audio/flac' },
    {},
  ])('rejects an answer without audio, as in %j', async (answer) => {
    const { client } = clientOf(answer)
    await expect(convertSnippet(client, WANTED)).rejects.toThrow('No audio data received from converter')
  })

  test('rejects audio that cannot be decoded', async () => {
    const { client } = clientOf({ audioBase64: '%%%', mimeType: 'audio/flac' })
    await expect(convertSnippet(client, WANTED)).rejects.toThrow('Failed to download converted audio')
  })

  test("rejects with the client's error when the file is missing", async () => {
    const { client } = clientOf({}, { status: 307 })
    await expect(convertSnippet(client, WANTED)).rejects.toThrow('was redirected')
  })

  test('can be aborted', async () => {
    const client = createClient({ fetch: () => new Promise(() => {}) })
    const controller = new AbortController()
    const converted = convertSnippet(client, { ...WANTED, signal: controller.signal })
    controller.abort()
    await expect(converted).rejects.toMatchObject({ kind: 'aborted' })
  })

  test("uses the server's message from data.message alone", async () => {
    const { client } = clientOf({ data: { message: 'This sound cannot be converted.' } }, { status: 422 })
    await expect(convertSnippet(client, WANTED)).rejects.toThrow('This sound cannot be converted.')
  })

  test("uses the server's message of a failure", async () => {
    const message = 'Too many files are being converted. Try again in 2 s.'
    const { client } = clientOf({ message, code: 'busy', data: { message } }, { status: 503 })
    await expect(convertSnippet(client, WANTED)).rejects.toThrow(message)
  })
})
