import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../kernel/config/config.ts'
import type { ListedVoice } from './listCatalogue.ts'
import { loadPreview } from './recording.ts'

/** A server in the private network. */
let listener: RequestListener
let requests = 0
const server = createServer((request, response) => {
  requests += 1
  listener(request, response)
})
let url: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  requests = 0
  listener = (_request, response) => response.end('sound')
})

/** Loads a preview with the address that a provider names; returns the file. */
async function load(previewUrl: string, env: Record<string, string> = {}): Promise<string> {
  let file = ''
  const mastering = {
    decode: (bytes: Uint8Array) => {
      file = Buffer.from(bytes).toString()
      return Promise.resolve({ samples: new Float32Array(), sampleRate: 16_000 })
    },
  }
  await loadPreview(
    { speech: { engines: [] }, mastering, config: readConfig(env) },
    { service: 'elevenlabs', voice: { previewUrl } } as ListedVoice,
    {},
  )
  return file
}

describe('the preview of a voice', () => {
  it.each([
    'http://169.254.169.254/latest',
    'https://127.0.0.1/',
    'https://localhost/a.mp3',
    'http://page.example/a.mp3',
  ])('is not loaded from %s, which a provider names', async (address) => {
    await expect(load(address)).rejects.toThrow('Its preview cannot be loaded.')
  })

  it('is not loaded from a server of the private network that a provider names', async () => {
    await expect(load(`${url}/a.mp3`)).rejects.toThrow('Its preview cannot be loaded.')
    expect(requests).toBe(0)
  })

  it('is loaded from a server of the private network that the operator names', async () => {
    expect(await load(`${url}/a.mp3`, { PROVIDER_URLS: `elevenlabs=${url}/v1` })).toBe('sound')
  })

  it('is not loaded from where a server of the operator redirects', async () => {
    listener = (_request, response) => response.writeHead(302, { location: `${url}/b` }).end()
    await expect(load(`${url}/a.mp3`, { PROVIDER_URLS: `elevenlabs=${url}` })).rejects.toThrow()
    expect(requests).toBe(1)
  })
})
