/** Mono samples at a rate in Hz. */
export interface Sound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: number
}

/** Common decoding rate in Hz, so that all devices measure the same; live readings use it too. */
const DECODED_RATE = 48_000

/** Decodes a file without opening the audio device. Channels are mixed to mono. */
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
