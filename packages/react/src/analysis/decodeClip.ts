/** Mono samples at a rate in Hz. */
export interface Sound {
  readonly samples: Float32Array<ArrayBuffer>
  readonly rate: number
}

/** Decoding rate in Hz for live readings, the same on all devices; also that of files whose own rate is unknown. */
const DECODED_RATE = 48_000
/** Rates in Hz that every browser decodes to (Web Audio API, 1.2.2). */
const RATES = { lowest: 8_000, highest: 96_000 }

/** Decodes a file to a rate in Hz without opening the audio device. Channels are mixed to mono. */
export async function decodeClip(bytes: ArrayBuffer, rate = DECODED_RATE): Promise<Sound> {
  const context = new OfflineAudioContext(1, 1, rate)
  const buffer = await context.decodeAudioData(bytes)
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n))
  const [first = new Float32Array()] = channels
  const samples =
    channels.length === 1
      ? first
      : Float32Array.from(first, (_, i) => channels.reduce((sum, channel) => sum + channel[i]!, 0) / channels.length)
  return { samples, rate: buffer.sampleRate }
}

/**
 * Sample rate of a WAV or mp3 file in Hz, which a browser does not tell; {@link DECODED_RATE} for other formats.
 * Loudness has to be measured at it: a browser's conversion to another rate weakens high frequencies.
 */
export function rateOfFile(bytes: ArrayBuffer): number {
  const view = new DataView(bytes)
  const rate = wavRate(view) ?? mp3Rate(view) ?? DECODED_RATE
  return rate >= RATES.lowest && rate <= RATES.highest ? rate : DECODED_RATE
}

const nameAt = (view: DataView, at: number) =>
  view.byteLength < at + 4 ? '' : String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)))

/** Rate in the format chunk, which is the first one in almost all files. */
function wavRate(view: DataView): number | undefined {
  const isWav = nameAt(view, 0) === 'RIFF' && nameAt(view, 12) === 'fmt ' && view.byteLength >= 28
  return isWav ? view.getUint32(24, true) : undefined
}

/** Rates of MPEG 1 in Hz by their index; those of MPEG 2 and 2.5 are a half and a quarter. */
const MPEG_RATES = [44_100, 48_000, 32_000]
/** Divisors by the version bits; 1 is reserved. */
const MPEG_DIVISORS = [4, undefined, 2, 1]

/** Rate in the header of the first frame (ISO/IEC 11172-3, 2.4.1.3), after an ID3v2 tag. */
function mp3Rate(view: DataView): number | undefined {
  const at = nameAt(view, 0).startsWith('ID3') && view.byteLength >= 10 ? 10 + sizeOfTag(view) : 0
  if (view.byteLength < at + 4) return undefined
  const header = view.getUint32(at)
  const base = MPEG_RATES[(header >> 10) & 3]
  const divisor = MPEG_DIVISORS[(header >> 19) & 3]
  return header >>> 21 === 0x7ff && base && divisor ? base / divisor : undefined
}

/** Size of an ID3v2 tag after its header of 10 bytes: four times seven bits. */
const sizeOfTag = (view: DataView) => [6, 7, 8, 9].reduce((size, at) => size * 128 + (view.getUint8(at) & 127), 0)
