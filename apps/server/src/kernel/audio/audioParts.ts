import { Decoder } from '@evan/opus/wasm/index.mjs'
import {
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  WAVE,
  WEBM,
} from 'mediabunny'
import { MPEGDecoder } from 'mpg123-decoder'
import { fromInt16 } from './formats/fromInt16.ts'

/** A part of a sound: its channels in -1…1, and their rate in Hz. */
export interface AudioPart {
  readonly channels: readonly Float32Array[]
  readonly sampleRate: number
}

/** Bytes of an mp3 file that are decoded at once: at most a minute and a half of sound, at 8 kbit/s. */
const MP3_STEP_BYTES = 64 * 1024

/** Opus always decodes at 48 kHz here, regardless of the rate of its source (RFC 7845, section 4). */
const OPUS_RATE = 48_000

/**
 * Decodes a file in parts, so that a caller can stop before a long sound fills the memory: mp3, WAV (any PCM), and Opus
 * in Ogg, WebM and MP4, told apart by their contents. Throws for other files.
 */
export async function* audioParts(file: Uint8Array): AsyncGenerator<AudioPart> {
  using input = new Input({ source: new BufferSource(file), formats: [WAVE, MP3, OGG, WEBM, MP4] })
  const track = await input.getPrimaryAudioTrack().catch(() => null)
  if (!track) throw new Error('The bytes are no WAV, mp3 or Opus file.')
  if (track.codec === 'mp3') yield* mp3Parts(file)
  else if (track.codec === 'opus') yield* opusParts(track)
  else if (track.codec?.startsWith('pcm')) yield* pcmParts(track)
  else throw new Error(`There is no decoder for ${track.codec ?? 'the audio of this file'}.`)
}

async function* mp3Parts(file: Uint8Array): AsyncGenerator<AudioPart> {
  const decoder = new MPEGDecoder({ enableGapless: true })
  await decoder.ready
  try {
    for (let at = 0; at < file.length; at += MP3_STEP_BYTES) {
      const { channelData, sampleRate } = decoder.decode(file.subarray(at, at + MP3_STEP_BYTES))
      yield { channels: channelData, sampleRate }
    }
  } finally {
    decoder.free()
  }
}

async function* opusParts(track: InputAudioTrack): AsyncGenerator<AudioPart> {
  const decoder = new Decoder({ channels: 1, sample_rate: OPUS_RATE })
  try {
    let isFirst = true
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const part = fromInt16(decoder.decode(packet.data))
      // The first packet lasts as long as what is left of it after the samples to discard, and the last one as long as
      // what is left before the padding (RFC 7845, sections 4.2 and 4.4).
      const length = Math.min(part.length, Math.round(packet.duration * OPUS_RATE) || part.length)
      const kept = isFirst ? part.subarray(part.length - length) : part.subarray(0, length)
      isFirst = false
      yield { channels: [kept], sampleRate: OPUS_RATE }
    }
  } finally {
    decoder.drop()
  }
}

async function* pcmParts(track: InputAudioTrack): AsyncGenerator<AudioPart> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { numberOfChannels, numberOfFrames, sampleRate } = sample
    const channels = Array.from({ length: numberOfChannels }, (_, planeIndex) => {
      const channel = new Float32Array(numberOfFrames)
      sample.copyTo(channel, { planeIndex, format: 'f32-planar' })
      return channel
    })
    sample.close()
    yield { channels, sampleRate }
  }
}
