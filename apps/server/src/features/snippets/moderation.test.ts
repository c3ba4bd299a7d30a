import type { Api, CallOutput, ErrorBody, SpeechResponse } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { snippetCommands } from '../../app/admin/snippetCommands.ts'
import type { RunningServer } from '../../app/createServer.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

type Headers = Record<string, string>

onEachPlace('a snippet that an operator hides', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())

  /** Runs an admin command in the server's process, which has exclusive access to the embedded database. */
  async function admin(verb: string, positionals: string[], values: Record<string, string | boolean> = {}) {
    const lines: string[] = []
    const { database } = await server.services
    const context = {
      config: readConfig({}),
      database,
      log: createLog('silent'),
      print: (line: string) => void lines.push(line),
      openEngines: () => [],
    }
    const command = snippetCommands.find(({ usage }) => usage.startsWith(`snippets ${verb}`))
    await command?.run(context, { positionals, values })
    return lines.join('\n')
  }
  async function speak(headers: Headers, text: string, more: object = {}): Promise<SpeechResponse> {
    const json = { voice_id: 'flite-slt--anna', text, ...more }
    return (await call<SpeechResponse>(`${server.url}/api/v1/voice/speech`, { headers, json })).body
  }
  const read = (headers: Headers, id: string) =>
    call<CallOutput<Api['snippets']['get']>>(`${server.url}/api/v1/voice/snippet/${id}`, { headers })
  const hear = async (path: string | null, headers: Headers = {}) =>
    (await fetch(server.url + path, { headers })).status
  const share = (headers: Headers, voice_snippet_id: string, voice_snippet_shared: boolean) =>
    call<CallOutput<Api['snippets']['share']> & ErrorBody>(`${server.url}/api/v1/voice/share-snippet`, {
      headers,
      json: { voice_snippet_id, voice_snippet_shared },
    })
  const tokenFor = (headers: Headers, voice_snippet_id: string) =>
    call(`${server.url}/api/v1/voice/rating-token`, {
      headers,
      json: { voice_id: 'flite-slt--anna', voice_snippet_id },
    })
  const convert = (headers: Headers, id: string) =>
    call(`${server.url}/api/v1/audio/convert`, {
      headers,
      json: { bucket: 'summme-tts', key: `snippets/snippet-${id}.mp3`, outputFormat: 'wav' },
    })

  it('hides page and audio from others until it is restored, and shows its owner the reason', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const { voice_snippet_id: id, voice_snippet_audio_url: url } = await speak(ann.headers, 'Something unkind')
    expect(await admin('hide', [id], { reason: 'It insults somebody.' })).toBe(`Hidden: ${id}, "Something unkind"`)
    for (const headers of [{}, bob.headers]) {
      const statuses = [await read(headers, id), await tokenFor(headers, id), await convert(headers, id)]
      expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
      expect(await hear(url, headers)).toBe(404)
    }
    const { status, body } = await read(ann.headers, id)
    expect([status, body.snippet.voice_snippet_hidden?.reason]).toEqual([200, 'It insults somebody.'])
    expect(Date.parse(body.snippet.voice_snippet_hidden?.hidden_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(await hear(body.snippet.voice_snippet_audio_url, ann.headers)).toBe(200)

    expect(await admin('restore', [id], { reason: 'It was a quotation.' })).toContain(`Restored: ${id}`)
    expect([(await read({}, id)).status, await hear(url)]).toEqual([200, 200])
    expect((await read(ann.headers, id)).body.snippet.voice_snippet_hidden).toBeUndefined()
  })

  it('invalidates an address that its owner passed on, and cannot be shared again', async () => {
    const ann = await signIn(server)
    const { voice_snippet_id: id } = await speak(ann.headers, 'Passed on')
    const { voice_snippet_audio_url: passedOn } = (await share(ann.headers, id, false)).body
    expect(await hear(passedOn)).toBe(200)
    await admin('hide', [id], { reason: 'Spam.' })
    expect(await hear(passedOn)).toBe(404)
    const refused = await share(ann.headers, id, true)
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('Spam.')])
    expect((await share(ann.headers, id, false)).status).toBe(200)
  })

  it('generates the same text anew for others, without sharing the hidden one', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const { voice_snippet_id: id } = await speak(ann.headers, 'Said by two')
    await admin('hide', [id], { reason: 'Spam.' })
    const again = await speak(bob.headers, 'Said by two')
    expect([again.voice_snippet_id, again.is_duplicate]).toEqual([id, true])
    expect(await hear(again.voice_snippet_audio_url, bob.headers)).toBe(200)
    expect([(await read({}, id)).status, await hear(again.voice_snippet_audio_url)]).toEqual([404, 404])
  })

  it('is listed for the operator with its reason, without private snippets', async () => {
    const ann = await signIn(server)
    const { voice_snippet_id: open } = await speak(ann.headers, 'Zebra in the open')
    const { voice_snippet_id: hidden } = await speak(ann.headers, 'Zebra hidden')
    const { voice_snippet_id: own } = await speak(ann.headers, 'Zebra of my own', { shareSnippet: false })
    await admin('hide', [hidden], { reason: 'A stripe too many.' })
    const all = await admin('list', [], { search: 'ZEBRA' })
    expect([open, hidden, own].map((id) => all.includes(id))).toEqual([true, true, false])
    expect(await admin('list', [], { hidden: true, search: 'zebra' })).toMatch(
      /hidden +A stripe too many\. +Zebra hidden$/,
    )
    expect(await admin('list', [], { search: '%' })).toBe('No matching snippets.')
  })

  it('requires a reason and an existing id', async () => {
    const ann = await signIn(server)
    const { voice_snippet_id: id } = await speak(ann.headers, 'Not hidden')
    await expect(admin('hide', [id])).rejects.toThrow('--reason')
    await expect(admin('hide', [], { reason: 'x' })).rejects.toThrow('Name the snippets')
    await expect(admin('hide', [id, 'nobody'], { reason: 'x' })).rejects.toThrow('nobody')
    expect((await read({}, id)).status).toBe(200)
    await admin('hide', [id], { reason: 'x' })
    expect(await admin('hide', [id], { reason: 'y' })).toContain('stay as they are')
  })
})
