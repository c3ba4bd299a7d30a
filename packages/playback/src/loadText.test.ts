import { afterEach, expect, test, vi } from 'vitest'
import { loadText } from './loadText.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (body: string, init?: ResponseInit) => {
  const fetch = vi.fn((_url: string, _init?: RequestInit) => Promise.resolve(new Response(body, init)))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a file is loaded as text, and can be aborted', async () => {
  const fetch = answer('WEBVTT')
  const { signal } = new AbortController()
  expect(await loadText('/sample.vtt', signal)).toBe('WEBVTT')
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/sample.vtt', { signal })
})

test('a missing file is an error with its address and status', async () => {
  answer('', { status: 404 })
  await expect(loadText('/sample.vtt')).rejects.toThrow(
    '/sample.vtt could not be read: the server answered with status 404',
  )
})

test('a file above 8 million characters is an error', async () => {
  answer('a'.repeat(8_000_000))
  expect(await loadText('/sample.vtt')).toHaveLength(8_000_000)
  answer('a'.repeat(8_000_001))
  await expect(loadText('/sample.vtt')).rejects.toThrow('/sample.vtt could not be read: it is too long')
})
