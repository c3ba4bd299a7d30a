import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../../testing/temporaryDirectory.ts'
import type { ObjectStore } from '../objectStore.ts'
import { removeOldFiles } from '../removeOldFiles.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (content: Uint8Array | null) => content && new TextDecoder().decode(content)

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

/** Runs the cleanup as if it were `days` from now. */
const clean = (store: ObjectStore, days: number) =>
  removeOldFiles({ tryLock: () => Promise.resolve(async () => {}) }, store, Date.now() + days * 86_400_000)

/** Behaviour of every store. */
export function describeStore(name: string, create: () => ObjectStore): void {
  describe(name, () => {
    let store: ObjectStore
    beforeAll(() => {
      store = create()
    })

    it.each(['snippets/snippet-1.mp3', 'sampleAudioTTS/espeak-de+f2--soft.mp3', 'a'])(
      'returns what was stored under %s',
      async (key) => {
        await store.put(key, bytes(`content of ${key}`))
        expect(textOf(await store.get(key))).toBe(`content of ${key}`)
        expect((await store.stat(key))?.size).toBe(`content of ${key}`.length)
        expect(Math.abs(Number((await store.stat(key))?.modified) - Date.now())).toBeLessThan(60_000)
      },
    )

    it('stores a copy of a file', async () => {
      const path = join(temporaryDirectory(), 'book.m4b')
      writeFileSync(path, 'a long book')
      await store.putFile('exports/work/book.m4b', path)
      writeFileSync(path, 'changed')
      expect(textOf(await store.get('exports/work/book.m4b'))).toBe('a long book')
    })

    it.each([
      [undefined, '0123456789'],
      [{ start: 0, end: 1 }, '01'],
      [{ start: 2, end: 5 }, '2345'],
      [{ start: 9, end: 9 }, '9'],
    ])('streams the byte range %j', async (range, text) => {
      await store.put('digits.mp3', bytes('0123456789'))
      expect(await new Response(store.stream('digits.mp3', range)).text()).toBe(text)
    })

    it('lets a reader cancel in the middle', async () => {
      await store.put('long.mp3', new Uint8Array(1 << 20))
      const reader = store.stream('long.mp3').getReader()
      await reader.read()
      await reader.cancel()
      expect((await store.stat('long.mp3'))?.size).toBe(1 << 20)
    })

    it('stores an empty object', async () => {
      await store.put('empty.mp3', new Uint8Array())
      expect(await store.get('empty.mp3')).toHaveLength(0)
    })

    it('changes the entity tag with the content', async () => {
      await store.put('tagged.mp3', bytes('one'))
      const before = await store.stat('tagged.mp3')
      await store.put('tagged.mp3', bytes('four'))
      expect((await store.stat('tagged.mp3'))?.etag).not.toBe(before?.etag)
      expect(before?.etag).toMatch(/^".+"$/)
    })

    it('returns null for a missing object and accepts its deletion', async () => {
      expect(await store.get('nothing.mp3')).toBeNull()
      expect(await store.stat('nothing.mp3')).toBeNull()
      await store.delete('nothing.mp3')
    })

    it('lists the objects of a directory with the times at which they were stored', async () => {
      for (const key of ['listed/a.wav', 'listed/b/c+d.wav', 'listedToo.wav']) await store.put(key, bytes(key))
      const found = await collect(store.list('listed/'))
      expect(found.map(({ key }) => key).toSorted()).toEqual(['listed/a.wav', 'listed/b/c+d.wav'])
      for (const { modified } of found) expect(Math.abs(modified.getTime() - Date.now())).toBeLessThan(60_000)
      expect(await collect(store.list('nowhere/'))).toEqual([])
    })

    it('deletes conversions after 30 days and unclaimed uploads after one, and nothing else', async () => {
      const keys = ['converted/old.wav', 'incoming/snippets/snippet-1.mp3', 'snippets/snippet-1.mp3']
      for (const key of keys) await store.put(key, bytes(key))
      const kept = async () => (await Promise.all(keys.map((key) => store.stat(key)))).map((info) => info !== null)
      await clean(store, 0.9)
      expect(await kept()).toEqual([true, true, true])
      await clean(store, 1.1)
      expect(await kept()).toEqual([true, false, true])
      await clean(store, 29)
      expect(await kept()).toEqual([true, false, true])
      await clean(store, 31)
      expect(await kept()).toEqual([false, false, true])
    })

    it('deletes an object', async () => {
      await store.put('gone.mp3', bytes('x'))
      await store.delete('gone.mp3')
      expect(await store.get('gone.mp3')).toBeNull()
    })

    it.each([
      '../secret.mp3',
      'a/../../secret.mp3',
      '/etc/passwd',
      'a//b.mp3',
      '.hidden.mp3',
      'a\0.mp3',
      '',
      'x'.repeat(600),
    ])('finds nothing under the invalid key %j and refuses to write to it', async (key) => {
      expect(await store.get(key)).toBeNull()
      expect(await store.stat(key)).toBeNull()
      await expect(store.put(key, bytes('x'))).rejects.toThrow('cannot be the key')
    })
  })
}
