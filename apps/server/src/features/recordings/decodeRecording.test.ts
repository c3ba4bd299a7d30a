import fc from 'fast-check'
import { expect, it } from 'vitest'
import { encodeMp3 } from '../../kernel/audio/createMp3Writer.ts'
import { encodeOpus } from '../../kernel/audio/formats/encodeOpus.ts'
import { encodeWav } from '../../kernel/audio/formats/encodeWav.ts'
import { decodeRecording } from './decodeRecording.ts'

const TAGS = { title: '', voice: '', provider: '' }

/** A click of 10 ms at each second, from the first. */
const clicks = (seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, i) => (i >= rate && i % rate < rate / 100 ? 0.8 : 0))

/** Times at which a sound becomes loud, in ms. */
function onsetsMs(samples: Float32Array, sampleRate: number): number[] {
  const onsets: number[] = []
  let quiet = Infinity
  for (const [i, sample] of samples.entries()) {
    if (Math.abs(sample) > 0.3) {
      if (quiet > sampleRate / 10) onsets.push((1000 * i) / sampleRate)
      quiet = 0
    } else quiet += 1
  }
  return onsets
}

async function soundOf(file: Uint8Array, maxSeconds = 60) {
  const decoded = await decodeRecording(file, maxSeconds)
  if ('fault' in decoded) throw new Error(decoded.fault)
  return decoded.sound
}

it.each([8000, 11_025, 16_000, 22_050, 44_100, 48_000])(
  'decodeRecording keeps length and times of a sound of %i Hz across its blocks',
  async (rate) => {
    const { samples, sampleRate } = await soundOf(encodeWav(clicks(33, rate), rate, TAGS))
    expect(sampleRate).toBe(Math.min(rate, 16_000))
    expect(samples.length / sampleRate).toBeCloseTo(33, 3)
    const onsets = onsetsMs(samples, sampleRate)
    expect(onsets).toHaveLength(32)
    for (const [n, onset] of onsets.entries()) expect(Math.abs(onset - 1000 * (n + 1))).toBeLessThan(1)
  },
)

it.each([
  ['mp3', () => encodeMp3(clicks(12, 44_100), 44_100)],
  ['Ogg Opus', () => encodeOpus(clicks(12, 48_000), 48_000, TAGS)],
])('decodeRecording keeps length and times of an %s file', async (_format, encode) => {
  const { samples, sampleRate } = await soundOf(await encode())
  expect(samples.length / sampleRate).toBeCloseTo(12, 1)
  for (const [n, onset] of onsetsMs(samples, sampleRate).entries())
    expect(Math.abs(onset - 1000 * (n + 1))).toBeLessThan(5)
})

it.each([
  [30, 'decodes'],
  [29, 'refuses'],
])('decodeRecording with a limit of %i s %s a sound of 30 s', async (limit, outcome) => {
  const decoded = await decodeRecording(encodeWav(clicks(30, 8000), 8000, TAGS), limit)
  expect('fault' in decoded ? decoded.fault : 'decodes').toBe(outcome === 'refuses' ? 'too_long' : 'decodes')
})

it('decodeRecording mixes all channels: speech on the second one is heard', async () => {
  const file = encodeWav(clicks(4, 8000), 16_000, TAGS)
  // The same samples as two channels: each second sample is the right one.
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  view.setUint16(22, 2, true)
  view.setUint32(24, 8000, true)
  view.setUint16(32, 4, true)
  const start = file.byteLength - 2 * 4 * 8000
  for (let at = start; at < file.byteLength; at += 4) view.setInt16(at, 0, true)
  const { peaks } = await soundOf(file)
  expect(Math.max(...peaks)).toBe(100)
})

it('decodeRecording refuses or decodes damaged files without throwing', async () => {
  const files = [encodeWav(clicks(2, 8000), 8000, TAGS), await encodeMp3(clicks(2, 16_000), 16_000)]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.uint8Array({ maxLength: 64 }), async (file, at, noise) => {
      const damaged = new Uint8Array(file)
      damaged.set(noise.subarray(0, Math.max(0, damaged.length - (at % damaged.length))), at % damaged.length)
      const decoded = await decodeRecording(damaged, 60)
      if ('sound' in decoded) expect(decoded.sound.samples.length).toBeGreaterThan(0)
      else expect(['unreadable', 'too_long', 'silent']).toContain(decoded.fault)
    }),
    { numRuns: 60 },
  )
})
