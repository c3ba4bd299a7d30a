/** An IFF chunk (RIFF: little-endian length, AIFF: big-endian): id, length, content, padded to an even size. */
export function chunk(id: string, content: Uint8Array, littleEndian: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2))
  bytes.set(new TextEncoder().encode(id))
  new DataView(bytes.buffer).setUint32(4, content.length, littleEndian)
  bytes.set(content, 8)
  return bytes
}
