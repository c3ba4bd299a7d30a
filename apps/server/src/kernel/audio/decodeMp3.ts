import { MPEGDecoder } from 'mpg123-decoder'

/** Decodes an mp3 as a player does, trimmed by its Info frame: the first channel, in -1…1. Throws for bytes that are no mp3. */
export async function decodeMp3(file: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder({ enableGapless: true })
  await decoder.ready
  try {
    const { channelData, sampleRate } = decoder.decode(file)
    const [samples] = channelData
    if (!samples || samples.length === 0) throw new Error('The bytes hold no mp3 audio. Give a whole mp3 file.')
    return { samples, sampleRate }
  } finally {
    decoder.free()
  }
}
