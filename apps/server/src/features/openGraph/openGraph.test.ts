import { attributeRecord } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { drawable } from './drawable.ts'
import { createPainter } from './painter.ts'
import { type PicturedVoice, voicePicture } from './pictures.ts'

/** Size in pixels (PNG specification, section 11.2.1) and in bytes. */
async function readPng(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const isPng = bytes.subarray(1, 4).toString() === 'PNG'
  return { isPng, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), size: bytes.length, bytes }
}

describe('Open Graph images', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

  async function speak(isShared: boolean): Promise<string> {
    const text = `Heard by ${isShared ? 'all' : 'me'}`
    const json = { voice_id: 'flite-slt--anna', text, shareSnippet: isShared }
    const { body } = await call<{ voice_snippet_id: string }>(`${server.url}/api/v1/voice/speech`, { json })
    return body.voice_snippet_id
  }

  it.each(['/og/site.png', '/og/voice/flite/female/slt--anna.png'])(
    '%s has the size that social networks expect',
    async (path) => {
      const response = await ask(path)
      expect(response.headers.get('content-type')).toBe('image/png')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      const { isPng, width, height, size } = await readPng(response)
      expect({ isPng, width, height }).toEqual({ isPng: true, width: 1200, height: 630 })
      expect(size).toBeLessThan(100_000)
    },
  )

  it('differ between two voices', async () => {
    const [anna, berta] = await Promise.all(
      ['anna', 'berta'].map(async (name) => readPng(await ask(`/og/voice/flite/female/slt--${name}.png`))),
    )
    expect(anna?.bytes.equals(berta?.bytes ?? Buffer.of())).toBe(false)
  })

  it('answer 304 when unchanged', async () => {
    const path = '/og/voice/flite/female/slt--anna.png'
    const etag = (await ask(path)).headers.get('etag') ?? ''
    expect((await ask(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200)
  })

  it('exist for a snippet while it is shared', async () => {
    const [shared, own] = [await speak(true), await speak(false)]
    expect((await ask(`/og/snippet/${shared}.png`)).status).toBe(200)
    expect((await ask(`/og/snippet/${own}.png`)).status).toBe(404)
  })

  it.each([
    '/og/voice/flite/female/slt--nobody.png',
    '/og/voice/flite/male/slt--anna.png',
    '/og/voice/flite/neither/slt--anna.png',
    '/og/snippet/unknown.png',
    '/og/other.png',
  ])('%s does not exist', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('drawable', () => {
  it.each([
    ['Guðrún', 'Guðrún'],
    ['Ondřej', 'Ondřej'],
    ['Nguyễn', 'Nguyễn'],
    ['Nguyễn'.normalize('NFD'), 'Nguyễn'],
    ['Дмитрий', 'Дмитрий'],
    ['Anne-Marie O’Neill', 'Anne-Marie O’Neill'],
    ['Anna 😀 ♥ ☃', 'Anna'],
    ['Step 1️⃣ → “go”', 'Step 1 “go”'],
    ['晓晓', null],
    ['سارة', null],
    ['Δήμητρα', null],
    ['Anna 晓', null],
    ['१२', null],
    ['😀', null],
    ['', null],
  ])('converts %s to %s', (name, written) => {
    expect(drawable(name)).toBe(written)
  })

  it.each(['Clara', 'Maximiliana Konstantinopolitanische Zwiebelturm-Ondřejová der Dritten', '晓晓', ''])(
    'a voice named "%s" can be drawn',
    async (voice_name) => {
      const voice: PicturedVoice = {
        ...attributeRecord('field', () => null),
        voice_name,
        voice_gender: 'female',
        voice_traits: [],
        voice_language_code: '',
        voice_sample_peaks: [],
        voice_sample_melody: [],
      }
      const png = await createPainter()(voicePicture(voice, 'Flite'))
      expect(Buffer.from(png.slice(1, 4)).toString()).toBe('PNG')
    },
  )
})
