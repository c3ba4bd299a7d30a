/** Mono speech in -1…1, with the time of each word of the text. */
export interface SpokenText {
  readonly samples: Float32Array
  readonly sampleRate: number
  /** One for each token of the text between white space, in order. */
  readonly words: readonly { readonly word: string; readonly startMs: number; readonly endMs: number }[]
}

/** What a stand-in speaks with: a real engine. */
export type Speak = (order: {
  readonly text: string
  readonly gender: 'female' | 'male'
  readonly languageCode: string
  readonly speed: number
}) => Promise<SpokenText>

/** The same speech at another sample rate, by linear interpolation. */
export function resample<Sound extends Pick<SpokenText, 'samples' | 'sampleRate'>>(
  sound: Sound,
  sampleRate: number,
): Sound {
  const step = sound.sampleRate / sampleRate
  const samples = Float32Array.from({ length: Math.round(sound.samples.length / step) }, (_, index) => {
    const before = Math.floor(index * step)
    const left = sound.samples[before] ?? 0
    const right = sound.samples[before + 1] ?? left
    return left + (index * step - before) * (right - left)
  })
  return { ...sound, samples, sampleRate }
}

/** A WAV file of 16-bit samples. */
export function wavOf({ samples, sampleRate }: Pick<SpokenText, 'samples' | 'sampleRate'>): Buffer {
  const data = pcmOf(samples)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + data.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(sampleRate, 24)
  header.writeUInt32LE(2 * sampleRate, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(data.length, 40)
  return Buffer.concat([header, data])
}

/** Signed 16-bit samples, little-endian. */
export function pcmOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(2 * samples.length)
  for (const [index, sample] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * index)
  }
  return bytes
}
