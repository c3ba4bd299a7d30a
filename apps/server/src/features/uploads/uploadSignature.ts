import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ExpectedFile } from './uploads.ts'

/** A permission to PUT one file, as its address carries it. */
export interface UploadPermission extends ExpectedFile {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What proves that this server gave a permission: an HMAC-SHA256 over all of it, in base64url. */
export function signUpload(secret: string, { key, type, bytes, expiresAt }: UploadPermission): string {
  const signed = JSON.stringify(['v1', 'PUT', key, type, bytes, expiresAt])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

/** Compares in a time that tells nothing of where the first difference is. */
export function isSignedUpload(secret: string, permission: UploadPermission, signature: string): boolean {
  const expected = Buffer.from(signUpload(secret, permission))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
