/** One file that somebody may upload. */
export interface ExpectedFile {
  /** Where it will be in the store. */
  readonly key: string
  readonly type: 'audio/mpeg'
  /** Exactly. */
  readonly bytes: number
}

/** How files come in from clients. */
export interface Uploads {
  /** An address that takes a PUT of that file, and expires: a whole one, or a path of this server. */
  presignPut(file: ExpectedFile, ttlMs: number): Promise<string>
  /** What has been put there and not been taken in yet, if it can be that file; it is there no more afterwards. */
  collect(file: ExpectedFile): Promise<Uint8Array | null>
}
