import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DriftReading } from '../../kernel/database/driftTables.ts'
import { createRandom } from '../../testing/createRandom.ts'
import { type Distance, findDifferences, isSuspicious, missingReadings } from './driftStatistics.ts'

const DIMENSIONS = 43

/** Euclidean distance of the features of the whole clip. */
const distance: Distance = (a, b) => Math.hypot(...a.whole.map((value, at) => (value ?? 0) - (b.whole[at] ?? 0)))

/** Standard deviations between renderings of a voice: semitones, percent, LU, and of each feature of the voiceprint. */
interface Spread {
  readonly pitch: number
  readonly rate: number
  readonly loudness: number
  readonly timbre: number
}

/** A speaker whose renderings differ as given. */
function createSpeaker(random: () => number, spread: Spread, timbre: readonly number[] = Array(DIMENSIONS).fill(0)) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return (): DriftReading => ({
    pitchHz: 120 * 2 ** ((spread.pitch * normal()) / 12),
    wordsPerMinute: 160 * Math.exp((spread.rate * normal()) / 100),
    lufs: -20 + spread.loudness * normal(),
    voiceprint: { whole: timbre.map((value) => value + spread.timbre * normal()), parts: [] },
  })
}

const spreads = fc.record<Spread>({
  pitch: fc.double({ min: 0, max: 0.8, noNaN: true }),
  rate: fc.double({ min: 0, max: 4, noNaN: true }),
  loudness: fc.double({ min: 0, max: 1, noNaN: true }),
  timbre: fc.double({ min: 0, max: 1.5, noNaN: true }),
})

/** Renders a baseline. */
function takeBaseline(speak: () => DriftReading): DriftReading[] {
  const readings = [speak()]
  while (missingReadings(readings) > 0) readings.push(speak())
  return readings
}

const steady = createSpeaker(createRandom(1), { pitch: 0, rate: 0, loudness: 0, timbre: 0 })

describe('the baseline of a voice', () => {
  it('is two readings of a voice that speaks every time the same', () => {
    expect(takeBaseline(steady)).toHaveLength(2)
  })

  it('is five readings of a voice that varies', () => {
    const varying = createSpeaker(createRandom(1), { pitch: 0.1, rate: 1, loudness: 0.1, timbre: 0.1 })
    expect(takeBaseline(varying)).toHaveLength(5)
  })
})

describe('the comparison with the baseline', () => {
  it('raises no alarm for 50 renderings by the same speaker, however much that speaker varies', () => {
    fc.assert(
      fc.property(fc.integer(), spreads, (seed, spread) => {
        const speak = createSpeaker(createRandom(seed), spread)
        const baseline = takeBaseline(speak)
        const later = Array.from({ length: 50 }, speak)
        const alarms = later.slice(1).filter((one, at) => {
          return findDifferences(baseline, [later[at] ?? one, one], distance).length > 0
        })
        expect(alarms).toEqual([])
      }),
      { seed: 23, numRuns: 300 },
    )
  })

  it('finds another speaker, however much both vary', () => {
    fc.assert(
      fc.property(fc.integer(), spreads, (seed, spread) => {
        const random = createRandom(seed)
        const baseline = takeBaseline(createSpeaker(random, spread))
        const away = Math.max(16, 30 * spread.timbre)
        const direction = Array.from({ length: DIMENSIONS }, () => random() - 0.5)
        const length = Math.hypot(...direction)
        const speak = createSpeaker(
          random,
          spread,
          direction.map((value) => (away * value) / length),
        )
        const found = findDifferences(baseline, [speak(), speak()], distance)
        expect(found.map(({ measure }) => measure)).toContain('timbre')
      }),
      { seed: 23, numRuns: 300 },
    )
  })

  const changed = (change: Partial<DriftReading>): DriftReading => ({ ...steady(), ...change })
  const baseline = takeBaseline(steady)
  const compare = (one: DriftReading, other = one) => findDifferences(baseline, [one, other], distance)

  it.each([
    ['pitch', { pitchHz: 150 }, [120, 150]],
    ['rate', { wordsPerMinute: 130 }, [160, 130]],
    ['loudness', { lufs: -14 }, [-20, -14]],
  ] as const)('names %s as the only difference with its values', (measure, change, [before, after]) => {
    const found = compare(changed(change))
    expect(found.map((one) => one.measure)).toEqual([measure])
    expect(found[0]?.value_before).toBeCloseTo(before, 6)
    expect(found[0]?.value_after).toBeCloseTo(after, 6)
    expect(found[0]?.z_score).toBeGreaterThan(4)
  })

  it('ignores a gain of 1 dB and a speed of 1 %', () => {
    const same = changed({ lufs: -19, pitchHz: 121.2, wordsPerMinute: 161.6 })
    expect(isSuspicious(baseline, same, distance)).toBe(false)
  })

  it('ignores a difference that the second rendering does not confirm', () => {
    expect(compare(changed({ pitchHz: 150 }), steady())).toEqual([])
  })

  it('ignores two differences in opposite directions', () => {
    expect(compare(changed({ pitchHz: 150 }), changed({ pitchHz: 95 }))).toEqual([])
  })

  it('does not compare the pitch of a whisper', () => {
    expect(compare(changed({ pitchHz: null }))).toEqual([])
  })
})
