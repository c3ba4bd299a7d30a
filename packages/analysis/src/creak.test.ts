import { describe, expect, it } from 'vitest'
import { creak } from './creak.ts'
import { complexTone, joined, noise, rungPulses, syllables } from './testing/signals.ts'

const MOUTH = [500, 1_200]

/** Times of pulses at `perSecond`, with intervals varied by up to `jitter`. */
function pulses(seconds: number, perSecond: number, jitter = 0): number[] {
  const instants: number[] = []
  const random = noise(seconds, 1_000, jitter)
  for (let t = 0.05, i = 0; t < seconds - 0.05; i++) {
    instants.push(t)
    t += (1 + random[i]!) / perSecond
  }
  return instants
}

const share = (clip: Float32Array, rate: number) => {
  const frames = creak(clip, rate)
  return frames.reduce((sum, creaky) => sum + creaky, 0) / frames.length
}

describe.each([16_000, 22_050, 44_100])('at %d Hz', (rate) => {
  it.each([
    [28, 0],
    [40, 0.1],
    [55, 0.1],
    [35, 0.3],
    [50, 0.3],
  ])('detects creak in %d pulses per second with a jitter of %d', (perSecond, jitter) => {
    expect(share(rungPulses(1, rate, pulses(1, perSecond, jitter), MOUTH), rate)).toBeGreaterThan(0.75)
  })

  it.each([90, 120, 180, 300])('detects no creak in a voice at %d Hz', (pitchHz) => {
    expect(share(syllables(2, rate, { pitchHz, formants: MOUTH }), rate)).toBeLessThan(0.02)
  })

  it.each([60, 65, 70])('detects no creak in the regular voice of a bass at %d Hz', (pitchHz) => {
    expect(share(rungPulses(1, rate, pulses(1, pitchHz, 0.01), MOUTH), rate)).toBeLessThan(0.05)
  })

  it.each([30, 40])('detects creak in pairs of a strong and a weak pulse, %d per second', (perSecond) => {
    const strong = pulses(1, perSecond, 0.03)
    const weak = strong.map((at) => at + 0.44 / perSecond)
    const both = [strong, weak].map((instants) => rungPulses(1, rate, instants, MOUTH))
    expect(
      share(
        both[0]!.map((sample, i) => sample + 0.6 * both[1]![i]!),
        rate,
      ),
    ).toBeGreaterThan(0.75)
  })

  it('detects no creak in noise', () => {
    expect(share(noise(2, rate), rate)).toBeLessThan(0.02)
  })
})

it('detects the start of creak in a voice', () => {
  const clip = joined(
    complexTone(1, 16_000, () => 120),
    rungPulses(0.6, 16_000, pulses(0.6, 40, 0.1), MOUTH),
  )
  const frames = creak(clip, 16_000)
  expect(frames.subarray(0, 98).includes(1)).toBe(false)
  expect(frames.subarray(110, 150).every((creaky) => creaky === 1)).toBe(true)
})

it('detects the creaky phrase end of a bass and not the bass', () => {
  const clip = joined(
    rungPulses(1, 16_000, pulses(1, 65, 0.01), MOUTH),
    rungPulses(0.6, 16_000, pulses(0.6, 50, 0.3), MOUTH),
  )
  const frames = creak(clip, 16_000)
  expect(frames.subarray(0, 95).includes(1)).toBe(false)
  expect(frames.subarray(115, 145).every((creaky) => creaky === 1)).toBe(true)
})

it.each([
  ['silence', new Float32Array(8_000)],
  ['an empty clip', new Float32Array(0)],
  ['two lonely clicks', rungPulses(1, 16_000, [0.2, 0.7], MOUTH)],
])('detects no creak in %s', (_, clip) => {
  expect(creak(clip, 16_000).includes(1)).toBe(false)
})
