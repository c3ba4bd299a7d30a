/** Silence with short 1 kHz tones at the given times in seconds, to measure the time shift of a decoder. */
export function clicks(seconds: number, sampleRate: number, starts: readonly number[]): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate))
  for (const start of starts) {
    const from = Math.round(start * sampleRate)
    for (let i = 0; i < sampleRate * 0.05; i += 1)
      samples[from + i] = 0.6 * Math.sin((2 * Math.PI * 1000 * i) / sampleRate)
  }
  return samples
}

/** Start times of the tones of `clicks` in decoded audio, in seconds. */
export function clickTimes(samples: Float32Array, sampleRate: number): number[] {
  const times: number[] = []
  for (let i = 0; i < samples.length; i += 1) {
    if (Math.abs(samples[i] ?? 0) > 0.1) {
      times.push(i / sampleRate)
      i += Math.round(sampleRate * 0.3)
    }
  }
  return times
}
