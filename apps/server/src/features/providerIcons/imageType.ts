/** Magic numbers of image formats in hexadecimal; a dot matches any digit. */
const SIGNATURES: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/x-icon', /^00000100/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
]

/**
 * Detects the media type of an image by its content, ignoring the declared type; null for anything else. SVG is
 * rejected because it may contain scripts.
 */
export function imageType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null
}
