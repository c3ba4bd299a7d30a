import { encodeWav } from '@voice-rankings/testkit'
import { expect, it } from 'vitest'
import { rateOfFile } from './decodeClip.ts'

const bytes = (...values: number[]) => Uint8Array.from(values).buffer
/** An ID3v2 tag of 130 bytes after its header. */
const TAG = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...Array<number>(130).fill(0)]

it.each([
  ['mp3 of MPEG 1', bytes(0xff, 0xfb, 0x90, 0x64), 44_100],
  ['mp3 of MPEG 1', bytes(0xff, 0xfb, 0x94, 0x64), 48_000],
  ['mp3 of MPEG 2', bytes(0xff, 0xf3, 0x80, 0xc4), 22_050],
  ['mp3 of MPEG 2', bytes(0xff, 0xf3, 0x84, 0xc4), 24_000],
  ['mp3 of MPEG 2.5', bytes(0xff, 0xe3, 0x88, 0xc4), 8_000],
  ['mp3 after a tag', bytes(...TAG, 0xff, 0xf3, 0x88, 0xc4), 16_000],
  ['WAV', encodeWav(new Float32Array(8), 22_050).slice().buffer, 22_050],
  ['WAV of a rate that browsers do not decode', encodeWav(new Float32Array(8), 4_000).slice().buffer, 48_000],
  ['mp3 with the reserved version', bytes(0xff, 0xeb, 0x90, 0x64), 48_000],
  ['other file', bytes(0x4f, 0x67, 0x67, 0x53, 0, 2, 0, 0), 48_000],
  ['empty file', bytes(), 48_000],
])('rateOfFile of %s', (_, file, rate) => {
  expect(rateOfFile(file)).toBe(rate)
})
