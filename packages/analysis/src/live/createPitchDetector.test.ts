import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { complexTone, noise, rungPulses, sine, syllables } from '../testing/signals.ts'
import { createPitchDetector } from './createPitchDetector.ts'
import { createLiveReader, LIVE_RATE, LIVE_WINDOW, liveCreakLength, liveWindowLength } from './createLiveReader.ts'

const window = (signal: Float32Array) => signal.slice(-LIVE_WINDOW)
const voiced = (hz: number, rate = LIVE_RATE) => complexTone(0.2, rate, () => hz)
const read = (signal: Float32Array, settings = {}) =>
  createPitchDetector(LIVE_WINDOW, LIVE_RATE, settings).read(window(signal))

/** A tone of 200 Hz at an RMS level in dBFS. */
const at = (db: number) => sine(0.1, LIVE_RATE, 200, 10 ** (db / 20) * Math.SQRT2)
const readLive = (hz: number, rate: number) =>
  createLiveReader(rate)(voiced(hz, rate).slice(-liveWindowLength(rate) - 64))

describe('the live pitch', () => {
  it('of a voice between 55 and 800 Hz is accurate to a quarter of a percent', () => {
    fc.assert(
      fc.property(fc.double({ min: 55, max: 800, noNaN: true }), (hz) => {
        const { pitchHz, clarity } = read(voiced(hz))
        expect(Math.abs(pitchHz / hz - 1)).toBeLessThan(0.0025)
        expect(clarity).toBeGreaterThan(0.9)
      }),
      { numRuns: 60 },
    )
  })

  it('has at least two periods in the window, below which clarity is random', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { pitchHz } = read(noise(0.1, LIVE_RATE, 0.3, seed))
      expect(pitchHz === 0 || pitchHz > LIVE_RATE / (LIVE_WINDOW / 2)).toBe(true)
    }
  })

  it('is measured at -49 dBFS, and null below the gate of -50', () => {
    expect(read(at(-49)).pitchHz).toBeCloseTo(200, 0)
    expect(read(at(-51))).toEqual({ pitchHz: 0, clarity: 0 })
    expect(read(at(-70), { minVolumeDecibels: -80 }).pitchHz).toBeCloseTo(200, 0)
    expect(read(at(-49), { minVolumeAbsolute: 0.1 }).pitchHz).toBe(0)
  })

  it('is null for silence', () => {
    expect(read(new Float32Array(LIVE_WINDOW), { minVolumeAbsolute: 0 })).toEqual({ pitchHz: 0, clarity: 0 })
  })
})

describe('the settings of the pitch detector', () => {
  it.each([
    ['clarityThreshold', 0, 'above 0 and at most 1'],
    ['clarityThreshold', 1.01, 'above 0 and at most 1'],
    ['clarityThreshold', Number.NaN, 'above 0 and at most 1'],
    ['minVolumeAbsolute', -0.001, '0 or above'],
    ['minVolumeAbsolute', Number.POSITIVE_INFINITY, '0 or above'],
    ['minVolumeDecibels', 0.1, '0 or below'],
    ['minVolumeDecibels', Number.NEGATIVE_INFINITY, '0 or below'],
  ])('reject a %s of %d and name the valid range', (name, value, allowed) => {
    expect(() => createPitchDetector(LIVE_WINDOW, LIVE_RATE, { [name]: value })).toThrow(RangeError)
    expect(() => createPitchDetector(LIVE_WINDOW, LIVE_RATE, { [name]: value })).toThrow(`Give a number ${allowed}`)
  })

  it.each([
    ['clarityThreshold', 1],
    ['clarityThreshold', 0.01],
    ['minVolumeAbsolute', 0],
    ['minVolumeDecibels', 0],
  ])('accept a %s of %d', (name, value) => {
    expect(() => createPitchDetector(LIVE_WINDOW, LIVE_RATE, { [name]: value })).not.toThrow()
  })
})

describe('a live reading', () => {
  it.each([60, 98, 176, 212, 480])('of %d Hz is the same on devices of 44.1 and 48 kHz', (hz) => {
    const [slow, fast] = [readLive(hz, 44_100), readLive(hz, 48_000)]
    expect(Math.abs(slow.pitch! / fast.pitch! - 1)).toBeLessThan(0.003)
    expect(slow.intensity).toBeCloseTo(fast.intensity, 0)
    expect(slow.vocalFry).toBe(fast.vocalFry)
  })

  it('uses the raw pitch for vocal fry: a clear 60 Hz is fry, 98 Hz is not', () => {
    expect(readLive(60, 48_000).vocalFry).toBe(1)
    expect(readLive(98, 48_000).vocalFry).toBe(0)
  })

  const RATES = [44_100, 48_000]
  const MOUTHS = [
    [500, 1500, 2500],
    [280, 2300],
    [700, 1200],
  ]
  const PULSES = [20.5, 25, 30, 35, 40, 45, 50, 60, 69]
  it.each(RATES.flatMap((rate) => PULSES.map((hz) => [hz, rate] as const)))(
    'of pulses at %d Hz is vocal fry at %d Hz, wherever it begins and whatever rings',
    (hz, rate) => {
      const instants = Array.from({ length: Math.ceil(hz / 2) }, (_, at) => 0.003 + at / hz)
      for (const formants of MOUTHS) {
        const signal = rungPulses(0.5, rate, instants, formants)
        const read = createLiveReader(rate)
        for (let end = Math.ceil(0.12 * rate); end < signal.length; end += 997) {
          const { pitch, vocalFry } = read(signal.subarray(end - liveCreakLength(rate), end))
          expect(vocalFry).toBe(1)
          // Pitches below 50 Hz are not shown.
          if (pitch !== null) expect(Math.abs(pitch / hz - 1)).toBeLessThan(0.03)
        }
      }
    },
  )

  it.each([80, 120, 200, 300, 400])('of speech at %d Hz is the same with and without creak detection', (hz) => {
    const signal = syllables(1, LIVE_RATE, { pitchHz: hz, formants: [500, 1500, 2500] })
    const read = createLiveReader(LIVE_RATE)
    for (let end = 8192; end < signal.length; end += 997) {
      const short = read(signal.subarray(end - LIVE_WINDOW, end))
      expect(read(signal.subarray(end - 8192, end))).toEqual(short)
    }
  })

  it('has the intensity of the samples before the high pass', () => {
    const deep = voiced(60)
    const filtered = deep.map((sample) => sample / 2)
    const read = createLiveReader(LIVE_RATE)
    expect(read(filtered, deep)).toEqual({ ...read(filtered), intensity: read(deep).intensity })
    expect(read(deep).intensity - read(filtered).intensity).toBeCloseTo(6.02, 1)
  })

  it('of silence has no pitch, -60 dB and no vocal fry', () => {
    expect(createLiveReader(48_000)(new Float32Array(LIVE_WINDOW))).toEqual({
      pitch: null,
      intensity: -60,
      vocalFry: 0,
    })
  })

  it('uses 2048 samples', () => {
    expect(LIVE_WINDOW).toBe(2048)
    expect(liveWindowLength(48_000)).toBe(2048)
    expect(liveWindowLength(44_100)).toBe(1882)
    expect(liveCreakLength(48_000)).toBe(5280)
  })
})
