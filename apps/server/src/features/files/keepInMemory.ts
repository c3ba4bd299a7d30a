import type { ObjectStore } from '../../kernel/storage/objectStore.ts'

/** Files to serve: those of a store, or of a build that is kept in memory. */
export interface ServedFiles extends Pick<ObjectStore, 'stat'> {
  /** Content of a file or of a range of it. Call `stat` first: the file has to exist. */
  stream(...object: Parameters<ObjectStore['stream']>): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>
}

/** Maximum size of all kept files, in bytes. The site's scripts and styles take 1 MB, compressed with Brotli. */
const MOST_BYTES = 8_000_000

/**
 * Keeps the files of a build in memory once they are requested, if their keys match `hashed`: their content never
 * changes. A page of the site requests thirty of them, each of which takes four calls of the file system.
 */
export function keepInMemory(files: ObjectStore, hashed: RegExp): ServedFiles {
  const kept = new Map<string, { info: Awaited<ReturnType<ObjectStore['stat']>>; bytes: Uint8Array<ArrayBuffer> }>()
  let left = MOST_BYTES
  return {
    async stat(key) {
      const known = kept.get(key)
      if (known) return known.info
      const info = await files.stat(key)
      if (!info || info.size > left || !hashed.test(key)) return info
      const bytes = await files.get(key)
      // Another request may have read it meanwhile, and a build may be writing it.
      if (bytes?.byteLength === info.size && !kept.has(key)) {
        left -= info.size
        kept.set(key, { info, bytes: new Uint8Array(bytes) })
      }
      return info
    },
    stream(key, range) {
      const bytes = kept.get(key)?.bytes
      return bytes ? bytes.subarray(range?.start, range && range.end + 1) : files.stream(key, range)
    },
  }
}
