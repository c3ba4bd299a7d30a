/** Mono samples in -1…1, and their rate in Hz. */
export interface DecodedAudio {
  samples: Float32Array
  sampleRate: number
}
