import type { CallOutput, presignUpload } from '@voice-rankings/contract'

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
  /** An address that takes one PUT of that file and then expires, and the address it will have. */
  presignPut(file: ExpectedFile, ttlMs: number): Promise<CallOutput<typeof presignUpload>>
  /** What has been put there and not been taken in yet, if it can be that file; it is there no more afterwards. */
  collect(file: ExpectedFile): Promise<Uint8Array | null>
}
