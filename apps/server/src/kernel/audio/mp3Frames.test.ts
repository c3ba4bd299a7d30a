import { describe, expect, it } from 'vitest'
import { encodeMp3 } from './createMp3Writer.ts'
import { frameOffsets, readFrameHeader } from './mp3Frames.ts'

describe('mp3 frame parser', () => {
  it.each([
    [
      'MPEG 1, 44.1 kHz, 96 kbit/s',
      [0xff, 0xfb, 0x70, 0xc0],
      { mpeg1: true, sampleRate: 44_100, bitrateKbps: 96, bytes: 313, samples: 1152, mono: true },
    ],
    [
      'MPEG 2, 22.05 kHz, 64 kbit/s',
      [0xff, 0xf3, 0x80, 0xc0],
      { mpeg1: false, sampleRate: 22_050, bitrateKbps: 64, bytes: 208, samples: 576, mono: true },
    ],
    [
      'MPEG 2.5, 8 kHz, 32 kbit/s, padded',
      [0xff, 0xe3, 0x4a, 0x00],
      { mpeg1: false, sampleRate: 8000, bitrateKbps: 32, bytes: 289, samples: 576, mono: false },
    ],
  ])('reads the header of %s as the standard defines it', (_, bytes, header) => {
    expect(readFrameHeader(Uint8Array.from(bytes), 0)).toEqual(header)
  })

  it.each([
    ['text', [0x52, 0x49, 0x46, 0x46]],
    ['layer II', [0xff, 0xfd, 0x70, 0xc0]],
    ['a free bit rate', [0xff, 0xfb, 0x00, 0xc0]],
    ['a reserved sample rate', [0xff, 0xfb, 0x7c, 0xc0]],
    ['nothing', []],
  ])('finds no frame in %s', (_, bytes) => {
    expect(readFrameHeader(Uint8Array.from(bytes), 0)).toBeUndefined()
  })

  it('finds consecutive frames in a whole file, the Info frame first', async () => {
    const file = await encodeMp3(new Float32Array(22_050), 22_050)
    const offsets = frameOffsets(file)
    const last = offsets.at(-1) ?? 0
    expect(last + (readFrameHeader(file, last)?.bytes ?? 0)).toBe(file.length)
    expect(new TextDecoder('latin1').decode(file.subarray(0, 40))).toContain('Info')
  })
})
