/** Samples of the 16-bit mono WAV that flite writes: a header of 44 bytes, then the data. */
export function readWav(file: Uint8Array): { samples: Float32Array<ArrayBuffer>; sampleRate: number } {
  const HEADER_BYTES = 44
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const length = Math.max(0, Math.floor((file.byteLength - HEADER_BYTES) / 2))
  const samples = new Float32Array(length)
  for (let index = 0; index < length; index += 1) {
    samples[index] = view.getInt16(HEADER_BYTES + index * 2, true) / 32_768
  }
  return { samples, sampleRate: view.getUint32(24, true) }
}
