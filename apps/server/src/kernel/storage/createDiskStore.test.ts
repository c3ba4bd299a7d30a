import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createDiskStore } from './createDiskStore.ts'
import type { ObjectStore } from './objectStore.ts'
import { removeOldFiles } from './removeOldFiles.ts'
import { describeStore } from './testing/describeStore.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describeStore('a directory', () => createDiskStore(temporaryDirectory()))

describe('disk storage', () => {
  let root: string
  let store: ObjectStore
  beforeAll(() => {
    root = temporaryDirectory()
    store = createDiskStore(join(root, 'files'))
    writeFileSync(join(root, 'secret.mp3'), 'secret')
  })

  it('replaces a file atomically and leaves no temporary file behind', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, i) => store.put('many/one.mp3', bytes(String(i).repeat(1000)))))
    const content = Buffer.from((await store.get('many/one.mp3')) ?? []).toString()
    expect(content).toMatch(/^(\d\d?)\1{999}$/)
    expect(readdirSync(join(root, 'files', 'many'))).toEqual(['one.mp3'])
  })

  it('removes files of interrupted writes after a day', async () => {
    mkdirSync(join(root, 'files', 'unfinished'), { recursive: true })
    const [left, young] = ['left', 'young'].map((name) => join(root, 'files', 'unfinished', name))
    for (const path of [left!, young!]) writeFileSync(path, 'half')
    const daysAgo = Date.now() / 1000 - 2 * 86_400
    utimesSync(left!, daysAgo, daysAgo)
    await removeOldFiles({ tryLock: () => Promise.resolve(() => Promise.resolve()) }, store)
    expect(readdirSync(join(root, 'files', 'unfinished'))).toEqual(['young'])
  })

  it('reports paths below a file, and directories, as missing', async () => {
    await store.put('a.mp3', bytes('x'))
    await store.put('b/c.mp3', bytes('x'))
    expect(await store.stat('b')).toBeNull()
    expect(await store.stat('a.mp3/b.mp3')).toBeNull()
  })

  it('never reads or writes outside its directory, whatever the key', async () => {
    const part = fc.constantFrom('..', '.', '/', '\\', 'secret.mp3', '%2e%2e', 'a', '\0', ' ')
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
        const found = await store.get(parts.join(''))
        expect(found === null || !Buffer.from(found).equals(Buffer.from('secret'))).toBe(true)
      }),
    )
  })
})
