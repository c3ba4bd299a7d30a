/** Converts 16-bit samples to floats in -1…1. */
export function toFloat(samples: Int16Array): Float32Array<ArrayBuffer> {
  const floats = new Float32Array(samples.length)
  for (let index = 0; index < samples.length; index += 1) floats[index] = (samples[index] ?? 0) / 32_768
  return floats
}
