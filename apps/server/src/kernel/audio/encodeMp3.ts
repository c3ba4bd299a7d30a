import { createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { infoFrame } from './infoFrame.ts'

/** Sample rates an mp3 can have, in Hz. */
const SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

/** How much audio is encoded at once, in samples; LAME's buffers stay small. */
const CHUNK_SAMPLES = 65_536

/** LAME scales its input by 0.95 at these bit rates (0.45 dB quieter); dividing first keeps the level that was measured. */
const LAME_SCALE = 0.95

/** One encoder; it encodes one sound after the other. */
export type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>

type Bitrate = 32 | 64 | 96

/** Bit rate in kbit/s at which mono speech of this sample rate keeps everything it has. */
function bitrateFor(sampleRate: number): Bitrate {
  if (sampleRate < 16_000) return 32
  return sampleRate <= 24_000 ? 64 : 96
}

/**
 * Encodes mono samples in -1…1 as mp3 of constant bit rate that plays exactly in time: its first sample is heard at 0, its
 * length is that of the samples, and it is as loud as they are. Throws a RangeError for a sample rate mp3 does not know,
 * or when there are no samples.
 *
 * Whoever encodes much gives the encoder: making one compiles it, and its memory goes only when it is collected.
 */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: number,
  given?: Mp3Encoder,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!SAMPLE_RATES.includes(sampleRate)) {
    throw new RangeError(`mp3 has no sample rate of ${sampleRate} Hz. Resample to one of ${SAMPLE_RATES.join(', ')}.`)
  }
  if (samples.length === 0) throw new RangeError('There are no samples to encode. Give at least one.')
  const encoder = given ?? (await createMp3Encoder())
  encoder.configure({ sampleRate, channels: 1, bitrate: bitrateFor(sampleRate) })
  const parts: Uint8Array[] = []
  for (let at = 0; at < samples.length; at += CHUNK_SAMPLES) {
    const chunk = samples.subarray(at, at + CHUNK_SAMPLES).map((sample) => sample / LAME_SCALE)
    // The encoder hands out a view of its own memory, which the next call overwrites.
    parts.push(encoder.encode([chunk]).slice())
  }
  parts.push(encoder.finalize().slice())
  const frames = new Uint8Array(Buffer.concat(parts))
  return new Uint8Array(Buffer.concat([infoFrame(frames, samples.length), frames]))
}
