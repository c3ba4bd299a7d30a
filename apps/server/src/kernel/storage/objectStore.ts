/** What is known of a stored object without reading it. */
interface ObjectInfo {
  readonly size: number
  /** Changes whenever the content does; quoted as HTTP wants it. */
  readonly etag: string
  readonly modified: Date
}

/** An object of a list. */
export interface ListedObject {
  readonly key: string
  readonly modified: Date
}

/** Bytes of an object, both ends included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Files by key: a disk, or a bucket.
 *
 * A key is one or more segments of letters, digits and `. _ + -` separated by slashes; any other key holds nothing, and
 * writing it is refused.
 */
export interface ObjectStore {
  /** Stores the bytes under a key, replacing what was there; a reader sees the old content or the new, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  stat(key: string): Promise<ObjectInfo | null>
  /** Streams the object, or a part of it. The caller has asked `stat` that it exists. */
  stream(key: string, range?: ByteRange): ReadableStream<Uint8Array>
  delete(key: string): Promise<void>
  /** All objects whose key begins with a directory such as `converted/`, in no order; those being written may be missing. */
  list(directory: string): AsyncIterable<ListedObject>
}

/** The storage cannot be reached, or cannot answer now; the same may succeed later. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
}

const SEGMENT = /^[\w+-][\w.+-]*$/

/** Whether a key may name an object: no empty, hidden or parent segments, nothing a path could escape by. */
export function isObjectKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((segment) => SEGMENT.test(segment))
}
