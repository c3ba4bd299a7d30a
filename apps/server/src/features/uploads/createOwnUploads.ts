import type { Uploads } from './uploads.ts'
import { signUpload } from './uploadSignature.ts'

/** Path prefix of the upload addresses that {@link createOwnUploads} issues, followed by the key. */
export const UPLOAD_PATH = '/api/v1/upload'

/** Creates uploads to this server, which checks and stores each file on arrival. */
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
