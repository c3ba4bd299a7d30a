import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { OUTPUT_FORMATS, type OutputFormat } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import { clicks, clickTimes } from '../../kernel/audio/testing/clicks.ts'
import { decodeAudio, hasFfmpeg, type ProbedAudio, probeAudio } from '../../kernel/audio/testing/probeAudio.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { type AudioConverter, createConverter } from './createConverter.ts'

const SECONDS = 3.01
const STARTS = [0.4, 1.25, 2.6]
const TOLERANCE_SECONDS = 0.002
const TAGS = { title: 'Grüße an “alle” …', voice: 'Anna 声', provider: 'eSpeak NG' }

/** Container and codec of each format as named by ffprobe, and the accepted delay. */
const EXPECTED: Readonly<Record<OutputFormat, { container: string; codec: string; delaySamples?: number }>> = {
  wav: { container: 'wav', codec: 'pcm_s16le' },
  ogg: { container: 'ogg', codec: 'vorbis' },
  flac: { container: 'flac', codec: 'flac' },
  opus: { container: 'ogg', codec: 'opus' },
  aiff: { container: 'aiff', codec: 'pcm_s16be' },
  // Raw AAC in ADTS has no field for the encoder delay.
  aac: { container: 'aac', codec: 'aac', delaySamples: 1024 },
  pcm: { container: 's16le', codec: 'pcm_s16le' },
  m4a: { container: 'mov,mp4,m4a,3gp,3g2,mj2', codec: 'aac' },
}

/** Formats with an exact length; AAC pads its last frame. */
const EXACT_LENGTH: readonly OutputFormat[] = ['wav', 'ogg', 'flac', 'opus', 'aiff', 'pcm']

describe.skipIf(!hasFfmpeg).each([
  ['with ffmpeg', 'ffmpeg', 16_000],
  ['with ffmpeg', 'ffmpeg', 22_050],
  ['without ffmpeg', null, 8000],
  ['without ffmpeg', null, 16_000],
  ['without ffmpeg', null, 22_050],
  ['without ffmpeg', null, 44_100],
] as const)('converting %s (%s) from %i Hz', (_name, ffmpeg, sampleRate) => {
  const directory = temporaryDirectory()
  let converter: AudioConverter
  let mp3: Uint8Array
  beforeAll(async () => {
    converter = createConverter({ ffmpeg })
    mp3 = await encodeMp3(clicks(SECONDS, sampleRate, STARTS), sampleRate)
  })
  afterAll(() => converter.close())

  it.each(OUTPUT_FORMATS)('writes a valid %s file in time with its tags', async (format) => {
    const file = await converter.convert({ mp3, format, tags: TAGS })
    const probed = probeAudio(directory, file, format)
    const { container, codec, delaySamples = 0 } = EXPECTED[format]
    expect(probed).toMatchObject({ container, codec, channels: 1 } satisfies Partial<ProbedAudio>)
    if (format !== 'pcm') {
      expect(probed.tags).toMatchObject({ title: TAGS.title, artist: TAGS.voice, album: TAGS.provider })
    }

    const rate = probed.sampleRate
    const late = clickTimes(decodeAudio(directory, file, format, rate), rate).map((time, i) => time - (STARTS[i] ?? 0))
    expect(late).toHaveLength(STARTS.length)
    for (const seconds of late) {
      expect(Math.abs(seconds - delaySamples / sampleRate)).toBeLessThanOrEqual(TOLERANCE_SECONDS)
    }
    if (EXACT_LENGTH.includes(format)) expect(Math.abs(probed.seconds - SECONDS)).toBeLessThanOrEqual(0.007)
  })
})

describe('createConverter', () => {
  let converter: AudioConverter
  let address: string
  let visits = 0
  const listener = createServer((_, response) => void (visits++, response.end('secret')))
  beforeAll(async () => {
    converter = createConverter({ ffmpeg: hasFfmpeg ? 'ffmpeg' : null })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${(listener.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    listener.close()
    await converter.close()
  })

  it('falls back to the built-in encoders when ffmpeg fails', async () => {
    const directory = temporaryDirectory()
    mkdirSync(join(directory, 'bin'))
    const broken = join(directory, 'bin', 'ffmpeg')
    writeFileSync(broken, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    const own = createConverter({ ffmpeg: broken })
    const mp3 = await encodeMp3(clicks(0.5, 16_000, [0.1]), 16_000)
    const file = await own.convert({ mp3, format: 'wav', tags: TAGS })
    await own.close()
    expect(Buffer.from(file.subarray(0, 4)).toString()).toBe('RIFF')
  })

  it("hides the server's settings, which include secrets, from ffmpeg", async () => {
    const directory = temporaryDirectory()
    const telling = join(directory, 'ffmpeg')
    const note = join(directory, 'note')
    writeFileSync(telling, `#!/bin/sh\nenv > ${note}\nexit 1\n`, { mode: 0o755 })
    vi.stubEnv('DATABASE_URL', 'postgres://voices:secret@db/voices')
    vi.stubEnv('OIDC_CLIENT_SECRET', 'secret')
    onTestFinished(() => void vi.unstubAllEnvs())
    const own = createConverter({ ffmpeg: telling })
    const mp3 = await encodeMp3(clicks(0.2, 16_000, [0.1]), 16_000)
    await own.convert({ mp3, format: 'wav', tags: TAGS })
    await own.close()
    const environment = readFileSync(note, 'utf8')
    expect(environment).not.toContain('secret')
    expect(environment).toContain(`PATH=${process.env['PATH']}`)
  })

  it('kills ffmpeg when the client disconnects, and leaves no files', async () => {
    const directory = temporaryDirectory()
    const slow = join(directory, 'ffmpeg')
    const note = join(directory, 'note')
    writeFileSync(slow, `#!/bin/sh\necho $$ "$@" > ${note}.new\nmv ${note}.new ${note}\nexec sleep 60\n`, {
      mode: 0o755,
    })
    const own = createConverter({ ffmpeg: slow })
    const leaving = new AbortController()
    const mp3 = new Uint8Array(1)
    const conversion = own.convert({ mp3, format: 'wav', tags: TAGS }, { signal: leaving.signal })
    await vi.waitFor(() => expect(existsSync(note)).toBe(true), 10_000)
    leaving.abort()
    await expect(conversion).rejects.toMatchObject({ code: 'aborted' })
    await own.close()
    const [pid = ''] = readFileSync(note, 'utf8').split(' ')
    const input = /file:(\S+in\.mp3)/.exec(readFileSync(note, 'utf8'))?.[1] ?? ''
    await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'))
    expect(input).not.toBe('')
    await vi.waitFor(() => expect(existsSync(input)).toBe(false))
  })

  it.each([
    ['a playlist of files', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'],
    ['a playlist of addresses', '#EXTM3U\n#EXTINF:1,\nhttp://ADDRESS/a.mp3\n'],
    ['a list of files', "ffconcat version 1.0\nfile '/etc/passwd'\n"],
    ['a list of addresses', "ffconcat version 1.0\nfile 'http://ADDRESS/a.mp3'\n"],
    ['a list of streams', "ffconcat version 1.0\nfile 'tcp://ADDRESS'\n"],
    ['a manifest', '<?xml version="1.0"?><MPD><Period><BaseURL>http://ADDRESS/</BaseURL></Period></MPD>'],
    ['a description of a session', 'v=0\no=- 0 0 IN IP4 127.0.0.1\nc=IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 0\n'],
    ['a reference', 'rtsptext\nrtsp://ADDRESS/a\n'],
    ['an address', 'http://ADDRESS/a.mp3'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['nothing', ''],
  ])('rejects %s disguised as an mp3 and opens no file named in it', async (_name, content) => {
    const mp3 = new TextEncoder().encode(content.replaceAll('ADDRESS', address))
    await expect(converter.convert({ mp3, format: 'wav', tags: TAGS })).rejects.toMatchObject({ code: 'crashed' })
    expect(visits).toBe(0)
  })

  it.each(['-i /etc/passwd', "title' -f lavfi", 'a=b;c', '%d', '\n-y\n/tmp/x', '../../x'])(
    'writes the title %j literally',
    async (title) => {
      const mp3 = await encodeMp3(clicks(0.2, 16_000, [0.1]), 16_000)
      const file = await converter.convert({ mp3, format: 'wav', tags: { ...TAGS, title } })
      expect(Buffer.from(file).toString()).toContain(title)
    },
  )

  it('refuses jobs at once when the queue is full and completes the others', async () => {
    const mp3 = await encodeMp3(clicks(0.2, 16_000, [0.1]), 16_000)
    const jobs = Array.from({ length: 50 }, () => converter.convert({ mp3, format: 'wav', tags: TAGS }))
    const outcomes = await Promise.allSettled(jobs)
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', retryAfterMs: expect.any(Number) })
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(32)
  })
})
