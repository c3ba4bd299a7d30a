import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyseClip, MOST_SAMPLES } from './analyseClip.ts'
import { overallResults } from './overallResults.ts'
import { complexTone, joined, noise, rungPulses, sine } from './testing/signals.ts'
import { shownPitch } from './shownPitch.ts'
import { wordRows } from './wordRows.ts'

const RATE = 16_000
const silence = (seconds: number) => new Float32Array(seconds * RATE)
const voiced = (hz: number, seconds: number, rate = RATE) => complexTone(seconds, rate, () => hz)
/** Vocal fry: 30 irregular pulses per second. */
const creaking = () => {
  const instants = Array.from({ length: 20 }, (_, n) => 0.02 + n / 30 + (n % 2) * 0.006)
  return rungPulses(0.7, RATE, instants, [500, 1_500])
}
const mark = (word: string, startTime: number, duration: number) => ({ word, startTime, duration })

const oneWord = (rate: number) => analyseClip(voiced(176, 1.5, rate), rate, [mark('one', 200, 400)])

describe('words of a clip', () => {
  const clip = joined(voiced(120, 0.5), silence(0.2), voiced(240, 0.5), silence(0.2), noise(0.4, RATE, 0.3))
  const { words } = analyseClip(clip, RATE, [
    mark('low', 0, 500),
    mark('high', 700, 500),
    mark('hush', 1400, 400),
    mark('…', 1210, 180),
  ])

  it('have the time, intensity, pitch and vocal fry of their whole duration', () => {
    expect(words[0]).toMatchObject({ word: 'low', startTime: 0, timeRange: [0, 0.5], vocalFry: false })
    expect(words[1]).toMatchObject({ word: 'high', startTime: 700, timeRange: [0.7, 1.2], vocalFry: false })
    expect(words[0]!.pitch! / 120).toBeCloseTo(1, 2)
    expect(words[1]!.pitch! / 240).toBeCloseTo(1, 2)
    expect(words[0]!.intensity).toBeCloseTo(words[1]!.intensity, 0)
  })

  it('without a pitch show about 150 Hz when audible, else N/A', () => {
    expect(words[2]!.pitch).toBeNull()
    expect(words[2]!.shownPitch).toEqual({ hz: 150, assumed: true })
    expect(words[3]!.shownPitch).toBeNull()
  })

  it.each([
    [-39.9, 150],
    [-40, undefined],
    [-60, undefined],
  ])('at %d dB without a pitch show %s', (intensity, hz) => {
    expect(shownPitch(null, intensity)?.hz).toBe(hz)
  })

  it('average only pitches of 50-800 Hz', () => {
    const pitchHz = Float32Array.of(100, 49.9, 0, 200, 801)
    const track = { pitchHz, creaky: new Uint8Array(5) }
    expect(wordRows(silence(0.05), RATE, track, [mark('a', 0, 40)])[0]?.pitch).toBe(150)
  })

  it('have vocal fry when any of their points has', () => {
    const creaky = Uint8Array.of(0, 0, 0, 1, 0, 0)
    const track = { pitchHz: new Float32Array(6), creaky }
    const rows = wordRows(silence(0.06), RATE, track, [mark('a', 0, 25), mark('b', 25, 10), mark('c', 40, 10)])
    expect(rows.map(({ vocalFry }) => vocalFry)).toEqual([false, true, false])
  })

  it('have vocal fry where the voice creaks, and not before', () => {
    const { words: rows } = analyseClip(joined(voiced(140, 1), creaking()), RATE, [
      mark('clear', 0, 900),
      mark('fry', 1000, 700),
    ])
    expect(rows.map(({ vocalFry }) => vocalFry)).toEqual([false, true])
  })

  it('shorter than a frame use the nearest frame', () => {
    const { words: rows } = analyseClip(voiced(200, 1), RATE, [mark('a', 503, 0), mark('b', 503, 2)])
    for (const { pitch } of rows) expect(pitch! / 200).toBeCloseTo(1, 2)
  })
})

describe('analyseClip', () => {
  it('returns the same pitch, loudness and words at 44.1 and 48 kHz', () => {
    const [slow, fast] = [oneWord(44_100), oneWord(48_000)]
    expect(slow.medianPitchHz! / fast.medianPitchHz!).toBeCloseTo(1, 3)
    expect(slow.overall.lufsLoudness).toBeCloseTo(fast.overall.lufsLoudness, 1)
    expect(slow.words[0]!.pitch! / fast.words[0]!.pitch!).toBeCloseTo(1, 3)
    expect(slow.words[0]!.vocalFry).toBe(fast.words[0]!.vocalFry)
  })

  it('returns at most 1000 samples in order, within the limits of the chart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.nat(), (seconds, seed) => {
        const { samples, durationMs } = analyseClip(noise(seconds, 8_000, 0.5, seed), 8_000, [])
        expect(samples.length).toBeLessThanOrEqual(MOST_SAMPLES)
        expect(samples.every(({ time }, n) => n === 0 || time > samples[n - 1]!.time)).toBe(true)
        expect(samples.every(({ time, intensity }) => time * 1000 < durationMs && intensity >= -60)).toBe(true)
      }),
      { numRuns: 8 },
    )
  })

  it('returns no pitch for a clip without a voice', () => {
    expect(analyseClip(noise(1, RATE), RATE, []).medianPitchHz).toBeNull()
  })
})

describe('overallResults', () => {
  it('follows BS.1770: a full-scale 997 Hz sine in one channel is -3.01 LUFS', () => {
    expect(overallResults(sine(2, 48_000, 997, 1), 48_000).lufsLoudness).toBeCloseTo(-3.01, 1)
  })

  it('includes percentages of loudness and intensity', () => {
    const half = joined(sine(1, RATE, 500, 0.5), silence(1))
    const { peakIntensity, averageIntensityDb, ...rest } = overallResults(half, RATE)
    expect(peakIntensity).toBeCloseTo(-9.03, 1)
    expect(averageIntensityDb).toBeCloseTo(-12.04, 1)
    expect(rest.averageIntensityPercent).toBeCloseTo(10 ** (-3.01 / 20) * 100, 0)
    expect(rest.perceptualLoudnessPercent).toBeCloseTo(((rest.lufsLoudness + 70) / 64) * 100, 5)
  })

  it('returns -60 dB and no loudness for silence', () => {
    expect(overallResults(silence(1), RATE)).toMatchObject({
      peakIntensity: -60,
      averageIntensityDb: -60,
      lufsLoudness: -Infinity,
      perceptualLoudnessPercent: 0,
    })
  })

  it('uses the whole clip when it is shorter than a window', () => {
    expect(overallResults(sine(0.01, RATE, 500, 1), RATE).peakIntensity).toBeCloseTo(-3, 0)
    expect(overallResults(new Float32Array(0), RATE).peakIntensity).toBe(-60)
  })
})
