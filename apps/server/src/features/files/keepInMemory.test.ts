import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { keepInMemory, type ServedFiles } from './keepInMemory.ts'

describe('files of a build', () => {
  let directory: string
  let files: ServedFiles
  beforeEach(() => {
    directory = temporaryDirectory()
    files = keepInMemory(createDiskStore(directory), /-[a-z\d]{7}\.js/)
  })

  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(directory, name), content)
  async function read(name: string, range?: { start: number; end: number }): Promise<string | null> {
    const info = await files.stat(name)
    return info && new Response(files.stream(name, range)).text()
  }

  it('are read once if their names have a hash', async () => {
    write('page-1a2b3c4.js', 'first')
    expect(await read('page-1a2b3c4.js')).toBe('first')
    rmSync(join(directory, 'page-1a2b3c4.js'))
    expect(await read('page-1a2b3c4.js')).toBe('first')
  })

  it('are read again if their names have none', async () => {
    write('page.js', 'first')
    expect(await read('page.js')).toBe('first')
    write('page.js', 'second')
    expect(await read('page.js')).toBe('second')
  })

  it('are found once they are there', async () => {
    expect(await read('page-1a2b3c4.js')).toBeNull()
    write('page-1a2b3c4.js', 'first')
    expect(await read('page-1a2b3c4.js')).toBe('first')
  })

  it('have the same ranges in memory', async () => {
    write('page-1a2b3c4.js', '0123456789')
    await read('page-1a2b3c4.js')
    expect(await read('page-1a2b3c4.js', { start: 2, end: 4 })).toBe('234')
  })

  it('are all served but not kept beyond 8 MB', async () => {
    write('large-1a2b3c4.js', new Uint8Array(8_000_001))
    expect((await read('large-1a2b3c4.js'))?.length).toBe(8_000_001)
    rmSync(join(directory, 'large-1a2b3c4.js'))
    expect(await read('large-1a2b3c4.js')).toBeNull()
  })
})
