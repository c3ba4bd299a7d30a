import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createDiskStore } from './createDiskStore.ts'
import type { ObjectStore } from './objectStore.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('files on disk', () => {
  let root: string
  let store: ObjectStore
  beforeAll(() => {
    root = temporaryDirectory()
    store = createDiskStore(join(root, 'files'))
    writeFileSync(join(root, 'secret.mp3'), 'secret')
  })

  it('give back what was put', async () => {
    await store.put('snippets/snippet-1.mp3', bytes('abc'))
    expect(await store.get('snippets/snippet-1.mp3')).toEqual(Buffer.from('abc'))
    expect((await store.stat('snippets/snippet-1.mp3'))?.size).toBe(3)
    expect(await new Response(store.stream('snippets/snippet-1.mp3', { start: 1, end: 1 })).text()).toBe('b')
  })

  it('are replaced whole, and leave nothing unfinished beside them', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => store.put('many/one.mp3', bytes(String(i).repeat(1000)))))
    const content = Buffer.from((await store.get('many/one.mp3')) ?? []).toString()
    expect(content).toMatch(/^(\d\d?)\1{999}$/)
    expect(readdirSync(join(root, 'files', 'many'))).toEqual(['one.mp3'])
  })

  it('change their tag with their content', async () => {
    await store.put('a.mp3', bytes('one'))
    const before = await store.stat('a.mp3')
    await store.put('a.mp3', bytes('four'))
    expect((await store.stat('a.mp3'))?.etag).not.toBe(before?.etag)
  })

  it('that are not there are null, and deleting them is no error', async () => {
    expect(await store.get('nothing.mp3')).toBeNull()
    expect(await store.stat('snippets')).toBeNull()
    expect(await store.stat('a.mp3/b.mp3')).toBeNull()
    await store.delete('nothing.mp3')
  })

  it.each([
    '../secret.mp3',
    'snippets/../../secret.mp3',
    '/etc/passwd',
    './a.mp3',
    'a//b.mp3',
    'a\\b.mp3',
    '.hidden.mp3',
    'a/.mp3',
    'a\0.mp3',
    '',
    'x'.repeat(600),
  ])('never lie outside: the key %j holds nothing and cannot be written', async (key) => {
    expect(await store.get(key)).toBeNull()
    expect(await store.stat(key)).toBeNull()
    await expect(store.put(key, bytes('x'))).rejects.toThrow('cannot be the key')
  })

  it('never lie outside, whatever the key', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', 'secret.mp3', '%2e%2e', 'a', '\0', ' ')
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const found = await store.get(parts.join(''))
        expect(found === null || !Buffer.from(found).equals(Buffer.from('secret'))).toBe(true)
      }),
    )
  })
})
