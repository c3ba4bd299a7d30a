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
/** 30 pulses a second, of uneven length, as vocal fry is. */
const creaking = () => {
  const instants = Array.from({ length: 20 }, (_, n) => 0.02 + n / 30 + (n % 2) * 0.006)
  return rungPulses(0.7, RATE, instants, [500, 1_500])
}
const mark = (word: string, startTime: number, duration: number) => ({ word, startTime, duration })

const oneWord = (rate: number) => analyseClip(voiced(176, 1.5, rate), rate, [mark('one', 200, 400)])

describe('the words of a clip', () => {
  const clip = joined(voiced(120, 0.5), silence(0.2), voiced(240, 0.5), silence(0.2), noise(0.4, RATE, 0.3))
  const { words } = analyseClip(clip, RATE, [
    mark('low', 0, 500),
    mark('high', 700, 500),
    mark('hush', 1400, 400),
    mark('…', 1210, 180),
  ])

  it('have the time, intensity, pitch and vocal fry of all that they last', () => {
    expect(words[0]).toMatchObject({ word: 'low', startTime: 0, timeRange: [0, 0.5], vocalFry: false })
    expect(words[1]).toMatchObject({ word: 'high', startTime: 700, timeRange: [0.7, 1.2], vocalFry: false })
    expect(words[0]!.pitch! / 120).toBeCloseTo(1, 2)
    expect(words[1]!.pitch! / 240).toBeCloseTo(1, 2)
    expect(words[0]!.intensity).toBeCloseTo(words[1]!.intensity, 0)
  })

  it('without a pitch show about 150 when they are heard, else N/A', () => {
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

  it('average only what lies in 50-800 Hz', () => {
    const pitchHz = Float32Array.of(100, 49.9, 0, 200, 801)
    const track = { pitchHz, creaky: new Uint8Array(5) }
    expect(wordRows(silence(0.05), RATE, track, [mark('a', 0, 40)])[0]?.pitch).toBe(150)
  })

  it('are fry when any point of theirs is', () => {
    const creaky = Uint8Array.of(0, 0, 0, 1, 0, 0)
    const track = { pitchHz: new Float32Array(6), creaky }
    const rows = wordRows(silence(0.06), RATE, track, [mark('a', 0, 25), mark('b', 25, 10), mark('c', 40, 10)])
    expect(rows.map(({ vocalFry }) => vocalFry)).toEqual([false, true, false])
  })

  it('that creak are fry, and those spoken before are not', () => {
    const { words: rows } = analyseClip(joined(voiced(140, 1), creaking()), RATE, [
      mark('clear', 0, 900),
      mark('fry', 1000, 700),
    ])
    expect(rows.map(({ vocalFry }) => vocalFry)).toEqual([false, true])
  })

  it('too short for a frame have the one nearest to them', () => {
    const { words: rows } = analyseClip(voiced(200, 1), RATE, [mark('a', 503, 0), mark('b', 503, 2)])
    for (const { pitch } of rows) expect(pitch! / 200).toBeCloseTo(1, 2)
  })
})

describe('a whole clip', () => {
  it('has the same pitch, loudness and words at 44.1 and 48 kHz', () => {
    const [slow, fast] = [oneWord(44_100), oneWord(48_000)]
    expect(slow.medianPitchHz! / fast.medianPitchHz!).toBeCloseTo(1, 3)
    expect(slow.overall.lufsLoudness).toBeCloseTo(fast.overall.lufsLoudness, 1)
    expect(slow.words[0]!.pitch! / fast.words[0]!.pitch!).toBeCloseTo(1, 3)
    expect(slow.words[0]!.vocalFry).toBe(fast.words[0]!.vocalFry)
  })

  it('is told by at most 1000 samples in the order of time, within the limits of the chart', () => {
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

  it('without a voice claims no pitch', () => {
    expect(analyseClip(noise(1, RATE), RATE, []).medianPitchHz).toBeNull()
  })
})

describe('the overall results', () => {
  it('are true BS.1770 loudness: a full-scale 997 Hz sine in one channel is -3.01 LUFS', () => {
    expect(overallResults(sine(2, 48_000, 997, 1), 48_000).lufsLoudness).toBeCloseTo(-3.01, 1)
  })

  it('hold the percentages of loudness and of intensity', () => {
    const half = joined(sine(1, RATE, 500, 0.5), silence(1))
    const { peakIntensity, averageIntensityDb, ...rest } = overallResults(half, RATE)
    expect(peakIntensity).toBeCloseTo(-9.03, 1)
    expect(averageIntensityDb).toBeCloseTo(-12.04, 1)
    expect(rest.averageIntensityPercent).toBeCloseTo(10 ** (-3.01 / 20) * 100, 0)
    expect(rest.perceptualLoudnessPercent).toBeCloseTo(((rest.lufsLoudness + 70) / 64) * 100, 5)
  })

  it('of silence are -60 dB and no loudness', () => {
    expect(overallResults(silence(1), RATE)).toMatchObject({
      peakIntensity: -60,
      averageIntensityDb: -60,
      lufsLoudness: -Infinity,
      perceptualLoudnessPercent: 0,
    })
  })

  it('of a clip shorter than a window are those of the clip', () => {
    expect(overallResults(sine(0.01, RATE, 500, 1), RATE).peakIntensity).toBeCloseTo(-3, 0)
    expect(overallResults(new Float32Array(0), RATE).peakIntensity).toBe(-60)
  })
})
