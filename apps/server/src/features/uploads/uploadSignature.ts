import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ExpectedFile } from './uploads.ts'

/** Permission to PUT one file, encoded in its address. */
export interface UploadPermission extends ExpectedFile {
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** Signs a permission with HMAC-SHA256, in base64url. */
export function signUpload(secret: string, { key, type, bytes, expiresAt }: UploadPermission): string {
  const signed = JSON.stringify(['v1', 'PUT', key, type, bytes, expiresAt])
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

/** Verifies a signature in constant time. */
export function isSignedUpload(secret: string, permission: UploadPermission, signature: string): boolean {
  const expected = Buffer.from(signUpload(secret, permission))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
