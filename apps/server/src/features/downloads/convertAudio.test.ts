import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type CallOutput,
  convertAudio,
  type generateSpeech,
  OFFERED_FORMATS,
  sampleKey,
  snippetKey,
} from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

const BUCKET = 'own-voices'
const ANNA = sampleKey('flite', 'slt--anna')

describe('audio conversion', () => {
  const dataDir = temporaryDirectory()
  let server: RunningServer
  beforeAll(async () => {
    const place = { databaseUrl: undefined, dataDir }
    server = await startTestServer(place, { config: testConfig(place, { BUCKET, FFMPEG: 'none' }) })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  const convert = <Body>(json: object) => call<Body>(`${server.url}/api/v1/audio/convert`, { json })
  const converted = (json: object) => convert<CallOutput<typeof convertAudio>>({ bucket: BUCKET, ...json })
  const speak = async (text: string) => {
    const json = { text, voice_id: 'flite-slt--anna' }
    const { body } = await call<CallOutput<typeof generateSpeech>>(`${server.url}/api/v1/voice/speech`, { json })
    return snippetKey(body.voice_snippet_id)
  }

  it.each(OFFERED_FORMATS)('converts a voice’s sample to %s', async (outputFormat) => {
    const { status, body } = await converted({ key: ANNA, outputFormat })
    expect(status).toBe(200)
    const { audioBase64, mimeType } = v.parse(convertAudio.response, body)
    const magic = { wav: 'RIFF', ogg: 'OggS', flac: 'fLaC', opus: 'OggS', aiff: 'FORM' }[outputFormat]
    expect(Buffer.from(audioBase64, 'base64').subarray(0, 4).toString()).toBe(magic)
    expect(mimeType).toMatch(/^audio\//)
  })

  it('converts a snippet from the configured bucket, with its title', async () => {
    const { body } = await converted({ key: await speak('Good morning to you'), outputFormat: 'wav' })
    const file = Buffer.from(body.audioBase64, 'base64').toString('latin1')
    expect(file).toContain('INAM')
    expect(file).toContain('Good morning to you\0')
    expect(file).toContain('Anna\0')
  })

  it('converts once for repeated and concurrent requests', async () => {
    const key = await speak('Once and only once')
    const before = readdirSync(join(dataDir, 'files', 'converted')).length
    const both = await Promise.all([1, 2].map(() => converted({ key, outputFormat: 'flac' })))
    both.push(await converted({ key, outputFormat: 'flac' }))
    expect(new Set(both.map(({ body }) => body.audioBase64)).size).toBe(1)
    expect(readdirSync(join(dataDir, 'files', 'converted'))).toHaveLength(before + 1)
  })

  it.each(['summme-tts', 'OWN-VOICES', '', '..', 'own-voices/../other', 'http://169.254.169.254'])(
    'rejects the bucket %j',
    async (bucket) => {
      const { status, body } = await convert({ bucket, key: ANNA, outputFormat: 'wav' })
      expect(status).toBe(403)
      expect(body).toMatchObject({ code: 'forbidden' })
    },
  )

  it.each([
    '',
    '.',
    '/etc/passwd',
    'file:///etc/passwd',
    'http://127.0.0.1/x.mp3',
    'concat:/etc/passwd|/etc/hosts',
    'subfile,,start,0,end,0,,:/etc/passwd',
    'snippets/snippet-none.mp3',
    'snippets/../secret.mp3',
    'snippets/snippet-..%2f..%2fsecret.mp3',
    'snippets/snippet-a/../../secret.mp3',
    'snippets\\snippet-a.mp3',
    'sampleAudioTTS/../secret.mp3',
    'sampleAudioTTS/flite-slt--nobody.mp3',
    `sampleAudioTTS/${'a'.repeat(10_000)}.mp3`,
    `${ANNA}.m3u8`,
    `${ANNA}?x=1`,
    ` ${ANNA}`,
    `./${ANNA}`,
    ANNA.toUpperCase(),
    'converted/x.wav',
    'secret.mp3',
  ])('rejects the key %j, which has no audio', async (key) => {
    const { status, body } = await convert({ bucket: BUCKET, key, outputFormat: 'wav' })
    expect(status).toBe(404)
    expect(body).toMatchObject({ code: 'not_found' })
  })

  it('returns the error as a sentence, in the body and in its data', async () => {
    const { status, body } = await convert({ bucket: BUCKET, key: ANNA, outputFormat: 'exe' })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      message: expect.stringMatching(/outputFormat/u),
      data: { message: expect.stringMatching(/outputFormat/u) },
    })
  })

  it('reports stored data that is no audio and opens no file named in it', async () => {
    const key = await speak('To be spoiled')
    await writeFile(join(dataDir, 'files', key), '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n')
    const { status, body } = await convert({ bucket: BUCKET, key, outputFormat: 'wav' })
    expect(status).toBe(502)
    expect(body).toMatchObject({
      code: 'engine_failed',
      data: { message: expect.stringMatching(/could not be converted/u) },
    })
  })

  it('refuses too many concurrent conversions of a client and completes the others', async () => {
    const keys = await Promise.all(
      Array.from({ length: 6 }, (_, i) => speak(`One of six ${'and so on '.repeat(20)} ${i}`)),
    )
    const answers = await Promise.all(keys.map((key) => converted({ key, outputFormat: 'opus' })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(6)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('1')
  })

  it('converts a snippet that is not shared only for its owner', async () => {
    const json = { text: 'Between the two of us', voice_id: 'flite-slt--anna', shareSnippet: false }
    const spoken = await call<CallOutput<typeof generateSpeech>>(`${server.url}/api/v1/voice/speech`, { json })
    const cookie = spoken.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
    const wanted = { bucket: BUCKET, key: snippetKey(spoken.body.voice_snippet_id), outputFormat: 'wav' }
    const mine = { json: wanted, headers: { cookie, origin: server.url } }
    expect(await call(`${server.url}/api/v1/audio/convert`, mine)).toMatchObject({ status: 200 })
    expect(await convert(wanted)).toMatchObject({ status: 404 })
  })

  it('does not serve cached conversions as files', async () => {
    await converted({ key: ANNA, outputFormat: 'wav' })
    const [kept] = readdirSync(join(dataDir, 'files', 'converted'))
    expect((await fetch(`${server.url}/converted/${kept}`)).status).toBe(404)
  })
})
