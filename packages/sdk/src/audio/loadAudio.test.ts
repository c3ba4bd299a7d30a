import { afterEach, describe, expect, test } from 'vitest'
import { hang, raw, serveFaults } from '../testing/faultServer.ts'
import type { FaultServer } from '../testing/faultServer.ts'
import { loadAudio } from './loadAudio.ts'

const fetch = () => Promise.reject(new TypeError('Failed to fetch'))

describe('loadAudio', () => {
  let server: FaultServer | undefined
  afterEach(() => server?.[Symbol.asyncDispose]())
  const serve = async (...scripts: Parameters<typeof serveFaults>) => {
    server = await serveFaults(...scripts)
    return `${server.url}/a.mp3`
  }

  test('returns the bytes of a URL', async () => {
    const url = await serve(raw(200, 'ID3'))
    expect(new TextDecoder().decode(await loadAudio({ url }))).toBe('ID3')
  })

  test('returns the bytes of base64', async () => {
    expect(new TextDecoder().decode(await loadAudio({ base64: btoa('ID3') }))).toBe('ID3')
  })

  test('rejects a missing file with its status', async () => {
    const url = await serve(raw(404, 'nothing'))
    await expect(loadAudio({ url })).rejects.toMatchObject({
      kind: 'request',
      status: 404,
      message: 'The audio does not exist. Open another voice or snippet.',
      issues: [],
    })
  })

  test('can be aborted', async () => {
    const url = await serve(hang)
    const controller = new AbortController()
    const loaded = loadAudio({ url }, { signal: controller.signal })
    setTimeout(() => controller.abort(), 20)
    await expect(loaded).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('rejects with a connection error when the host is unreachable', async () => {
    await expect(loadAudio({ url: 'https://voices.test/a.mp3' }, { fetch })).rejects.toMatchObject({
      kind: 'connection',
      message: 'The audio could not be loaded. Check the connection and try again.',
      cause: { message: 'Failed to fetch' },
    })
  })
})
