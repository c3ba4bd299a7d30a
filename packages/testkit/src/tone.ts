/** Properties of a tone, with the defaults of {@link tone}. */
export interface ToneOptions {
  frequencyHz?: number
  durationMs?: number
  sampleRate?: number
  /** Peak, 0–1. */
  amplitude?: number
}

/** A pure sine, starting at zero. Default: one second of 220 Hz at half scale, 16 kHz. */
export function tone(options: ToneOptions = {}): Float32Array {
  const { frequencyHz = 220, durationMs = 1000, sampleRate = 16_000, amplitude = 0.5 } = options
  const length = Math.round((durationMs / 1000) * sampleRate)
  return Float32Array.from({ length }, (_, n) => amplitude * Math.sin((2 * Math.PI * frequencyHz * n) / sampleRate))
}

/** Encodes samples as a mono 16-bit WAV file. */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = new DataView(bytes.buffer)
  const text = (offset: number, value: string) => bytes.set(new TextEncoder().encode(value), offset)
  text(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, n) =>
    view.setInt16(44 + n * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true),
  )
  return bytes
}

/** A tone as a `data:` URL, playable without a network. */
export function toneUrl(options: ToneOptions = {}): string {
  const bytes = encodeWav(tone(options), options.sampleRate ?? 16_000)
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return `data:audio/wav;base64,${btoa(binary)}`
}
