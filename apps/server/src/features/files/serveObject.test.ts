import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { parseByteRange, serveObject } from './serveObject.ts'

const CONTENT = '0123456789'

describe('serveObject', () => {
  let store: ObjectStore
  beforeAll(async () => {
    store = createDiskStore(temporaryDirectory())
    await store.put('a.mp3', new TextEncoder().encode(CONTENT))
  })
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const response = await serveObject(store, 'a.mp3', new Request('http://x/', { method, headers }), { 'x-own': '1' })
    return response!
  }

  it('sends the whole object with media type, entity tag and the given headers', async () => {
    const response = await ask()
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(CONTENT)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'x-own': '1',
    })
  })

  it.each([
    ['bytes=0-3', 206, '0123', 'bytes 0-3/10'],
    ['bytes=4-', 206, '456789', 'bytes 4-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=-30', 206, CONTENT, 'bytes 0-9/10'],
    ['bytes=8-100', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, CONTENT, null],
    ['bytes=0-1,4-5', 200, CONTENT, null],
    ['pages=1-2', 200, CONTENT, null],
    ['bytes=a-b', 200, CONTENT, null],
  ])('Range: %s answers with %i', async (range, status, text, contentRange) => {
    const response = await ask({ range })
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-range')).toBe(contentRange)
  })

  it('answers HEAD with headers only', async () => {
    const response = await ask({}, 'HEAD')
    expect(await response.text()).toBe('')
    expect(response.headers.get('content-length')).toBe('10')
  })

  it('answers 304 to a matching entity tag', async () => {
    const known = await ask()
    const etag = known.headers.get('etag') ?? ''
    const modified = known.headers.get('last-modified') ?? ''
    expect((await ask({ 'if-none-match': etag })).status).toBe(304)
    expect((await ask({ 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200)
    expect((await ask({ 'if-modified-since': modified })).status).toBe(304)
  })

  it('ignores a range whose If-Range names another version', async () => {
    const etag = (await ask()).headers.get('etag') ?? ''
    expect((await ask({ range: 'bytes=0-1', 'if-range': etag })).status).toBe(206)
    expect((await ask({ range: 'bytes=0-1', 'if-range': '"older"' })).status).toBe(200)
  })

  it('returns null for a missing object', async () => {
    expect(await serveObject(store, 'b.mp3', new Request('http://x/'), {})).toBeNull()
  })
})

describe('parseByteRange', () => {
  it('returns a range inside the file, whatever the header says', () => {
    const header = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
    )
    fc.assert(
      fc.property(header, fc.integer({ min: 1, max: 1000 }), (header, size) => {
        const range = parseByteRange(header, size)
        if (range === null || range === 'unsatisfiable') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeLessThan(size)
        expect(range.start).toBeLessThanOrEqual(range.end)
      }),
    )
  })
})
