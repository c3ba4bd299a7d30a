import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { type ByteRange, isObjectKey, type ObjectStore } from './objectStore.ts'

/**
 * Stores objects as files below a directory. Writes go to a temporary file in `unfinished`, which a crash may leave
 * there.
 */
export function createDiskStore(directory: string): ObjectStore {
  const drafts = join(directory, 'unfinished')
  const pathOf = (key: string) => join(directory, ...key.split('/'))

  /** Writes a draft, and renames it when it is whole. */
  async function replace(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    if (!isObjectKey(key)) throw new Error(`"${key}" cannot be the key of an object.`)
    const path = pathOf(key)
    const unfinished = join(drafts, randomUUID())
    await Promise.all([dirname(path), drafts].map((needed) => mkdir(needed, { recursive: true })))
    try {
      await write(unfinished)
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  return {
    put: (key, bytes) => replace(key, (draft) => writeFlushed(draft, bytes)),
    putFile: (key, path) => replace(key, async (draft) => writeFlushed(draft, createReadStream(path))),
    get: (key) => (isObjectKey(key) ? ifThere(readFile(pathOf(key))) : Promise.resolve(null)),
    async stat(key) {
      const found = isObjectKey(key) ? await ifThere(stat(pathOf(key))) : null
      if (!found?.isFile()) return null
      const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`
      return { size: found.size, etag, modified: found.mtime }
    },
    stream: (key, range?: ByteRange) =>
      // The stream types of Node and of browsers differ in name only.
      Readable.toWeb(createReadStream(pathOf(key), range)) as ReadableStream<Uint8Array>,
    async delete(key) {
      if (isObjectKey(key)) await rm(pathOf(key), { force: true })
    },
    async *list(prefix) {
      for await (const entry of (await ifThere(opendir(join(directory, prefix), { recursive: true }))) ?? []) {
        const path = join(entry.parentPath, entry.name)
        // The file may have been deleted in the meantime.
        const found = entry.isFile() ? await ifThere(stat(path)) : null
        if (found) yield { key: relative(directory, path).replaceAll(sep, '/'), modified: found.mtime }
      }
    },
  }
}

/** Writes and fsyncs a file: a database row may refer to it as soon as this returns. */
async function writeFlushed(path: string, bytes: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await writeFile(file, bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return null
    throw error
  }
}
