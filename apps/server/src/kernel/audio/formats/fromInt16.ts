/** Converts signed 16-bit integers, little-endian, to samples in -1…1; an odd last byte is dropped. */
export function fromInt16(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.byteLength >> 1)
  // A plain loop is ten times as fast as `Float32Array.from` with a function.
  for (let index = 0; index < samples.length; index += 1) samples[index] = view.getInt16(2 * index, true) / 32_768
  return samples
}
