/** Metadata of a stored object. */
interface ObjectInfo {
  readonly size: number
  /** Quoted HTTP entity tag; changes with the content. */
  readonly etag: string
  readonly modified: Date
}

/** Entry of an object list. */
export interface ListedObject {
  readonly key: string
  readonly modified: Date
}

/** Byte range, counted from 0, both ends inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Object storage on a disk or in a bucket.
 *
 * A key is one or more segments of letters, digits and `. _ + -`, separated by slashes. Reads of any other key find
 * nothing, and writes throw.
 */
export interface ObjectStore {
  /** Stores bytes under a key, atomically replacing an existing object. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a copy of a file under a key, as {@link put} does, without reading all of it into memory. */
  putFile(key: string, path: string): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  stat(key: string): Promise<ObjectInfo | null>
  /** Streams an object, or a range of it. Call `stat` first: the object has to exist. */
  stream(key: string, range?: ByteRange): ReadableStream<Uint8Array>
  delete(key: string): Promise<void>
  /**
   * Lists all objects below a directory such as `converted/`, in no particular order; objects being written may be
   * missing.
   */
  list(directory: string): AsyncIterable<ListedObject>
}

/** The storage is unreachable or cannot answer; a retry may succeed. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

const SEGMENT = /^[\w+-][\w.+-]*$/

/** Validates a key: no empty, hidden or parent segments, so it cannot escape the directory. */
export function isObjectKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment))
}
