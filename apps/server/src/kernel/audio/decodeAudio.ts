import { Decoder } from '@evan/opus/wasm/index.mjs'
import {
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP3,
  OGG,
  WAVE,
} from 'mediabunny'
import type { DecodedAudio } from './decodedAudio.ts'
import { decodeMp3 } from './decodeMp3.ts'
import { fromInt16 } from './formats/fromInt16.ts'
import { isUnknownSize, readWav } from './readWav.ts'

/** Opus always decodes at 48 kHz here, regardless of the rate of its source (RFC 7845, section 4). */
const OPUS_RATE = 48_000

/**
 * Decodes the first channel of a WAV (any PCM), mp3 or Ogg Opus file, told apart by their contents. Throws for other
 * files, for files without sound, and for a WAV file that ends before its header says.
 */
export async function decodeAudio(file: Uint8Array): Promise<DecodedAudio> {
  refuseCutWav(file)
  const decoded = readWav(file) ?? (await decodeOther(file))
  if (decoded.samples.length === 0) throw new Error('The file contains no sound.')
  return decoded
}

async function decodeOther(file: Uint8Array): Promise<DecodedAudio> {
  using input = new Input({ source: new BufferSource(file), formats: [WAVE, MP3, OGG] })
  const track = await input.getPrimaryAudioTrack().catch(() => null)
  if (!track) throw new Error('The bytes are no WAV, mp3 or Ogg Opus file.')
  return await decodeTrack(file, track)
}

async function decodeTrack(file: Uint8Array, track: InputAudioTrack): Promise<DecodedAudio> {
  const { codec, sampleRate } = track
  if (codec === 'mp3') return decodeMp3(file)
  if (codec === 'opus') return { samples: await decodeOpus(track), sampleRate: OPUS_RATE }
  const parts: Float32Array[] = []
  for await (const sample of new AudioSampleSink(track).samples()) {
    const part = new Float32Array(sample.numberOfFrames)
    sample.copyTo(part, { planeIndex: 0, format: 'f32-planar' })
    sample.close()
    parts.push(part)
  }
  return { samples: concatenate(parts), sampleRate }
}

async function decodeOpus(track: InputAudioTrack): Promise<Float32Array<ArrayBuffer>> {
  const decoder = new Decoder({ channels: 1, sample_rate: OPUS_RATE })
  try {
    const parts: Float32Array[] = []
    let preSkip: number | undefined
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const part = fromInt16(decoder.decode(packet.data))
      // The first packet lasts as long as what is left of it after the samples to discard (RFC 7845, section 4.2).
      preSkip ??= part.length - Math.round(packet.duration * OPUS_RATE)
      parts.push(part)
    }
    const end = (preSkip ?? 0) + Math.round((await track.computeDuration()) * OPUS_RATE)
    return concatenate(parts).slice(preSkip, end)
  } finally {
    decoder.drop()
  }
}

function refuseCutWav(file: Uint8Array): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < 8 || view.getUint32(0) !== RIFF) return
  const size = view.getUint32(4, true)
  if (!isUnknownSize(size) && size + 8 > file.byteLength) {
    throw new Error(`The WAV file ends after ${file.byteLength} of ${size + 8} bytes.`)
  }
}

/** "RIFF" as a number. */
const RIFF = 0x5249_4646

function concatenate(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
