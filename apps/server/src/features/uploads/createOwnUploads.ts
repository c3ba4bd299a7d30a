import type { Uploads } from './uploads.ts'
import { signUpload } from './uploadSignature.ts'

/** Path below which {@link createOwnUploads} sends clients; a key goes behind it. */
export const UPLOAD_PATH = '/api/v1/upload'

/** Lets clients upload to this server itself, which takes each file in as it comes. */
export function createOwnUploads(secret: string): Uploads {
  return {
    presignPut(file, ttlMs) {
      const expiresAt = Date.now() + ttlMs
      const query = new URLSearchParams({
        bytes: String(file.bytes),
        expires: String(expiresAt),
        signature: signUpload(secret, { ...file, expiresAt }),
      })
      return Promise.resolve(`${UPLOAD_PATH}/${file.key}?${query.toString()}`)
    },
    collect: () => Promise.resolve(null),
  }
}
