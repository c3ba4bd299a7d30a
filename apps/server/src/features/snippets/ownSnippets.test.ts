import { getSnippets, type Api, type CallOutput, type SpeechResponse } from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

/** An audio URL without its access parameter. */
const bare = (path: string | null) => path?.split('?')[0] ?? null

onEachPlace('own snippets', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  async function speak(headers: Record<string, string>, text: string, voice = 'anna', more: object = {}) {
    const json = { voice_id: `flite-slt--${voice}`, text, ...more }
    const {
      status,
      headers: answered,
      body,
    } = await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, {
      headers,
      json,
    })
    expect(status).toBe(200)
    return { ...body, cookie: answered.get('set-cookie')?.split(';')[0] ?? '' }
  }
  async function list(headers: Record<string, string>, search = '') {
    const path = `/api/v1/voice/get-snippets?search=${encodeURIComponent(search)}`
    const { status, body } = await call(server.url + path, { headers })
    expect(status).toBe(200)
    return v.parse(getSnippets.response, body)
  }
  const hear = (path: string | null, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })
  const share = (headers: Record<string, string>, voice_snippet_id: string, voice_snippet_shared: boolean) =>
    call<CallOutput<Api['snippets']['share']>>(`${server.url}/api/v1/voice/share-snippet`, {
      headers,
      json: { voice_snippet_id, voice_snippet_shared },
    })
  const read = (headers: Record<string, string>, id: string) =>
    call<CallOutput<Api['snippets']['get']>>(`${server.url}/api/v1/voice/snippet/${id}`, { headers })
  const textsOf = async (headers: Record<string, string>, search = '') =>
    (await list(headers, search)).snippets.map((snippet) => snippet.voice_snippet_text)

  it('are listed newest first, with several voices of a text as variants', async () => {
    const { headers } = await signIn(server)
    const first = await speak(headers, 'The older text')
    await speak(headers, 'The newer text')
    const again = await speak(headers, 'The older text', 'berta')
    const { statusCode, snippets, error } = await list(headers)
    expect([statusCode, error]).toEqual([200, null])
    expect(snippets.map((snippet) => [snippet.voice_snippet_text, snippet.variant_count])).toEqual([
      ['The older text', 2],
      ['The newer text', 1],
    ])
    expect(snippets[0]).toMatchObject({ voice_snippet_id: again.voice_snippet_id, voice_gender: 'female' })
    expect(
      snippets[0]?.voice_variants.map(({ voice_name, voice_snippet_id }) => [voice_name, voice_snippet_id]),
    ).toEqual([
      ['Berta', again.voice_snippet_id],
      ['Anna', first.voice_snippet_id],
    ])
    const [variant] = snippets[0]?.voice_variants ?? []
    expect(variant).toEqual({
      voice_name: 'Berta',
      voice_service: 'flite',
      voice_service_alias: 'example.org',
      voice_gender: 'female',
      voice_speaker_id: 'slt--berta',
      voice_snippet_id: again.voice_snippet_id,
      voice_snippet_timestamps: again.speechMarks,
      voice_snippet_duration: again.voice_snippet_duration,
    })
  })

  it('are visible to their owner only, and empty at first', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    await speak(ann.headers, 'Spoken by Ann')
    expect(await textsOf(bob.headers)).toEqual([])
    expect(await textsOf({})).toEqual([])
    await speak(bob.headers, 'Spoken by Ann')
    expect(await textsOf(bob.headers)).toEqual(['Spoken by Ann'])
  })

  it('of a visitor belong to the device', async () => {
    const { cookie } = await speak({}, 'A visitor said this')
    expect(await textsOf({ cookie })).toEqual(['A visitor said this'])
  })

  describe('snippet search', () => {
    it.each([
      ['a part of the text', 'quick', ['The Quick brown Føx, 100% élan']],
      ['another case', 'BROWN', ['The Quick brown Føx, 100% élan']],
      ['a term without accents', 'fox, 100% elan', ['The Quick brown Føx, 100% élan']],
      ['the name of a voice', 'carla', ['Another line']],
      ['a literal percent sign', '%', ['The Quick brown Føx, 100% élan']],
      ['a literal underscore', '_', []],
      ['a term without matches', 'zebra', []],
      ['a blank term', '  ', ['Another line', 'The Quick brown Føx, 100% élan']],
    ])('matches by %s', async (_what, term, found) => {
      const { headers } = await signIn(server)
      await speak(headers, 'The Quick brown Føx, 100% élan')
      await speak(headers, 'Another line', 'carla')
      expect(await textsOf(headers, term)).toEqual(found)
    })

    it('accepts at most 200 characters', async () => {
      expect((await call(`${server.url}/api/v1/voice/get-snippets?search=${'a'.repeat(201)}`)).status).toBe(422)
    })
  })

  describe('sharing of snippets', () => {
    it('lets everybody read and hear a shared snippet and lets caches ask each time', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_id, voice_snippet_audio_url } = await speak(headers, 'For all of you')
      const { status, body } = await read({}, voice_snippet_id)
      expect([status, body.snippet.voice_snippet_shared]).toEqual([200, undefined])
      expect((await read(headers, voice_snippet_id)).body.snippet.voice_snippet_shared).toBe(true)
      const audio = await hear(voice_snippet_audio_url)
      expect([audio.status, audio.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    })

    it('hides text, audio and conversions of a private snippet from others', async () => {
      const [ann, bob] = [await signIn(server), await signIn(server)]
      const { voice_snippet_id: id, voice_snippet_audio_url: url } = await speak(ann.headers, 'For me alone', 'anna', {
        shareSnippet: false,
      })
      const convert = (headers: Record<string, string>) =>
        call(`${server.url}/api/v1/audio/convert`, {
          headers,
          json: { bucket: 'summme-tts', key: `snippets/snippet-${id}.mp3`, outputFormat: 'wav' },
        })
      const patch = (headers: Record<string, string>) =>
        call(`${server.url}/api/v1/voice/speech`, {
          method: 'PATCH',
          headers,
          json: { voice_snippet_id: id, voice_snippet_duration: 1 },
        })
      for (const headers of [{}, bob.headers]) {
        expect((await patch(headers)).status).toBe(404)
        const statuses = [await read(headers, id), await hear(bare(url), headers), await convert(headers)]
        expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
        expect((await share(headers, id, true)).status).toBe(404)
      }
      const statuses = [await read(ann.headers, id), await hear(bare(url), ann.headers), await convert(ann.headers)]
      expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    })

    it('serves private audio uncached, and without cookies by its access parameter', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_audio_url: url } = await speak(headers, 'Mine only', 'anna', { shareSnippet: false })
      for (const audio of [await hear(bare(url), headers), await hear(url)]) {
        expect([audio.status, audio.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
      }
      const other = await speak(headers, 'Mine only too', 'anna', { shareSnippet: false })
      const access = url?.split('?')[1]
      expect((await hear(`${bare(other.voice_snippet_audio_url)}?${access}`)).status).toBe(404)
      expect((await hear(`${bare(url)}?access=`)).status).toBe(404)
    })

    it('lets the owner stop sharing and share again', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_id: id, voice_snippet_audio_url: url } = await speak(headers, 'For a while')
      const unshared = await share(headers, id, false)
      expect(unshared.body).toMatchObject({ voice_snippet_id: id, voice_snippet_shared: false })
      expect([(await read({}, id)).status, (await hear(url)).status]).toEqual([404, 404])
      expect((await hear(unshared.body.voice_snippet_audio_url)).status).toBe(200)
      expect((await read(headers, id)).body.snippet.voice_snippet_shared).toBe(false)
      expect(await textsOf(headers)).toEqual(['For a while'])
      expect((await share(headers, id, true)).body.voice_snippet_audio_url).toBe(url)
      expect([(await read({}, id)).status, (await hear(url)).status]).toEqual([200, 200])
    })

    it('ends earlier addresses of private audio when the owner stops sharing', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_id: id, voice_snippet_audio_url: url } = await speak(headers, 'Passed on', 'anna', {
        shareSnippet: false,
      })
      const renewed = (await share(headers, id, false)).body.voice_snippet_audio_url
      expect([(await hear(url)).status, (await hear(renewed)).status]).toEqual([404, 200])
    })

    it('serves a part of private audio', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_audio_url: url } = await speak(headers, 'In parts', 'anna', { shareSnippet: false })
      const part = await hear(url, { range: 'bytes=0-99' })
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100])
    })

    it('keeps a text shared while one of its two owners shares it', async () => {
      const [ann, bob] = [await signIn(server), await signIn(server)]
      const { voice_snippet_id: id } = await speak(ann.headers, 'Ours')
      expect((await speak(bob.headers, 'Ours')).voice_snippet_id).toBe(id)
      await share(ann.headers, id, false)
      expect((await read({}, id)).status).toBe(200)
      await share(bob.headers, id, false)
      expect((await read({}, id)).status).toBe(404)
    })

    it.each([
      ['never shared', false],
      ['no longer shared', true],
    ])('does not reveal that a text was generated which is %s', async (how, shareSnippet) => {
      const [ann, bob] = [await signIn(server), await signIn(server)]
      const text = `A secret, ${how}`
      const own = await speak(ann.headers, text, 'anna', { shareSnippet })
      await share(ann.headers, own.voice_snippet_id, false)
      const other = await speak(bob.headers, text)
      expect(other.is_duplicate).toBe(false)
      expect(other.voice_snippet_id).not.toBe(own.voice_snippet_id)
    })

    it('leaves row and audio consistent after concurrent changes', async () => {
      const { headers } = await signIn(server)
      const { voice_snippet_id: id, voice_snippet_audio_url: url } = await speak(headers, 'Undecided')
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => share(headers, id, index % 2 === 0)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const { status } = await read({}, id)
      expect((await hear(url)).status).toBe(status)
    })
  })
})
