import { Encoder } from '@evan/opus/wasm/index.mjs'
import { resample } from '@voice-rankings/analysis'
import { EncodedAudioPacketSource, EncodedPacket, OggOutputFormat } from 'mediabunny'
import type { AudioTags } from './audioTags.ts'
import { muxAudio } from './muxAudio.ts'
import { toInt16 } from './toInt16.ts'

/** Opus timestamps count samples at 48 kHz, regardless of the input rate (RFC 7845, section 4). */
const RATE = 48_000
const FRAME_SAMPLES = RATE / 50
const BITS_PER_SECOND = 64_000

/** Request codes from "opus_defines.h". */
const SET_BITRATE = 4002
const GET_LOOKAHEAD = 4027

/** Encodes an Ogg Opus file (RFC 7845). */
export async function encodeOpus(samples: Float32Array, sampleRate: number, tags: AudioTags): Promise<Uint8Array> {
  const encoder = new Encoder({ channels: 1, sample_rate: RATE, application: 'audio' })
  encoder.ctl(SET_BITRATE, BITS_PER_SECOND)
  const preSkip = encoder.ctl(GET_LOOKAHEAD)
  const sound = resample(samples, sampleRate, RATE)
  const end = preSkip + sound.length
  const padded = new Float32Array(Math.ceil(end / FRAME_SAMPLES) * FRAME_SAMPLES)
  padded.set(sound)

  // The duration of the last packet marks the end of the sound.
  const packets: EncodedPacket[] = []
  for (let at = 0; at < end; at += FRAME_SAMPLES) {
    const data = encoder.encode(toInt16(padded.subarray(at, at + FRAME_SAMPLES)))
    packets.push(new EncodedPacket(data, 'key', at / RATE, Math.min(FRAME_SAMPLES, end - at) / RATE))
  }
  encoder.drop()
  const description = opusHead(preSkip, sampleRate)
  const decoderConfig = { codec: 'opus', sampleRate: RATE, numberOfChannels: 1, description }
  return muxAudio(new OggOutputFormat(), new EncodedAudioPacketSource('opus'), tags, async (source) => {
    for (const packet of packets) await source.add(packet, { decoderConfig })
  })
}

/** Builds the identification header (RFC 7845, section 5.1). */
function opusHead(preSkip: number, inputRate: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(19))
  new Uint8Array(head.buffer).set(new TextEncoder().encode('OpusHead'))
  head.setUint8(8, 1)
  head.setUint8(9, 1)
  head.setUint16(10, preSkip, true)
  head.setUint32(12, inputRate, true)
  return new Uint8Array(head.buffer)
}
