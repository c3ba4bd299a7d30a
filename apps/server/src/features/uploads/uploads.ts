/** A file that a client may upload. */
export interface ExpectedFile {
  /** Key in the store. */
  readonly key: string
  readonly type: 'audio/mpeg'
  /** Exact size. */
  readonly bytes: number
}

/** Uploads by clients. */
export interface Uploads {
  /** Returns an expiring address that accepts a PUT of this file: a URL, or a path of this server. */
  presignPut(file: ExpectedFile, ttlMs: number): Promise<string>
  /** Removes and returns an uploaded file of the expected size; null if there is none. */
  collect(file: ExpectedFile): Promise<Uint8Array | null>
}
