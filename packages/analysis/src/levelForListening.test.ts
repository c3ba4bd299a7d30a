import fc from 'fast-check'
import { expect, it } from 'vitest'
import { levelForListening, levellingGain } from './levelForListening.ts'
import { loudness } from './loudness.ts'
import { joined, noise, scaledTo, sine, syllables } from './testing/signals.ts'
import { truePeakDbtp } from './truePeak.ts'

const speech = syllables(3, 22_050, { pitchHz: 210, formants: [500, 1_500] })

it('levelForListening brings speech of any level to -16 LUFS with a true peak of at most -1.5 dBTP', () => {
  fc.assert(
    fc.property(fc.double({ min: -40, max: 0, noNaN: true }), (peakDb) => {
      const levelled = levelForListening(scaledTo(speech, 10 ** (peakDb / 20)), 22_050)
      expect(Math.abs(loudness(levelled, 22_050).lufs + 16)).toBeLessThan(0.05)
      expect(truePeakDbtp(levelled)).toBeLessThanOrEqual(-1.5 + 1e-3)
    }),
    { numRuns: 10 },
  )
})

it.each([16_000, 24_000, 44_100, 48_000])('levelForListening limits the peaks of clicks in speech at %d Hz', (rate) => {
  const clip = syllables(3, rate, { pitchHz: 230, formants: [500, 1_500] })
  for (let i = rate / 2; i < clip.length; i += rate / 2) clip[i] = 0.95
  const levelled = levelForListening(clip, rate)
  expect(Math.abs(loudness(levelled, rate).lufs + 16)).toBeLessThan(0.05)
  expect(truePeakDbtp(levelled)).toBeLessThanOrEqual(-1.5 + 1e-3)
})

it('levelForListening limits a peak at the very start of a clip and leaves the rest as loud', () => {
  const clip = speech.slice()
  clip[3] = 0.95
  const levelled = levelForListening(clip, 22_050)
  expect(Math.abs(loudness(levelled, 22_050).lufs + 16)).toBeLessThan(0.05)
  expect(truePeakDbtp(levelled)).toBeLessThanOrEqual(-1.5 + 1e-3)
})

it('levelForListening attenuates a clip that is louder than the target', () => {
  const loud = sine(2, 16_000, 1_000, 0.9)
  const gain = 10 ** (levellingGain(loudness(loud, 16_000).lufs) / 20)
  const levelled = levelForListening(loud, 16_000)
  for (let i = 0; i < loud.length; i += 997) expect(levelled[i]).toBeCloseTo(loud[i]! * gain, 2)
})

it('levelForListening reaches other targets', () => {
  const levelled = levelForListening(speech, 22_050, { lufs: -20, truePeakDbtp: -3 })
  expect(loudness(levelled, 22_050).lufs).toBeCloseTo(-20, 1)
  expect(truePeakDbtp(levelled)).toBeLessThanOrEqual(-3 + 1e-3)
})

it('levelForListening keeps the peak limit where the loudness cannot be reached', () => {
  const clicks = new Float32Array(32_000)
  for (let i = 0; i < clicks.length; i += 8_000) clicks[i] = 0.95
  const levelled = levelForListening(joined(clicks, noise(0.5, 16_000, 0.0005)), 16_000)
  expect(truePeakDbtp(levelled)).toBeLessThanOrEqual(-1.5 + 1e-3)
})

it('levelForListening keeps the peak limit in a clip of a few samples', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }), (clip) => {
      const peak = truePeakDbtp(levelForListening(Float32Array.from(clip), 16_000))
      expect(peak).not.toBeNaN()
      expect(peak).toBeLessThanOrEqual(-1.5 + 1e-3)
    }),
  )
})

it('levelForListening returns silence unchanged', () => {
  const silence = new Float32Array(16_000)
  expect(levelForListening(silence, 16_000)).toBe(silence)
})

it('levelForListening does not modify its input', () => {
  const before = speech.slice()
  levelForListening(speech, 22_050)
  expect(speech).toEqual(before)
})
