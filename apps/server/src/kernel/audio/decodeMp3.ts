import { MPEGDecoder } from 'mpg123-decoder'

/**
 * Decodes the first channel of an mp3 file to samples in -1…1, trimmed according to its Info frame. Throws for bytes
 * that are no mp3.
 */
export async function decodeMp3(file: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder({ enableGapless: true })
  await decoder.ready
  try {
    const { channelData, sampleRate } = decoder.decode(file)
    const [samples] = channelData
    if (!samples || samples.length === 0) throw new Error('The bytes contain no mp3 audio. Pass a complete mp3 file.')
    return { samples, sampleRate }
  } finally {
    decoder.free()
  }
}
