import { registerFlacEncoder } from '@mediabunny/flac-encoder'
import { AudioSample, AudioSampleSource, FlacOutputFormat } from 'mediabunny'
import type { AudioTags } from './audioTags.ts'
import { muxAudio } from './muxAudio.ts'
import { toInt16 } from './toInt16.ts'

/** Encodes a 16-bit mono FLAC file (lossless). */
export function encodeFlac(samples: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  registerFlacEncoder()
  return muxAudio(new FlacOutputFormat(), new AudioSampleSource({ codec: 'flac' }), tags, async (source) => {
    const sample = new AudioSample({
      data: toInt16(samples),
      format: 's16',
      numberOfChannels: 1,
      sampleRate,
      timestamp: 0,
    })
    await source.add(sample)
    sample.close()
    source.close()
  })
}
