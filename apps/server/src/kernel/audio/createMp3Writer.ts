import { createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders'
import { infoFrame } from './infoFrame.ts'

/** Sample rates that mp3 supports, in Hz. */
const SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000]

/** The lowest sample rate of mp3 that keeps the bandwidth of `sampleRate`, else the highest; in Hz. */
export const mp3RateFor = (sampleRate: number): number =>
  SAMPLE_RATES.find((rate) => rate >= sampleRate) ?? SAMPLE_RATES.at(-1)!

/** Samples passed to the encoder per call, so that LAME's buffers stay small. */
const CHUNK_SAMPLES = 65_536

/**
 * LAME scales its input by 0.95 at these bit rates (0.45 dB quieter). Dividing by it first keeps the measured level.
 */
const LAME_SCALE = 0.95

/** An mp3 encoder, reusable for one sound after another. */
export type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>

type Bitrate = 32 | 64 | 96

/** Bit rate in kbit/s that keeps the full bandwidth of mono speech at this sample rate. */
function bitrateFor(sampleRate: number): Bitrate {
  if (sampleRate < 16_000) return 32
  return sampleRate <= 24_000 ? 64 : 96
}

/** Encodes one sound that arrives in parts; only the encoded bytes are kept in memory. */
export interface Mp3Writer {
  /** Adds mono samples in -1…1. */
  write(samples: Float32Array): void
  /** Returns the whole file. Throws a RangeError if no samples were added. */
  finish(): Uint8Array<ArrayBuffer>
}

/**
 * Creates a writer of a constant bit rate mp3 without any encoder delay: playback starts at 0, lasts exactly as long
 * as the samples and keeps their level. Throws a RangeError for an unsupported sample rate.
 *
 * Pass `given` to encode repeatedly: creating an encoder compiles WebAssembly whose memory is freed only by garbage
 * collection. Writers that share an encoder must not overlap.
 */
export async function createMp3Writer(sampleRate: number, given?: Mp3Encoder): Promise<Mp3Writer> {
  if (!SAMPLE_RATES.includes(sampleRate)) {
    throw new RangeError(`mp3 has no sample rate of ${sampleRate} Hz. Resample to one of ${SAMPLE_RATES.join(', ')}.`)
  }
  const encoder = given ?? (await createMp3Encoder())
  encoder.configure({ sampleRate, channels: 1, bitrate: bitrateFor(sampleRate) })
  const parts: Uint8Array[] = []
  let sampleCount = 0
  return {
    write(samples) {
      for (let at = 0; at < samples.length; at += CHUNK_SAMPLES) {
        const chunk = samples.subarray(at, at + CHUNK_SAMPLES).map((sample) => sample / LAME_SCALE)
        // `encode` returns a view of the encoder's memory, which the next call overwrites.
        parts.push(encoder.encode([chunk]).slice())
      }
      sampleCount += samples.length
    },
    finish() {
      if (sampleCount === 0) throw new RangeError('There are no samples to encode. Pass at least one.')
      parts.push(encoder.finalize().slice())
      const frames = new Uint8Array(Buffer.concat(parts))
      return new Uint8Array(Buffer.concat([infoFrame(frames, sampleCount), frames]))
    },
  }
}

/** Encodes mono samples in -1…1 at once; see {@link createMp3Writer}. Throws a RangeError for an empty list as well. */
export async function encodeMp3(
  samples: Float32Array,
  sampleRate: number,
  encoder?: Mp3Encoder,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = await createMp3Writer(sampleRate, encoder)
  writer.write(samples)
  return writer.finish()
}
