/** Samples of one channel at a rate in Hz. */
export interface Sound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: number
}

/** All devices decode to this rate in Hz, so that all measure the same; what a live reading looks at has it too. */
const DECODED_RATE = 48_000

/** Decodes a whole file without opening the device's audio. Several channels are mixed to one. */
export async function decodeClip(bytes: ArrayBuffer): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, DECODED_RATE)
  const buffer = await context.decodeAudioData(bytes)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n))
  const [first = new Float32Array()] = channels
  const samples =
    channels.length === 1
      ? first
      : Float32Array.from(first, (_, i) => channels.reduce((sum, channel) => sum + channel[i]!, 0) / channels.length)
  return { samples, rate: buffer.sampleRate }
}
