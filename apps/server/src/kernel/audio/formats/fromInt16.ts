/** Converts signed 16-bit integers, little-endian, to samples in -1…1; an odd last byte is dropped. */
export function fromInt16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Float32Array.from({ length: bytes.byteLength >> 1 }, (_, index) => view.getInt16(2 * index, true) / 32_768)
}
