import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createPiper } from '../../features/speech/piper/createPiper.ts'
import { installRuntime, writeToneVoice } from '../../features/speech/piper/testing/toneVoice.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { runVoices } from './runVoices.ts'

/** An empty folder of voices, and another with a voice to add. */
function setup({ runtime = true, speakers = [] as readonly string[] } = {}) {
  const folder = temporaryDirectory()
  const workingFolder = temporaryDirectory()
  if (runtime) installRuntime(folder)
  const model = writeToneVoice(workingFolder, { config: { phoneme_type: 'text' }, speakers })
  const printed: string[] = []
  const stop = new AbortController()
  const run = async (...args: string[]) => {
    printed.length = 0
    await runVoices(args, {
      folder,
      signal: stop.signal,
      workingFolder,
      print: (line) => printed.push(line),
      openPiper: (path) =>
        createPiper({
          folder: path,
          modelsAtOnce: 1,
          gplProcess: undefined,
          align: () => Promise.resolve({ marks: [], timingSource: 'estimated' }),
        }),
    })
    return printed.join('\n')
  }
  const files = () => readdirSync(folder).filter((name) => name !== 'node_modules')
  return { run, files, model, folder, stop }
}

const MODEL = 'en_US-tone-low.onnx'
const CARD = '* License: CC BY-NC 4.0\n* URL: https://voices.example/tone\n'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Serves a voice with its card, but for the files that `special` answers itself; returns the address of the model. */
async function serve(model: string, special: Readonly<Record<string, RequestListener>> = {}): Promise<string> {
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    if (special[name]) special[name](request, response)
    else if (name === 'MODEL_CARD') response.end(CARD)
    else response.end(readFileSync(name.endsWith('.json') ? `${model}.json` : model))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/${MODEL}`
}

const status =
  (code: number): RequestListener =>
  (_, response) =>
    response.writeHead(code).end('An error page.')

const moved: RequestListener = (request, response) =>
  response.writeHead(302, { location: `/moved${request.url}` }).end()

/** Writes without end, as fast as the reader takes it. */
function writeWithoutEnd(response: ServerResponse): void {
  while (!response.destroyed && response.write(Buffer.alloc(100_000, ' '))) continue
  if (!response.destroyed) response.once('drain', () => writeWithoutEnd(response))
}

describe('npm run voices', () => {
  it('adds a voice from an address, with the licence on its card', async () => {
    const { run, files, model } = setup()
    const told = await run('add', await serve(model))
    expect(told).toMatch(/SHA-256 [0-9a-f]{64}/u)
    expect(told).toContain('Tone, en-US, licence: CC BY-NC 4.0, https://voices.example/tone')
    expect(told).toMatch(/It spoke .* s/u)
    expect(files().toSorted()).toEqual([MODEL, `${MODEL}.MODEL_CARD`, `${MODEL}.json`])
  })

  it('follows redirects, and names the files after the given address', async () => {
    const { run, files, model } = setup()
    await run('add', await serve(model, { [MODEL]: moved, [`${MODEL}.json`]: moved }))
    expect(files()).toContain(MODEL)
  })

  it('adds a voice without a card, and tells that its licence is not stated', async () => {
    const { run, files, model } = setup()
    expect(await run('add', await serve(model, { MODEL_CARD: status(404) }))).toContain('licence: not stated')
    expect(files().toSorted()).toEqual([MODEL, `${MODEL}.json`])
  })

  it.each<[string, Record<string, RequestListener>, string]>([
    ['has no model', { [MODEL]: status(404) }, `${MODEL} does not exist.`],
    ['has no configuration', { [`${MODEL}.json`]: status(404) }, 'belongs beside its model'],
    ['fails', { [MODEL]: status(500) }, 'answers HTTP 500'],
    [
      'redirects in a circle',
      { [MODEL]: (_, response) => response.writeHead(302, { location: MODEL }).end() },
      'redirect',
    ],
    [
      'serves web pages',
      { [MODEL]: (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<p>Hello') },
      'is a web page',
    ],
    ['serves another file', { [MODEL]: (_, response) => response.end('no model at all') }, 'It is no valid ONNX file.'],
    [
      'closes the connection within the model',
      {
        [MODEL]: (_, response) => {
          response.writeHead(200, { 'content-length': 5000 }).write('12345', () => response.destroy())
        },
      },
      'cannot be loaded',
    ],
    [
      'announces a model above the limit',
      { [MODEL]: (_, response) => void response.writeHead(200, { 'content-length': 2e9 }).write('12345') },
      'is larger than 1000 MB',
    ],
    [
      'sends a configuration without end',
      { [`${MODEL}.json`]: (_, response) => writeWithoutEnd(response) },
      'is larger than 10 MB',
    ],
  ])('refuses the voice of a server that %s, and leaves nothing behind', async (_what, special, reason) => {
    const { run, files, model } = setup()
    await expect(run('add', await serve(model, special))).rejects.toThrow(reason)
    expect(files()).toEqual([])
  })

  it('tells when a server cannot be reached', async () => {
    const { run, files, model } = setup()
    const address = await serve(model)
    await new Promise((resolve) => servers.pop()?.close(resolve))
    await expect(run('add', address)).rejects.toThrow(/cannot be loaded: .*ECONNREFUSED/u)
    expect(files()).toEqual([])
  })

  it('leaves nothing behind when it is stopped within a file', async () => {
    const { run, files, model, stop } = setup()
    const address = await serve(model, {
      [MODEL]: (_, response) => void response.writeHead(200).write('12345', () => stop.abort()),
    })
    await expect(run('add', address)).rejects.toThrow('was stopped')
    expect(files()).toEqual([])
  })

  it('adds a voice without the runtime, and tells how to install it beside the voices', async () => {
    const { run, files, folder } = setup({ runtime: false })
    const advice = `npm install --prefix ${folder} --ignore-scripts onnxruntime-node`
    expect(await run('add', MODEL)).toContain(`cannot speak yet: onnxruntime-node is not installed: ${advice}`)
    expect(files()).toContain(MODEL)
    expect(await run('list')).toContain(advice)
  })

  it('lists a model with several speakers as one, by the name that removes it', async () => {
    const { run, files } = setup({ speakers: ['Ann', 'Bob', 'Cem'] })
    await run('add', MODEL)
    expect((await run('list')).split('\n').at(-1)).toBe('en_US-tone-low  en-US     Tone Ann and 2 more  not stated')
    await run('remove', 'en_US-tone-low')
    expect(files()).toEqual([])
    expect(await run('list')).toContain('has no voices. Add one')
  })

  it('adds a voice after it has spoken, and tells its size, hash and licence', async () => {
    const { run, files } = setup()
    const told = await run('add', 'en_US-tone-low.onnx')
    expect(told).toMatch(/en_US-tone-low\.onnx: 0\.0 MB, SHA-256 [0-9a-f]{64}/u)
    expect(told).toContain('Tone, en-US, licence: not stated')
    expect(told).toMatch(/It spoke .* s/u)
    expect(files().toSorted()).toEqual(['en_US-tone-low.onnx', 'en_US-tone-low.onnx.json'])
    expect(await run('list')).toContain('en_US-tone-low  en-US     Tone   not stated')
  })

  it('removes a voice', async () => {
    const { run, files } = setup()
    await run('add', 'en_US-tone-low.onnx')
    await run('remove', 'en_US-tone-low')
    expect(files()).toEqual([])
  })

  it.each<[string, (model: string) => void, string]>([
    ['is cut off', (model) => truncateSync(model, 2000), 'cannot be used. It is no valid ONNX file.'],
    ['has no configuration', (model) => rmSync(`${model}.json`), 'belongs beside its model'],
    ['is not there', (model) => rmSync(model), 'cannot be read'],
  ])('refuses a file that %s, and leaves nothing behind', async (_what, spoil, reason) => {
    const { run, files, model } = setup()
    spoil(model)
    await expect(run('add', 'en_US-tone-low.onnx')).rejects.toThrow(reason)
    expect(files()).toEqual([])
  })

  it.each([
    [['add', 'voice.wav'], 'is no voice'],
    [['remove', '../package'], 'has no voice'],
    [['add', 'http://127.0.0.1/.onnx'], 'is no voice'],
    [['add', 'https://'], 'is no voice'],
    [['fetch'], 'The command "fetch" is unknown or lacks its argument'],
    [['remove'], 'The command "remove" is unknown or lacks its argument'],
  ])('refuses %j', async (args, reason) => {
    await expect(setup().run(...args)).rejects.toThrow(reason)
  })

  it('does not overwrite a voice', async () => {
    const { run, folder } = setup()
    await run('add', 'en_US-tone-low.onnx')
    await expect(run('add', 'en_US-tone-low.onnx')).rejects.toThrow('is there already')
    expect(existsSync(join(folder, 'en_US-tone-low.onnx'))).toBe(true)
  })
})
