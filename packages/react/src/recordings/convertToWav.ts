/** Samples per second, as the server measures speech. */
const SAMPLE_RATE = 16_000
const HEADER_BYTES = 44

/**
 * Decodes audio in the browser and writes it as WAV with one channel, 16 bits and 16 kHz: 2 MB a minute. Rejects if the
 * browser cannot decode it.
 */
export async function convertToWav(audio: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const decoded = await context.decodeAudioData(await audio.arrayBuffer())
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, n) => decoded.getChannelData(n))
  const bytes = new DataView(new ArrayBuffer(HEADER_BYTES + decoded.length * 2))
  writeHeader(bytes, decoded.length * 2)
  for (let n = 0; n < decoded.length; n += 1) {
    const mean = channels.reduce((sum, samples) => sum + (samples[n] ?? 0), 0) / channels.length
    bytes.setInt16(HEADER_BYTES + n * 2, Math.max(-1, Math.min(1, mean)) * 0x7fff, true)
  }
  return new Blob([bytes], { type: 'audio/wav' })
}

/** Writes a header of PCM with one channel (Multimedia Programming Interface and Data Specifications 1.0, RIFF WAVE). */
function writeHeader(bytes: DataView, dataBytes: number): void {
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, n) => bytes.setUint8(at + n, letter.charCodeAt(0)))
  text(0, 'RIFF')
  bytes.setUint32(4, HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, SAMPLE_RATE, true)
  bytes.setUint32(28, SAMPLE_RATE * 2, true)
  bytes.setUint16(32, 2, true)
  bytes.setUint16(34, 16, true)
  text(36, 'data')
  bytes.setUint32(40, dataBytes, true)
}
