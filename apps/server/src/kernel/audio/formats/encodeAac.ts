import { registerAacEncoder } from '@mediabunny/aac-encoder'
import { AdtsOutputFormat, AudioSample, AudioSampleSource, Mp4OutputFormat, type OutputFormat } from 'mediabunny'
import type { AudioTags } from './audioTags.ts'
import { muxAudio } from './muxAudio.ts'

/** Encoder delay: one frame, which the decoder needs for its overlap. */
const DELAY_SAMPLES = 1024
const BITS_PER_SECOND = 96_000

/** Encodes an AAC stream with ADTS headers. The format cannot make players skip the encoder delay of 1024 samples. */
export function encodeAac(samples: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  return encode(new AdtsOutputFormat(), samples, sampleRate, tags)
}

/** Encodes AAC in an MP4 file, whose edit list skips the encoder delay. */
export function encodeM4a(samples: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  return encode(new Mp4OutputFormat({ fastStart: 'in-memory' }), samples, sampleRate, tags)
}

function encode(format: OutputFormat, data: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  registerAacEncoder()
  const source = new AudioSampleSource({ codec: 'aac', bitrate: BITS_PER_SECOND })
  return muxAudio(format, source, tags, async () => {
    const timestamp = -DELAY_SAMPLES / sampleRate
    const sample = new AudioSample({ data, format: 'f32', numberOfChannels: 1, sampleRate, timestamp })
    await source.add(sample)
    sample.close()
    source.close()
  })
}
