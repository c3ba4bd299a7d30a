/**
 * Converts samples in -1…1 to signed 16-bit integers, little-endian by default; samples outside the range are clipped.
 */
export function toInt16(samples: Float32Array, littleEndian = true): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * samples.length)
  const view = new DataView(bytes.buffer)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(2 * index, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), littleEndian)
  }
  return bytes
}
