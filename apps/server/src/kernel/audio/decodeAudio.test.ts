import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAudio } from './decodeAudio.ts'
import { encodeMp3 } from './createMp3Writer.ts'
import { encodeOpus } from './formats/encodeOpus.ts'
import { encodeWav } from './formats/encodeWav.ts'

const RATE = 24_000
const TAGS = { title: 'A tone', voice: 'Tone', provider: 'Test' }

/** Half a second of silence, then half a second of a tone. */
const tone = Float32Array.from({ length: RATE }, (_, i) =>
  i < RATE / 2 ? 0 : 0.5 * Math.sin((2 * Math.PI * 220 * i) / RATE),
)

/** Time of the first loud sample, in ms. */
function onsetMs({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }): number {
  return (1000 * samples.findIndex((sample) => Math.abs(sample) > 0.1)) / sampleRate
}

describe.each([
  ['WAV', () => encodeWav(tone, RATE, TAGS)],
  ['mp3', () => encodeMp3(tone, RATE)],
  ['Ogg Opus', () => encodeOpus(tone, RATE, TAGS)],
])('a %s file', (_name, encode) => {
  it('keeps its duration, and its sound starts where it did', async () => {
    const decoded = await decodeAudio(await encode())
    expect((1000 * decoded.samples.length) / decoded.sampleRate).toBeCloseTo(1000, 0)
    expect(Math.abs(onsetMs(decoded) - 500)).toBeLessThan(5)
  })

  it('that is damaged anywhere is decoded or refused, without a crash', async () => {
    const whole = await encode()
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: whole.length - 1 }), fc.uint8Array({ maxLength: 64 }), async (at, noise) => {
        const damaged = new Uint8Array(whole)
        damaged.set(noise.subarray(0, damaged.length - at), at)
        const { samples, sampleRate } = await decodeAudio(damaged).catch(() => ({ samples: [0], sampleRate: RATE }))
        expect(samples.length).toBeGreaterThan(0)
        expect(sampleRate).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })
})

it('decodeAudio reads a WAV file whose streaming server did not know its size', async () => {
  const file = encodeWav(tone, RATE, TAGS)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  view.setUint32(4, 0xffff_ffff, true)
  view.setUint32(file.byteLength - 2 * tone.length - 4, 0xffff_ffff, true)
  expect((await decodeAudio(file)).samples).toHaveLength(tone.length)
})

/** A WAV file of a ramp of 100 frames, in the given form. */
function rampWav({ channels = 1, depth = 16, before = '' } = {}): Uint8Array {
  const width = depth / 8
  const size = 100 * channels * width
  const extra = Buffer.from(before)
  const file = Buffer.alloc(44 + extra.length + size)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * channels * width, 28)
  file.writeUInt16LE(channels * width, 32)
  file.writeUInt16LE(depth, 34)
  extra.copy(file, 36)
  file.write('data', 36 + extra.length)
  file.writeUInt32LE(size, 40 + extra.length)
  for (let frame = 0; frame < 100; frame += 1) {
    file.writeIntLE(frame * 2 ** (depth - 8), 44 + extra.length + frame * channels * width, width)
  }
  return file
}

it.each([
  ['of one channel', {}],
  ['of two channels', { channels: 2 }],
  ['of 24 bits', { depth: 24 }],
  ['with a chunk of an odd size before its samples', { before: 'note\u0003\0\0\0abc\0' }],
])('decodeAudio reads the first channel of a WAV file %s', async (_form, form) => {
  const { samples, sampleRate } = await decodeAudio(rampWav(form))
  expect(sampleRate).toBe(RATE)
  expect([...samples]).toEqual(Array.from({ length: 100 }, (_, frame) => frame / 128))
})

it.each([
  ['nothing', new Uint8Array(), 'no WAV, mp3 or Opus'],
  ['an error page', new TextEncoder().encode('<html>Bad gateway</html>'), 'no WAV, mp3 or Opus'],
  ['a WAV file that was cut', encodeWav(tone, RATE, TAGS).subarray(0, 9000), 'ends after 9000 of'],
  ['a WAV file without samples', encodeWav(new Float32Array(), RATE, TAGS), 'contains no sound'],
])('decodeAudio refuses %s', async (_what, file, reason) => {
  await expect(decodeAudio(file)).rejects.toThrow(reason)
})
