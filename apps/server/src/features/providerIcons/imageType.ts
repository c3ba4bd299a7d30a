/** How files of each kind begin, in hexadecimal digits; a dot stands for any digit. */
const SIGNATURES: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/x-icon', /^00000100/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^474946383[79]61/],
  ['image/webp', /^52494646.{8}57454250/],
]

/**
 * The media type of a picture by how it begins, whatever its sender calls it; null for all else. Drawings in SVG are
 * refused: they may hold scripts.
 */
export function imageType(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex')
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0] ?? null
}
