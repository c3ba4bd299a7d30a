import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import { expect, it } from 'vitest'
import { createRandom } from '../../testing/createRandom.ts'
import { layOutVoices, type SoundPlace, type SoundVoice } from './layOutVoices.ts'
import { keptNeighbours } from './testing/keptNeighbours.ts'

const FEATURES = 43

/** Voices of three speakers' families, whose parts vary as sentences do. */
function families(count: number): Voiceprint[] {
  const random = createRandom(3)
  const around = (middle: readonly number[], by: number) => middle.map((value) => value + by * (random() - 0.5))
  const middles = Array.from({ length: 3 }, () => Array.from({ length: FEATURES }, () => 12 * random()))
  return Array.from({ length: count }, (_, at) => {
    const whole = around(middles[at % 3]!, 6)
    return { whole, parts: [around(whole, 1), around(whole, 1), around(whole, 1)] }
  })
}

const PRINTS = families(90)
const { distance } = createSimilarity(PRINTS)
const fresh = (prints: readonly Voiceprint[]): SoundVoice[] => prints.map((print) => ({ print, place: null }))
const apart = ([x, y]: SoundPlace, [otherX, otherY]: SoundPlace) => Math.hypot(x - otherX, y - otherY)
const places = layOutVoices(fresh(PRINTS))

it('voices that sound alike are near each other on the map', () => {
  const { trustworthiness, continuity } = keptNeighbours(
    PRINTS.length,
    (a, b) => distance(PRINTS[a]!, PRINTS[b]!),
    (a, b) => apart(places[a]!, places[b]!),
  )
  expect(trustworthiness).toBeGreaterThan(0.9)
  expect(continuity).toBeGreaterThan(0.9)
})

it('the same voices have the same places', () => {
  expect(layOutVoices(fresh(PRINTS))).toEqual(places)
})

it('new voices join those that sound like them, and the others stay near their places', () => {
  const before = layOutVoices(fresh(PRINTS.slice(0, 80)))
  const after = layOutVoices(PRINTS.map((print, at) => ({ print, place: before[at] ?? null })))
  const width = Math.max(...before.map((one) => Math.max(...before.map((other) => apart(one, other)))))
  const moved = before.map((place, at) => apart(place, after[at]!) / width).toSorted((a, b) => a - b)
  expect(moved[40]).toBeLessThan(0.1)
  for (const at of [80, 83, 89]) {
    const nearest = Math.min(
      ...PRINTS.flatMap((_, other) => (other !== at && other % 3 === at % 3 ? [apart(after[at]!, after[other]!)] : [])),
    )
    const others = PRINTS.flatMap((_, other) => (other % 3 === at % 3 ? [] : [apart(after[at]!, after[other]!)]))
    expect(nearest).toBeLessThan(Math.min(...others))
  }
})

it.each([0, 1, 2, 3, 5, 13])('%d voices have as many different places', (count) => {
  const few = layOutVoices(fresh(PRINTS.slice(0, count)))
  expect(new Set(few.map(String)).size).toBe(count)
  expect(few.flat().every(Number.isFinite)).toBe(true)
})

it('voices that sound the same have places', () => {
  const same = Array.from({ length: 6 }, () => PRINTS[0]!)
  expect(layOutVoices(fresh(same)).flat().every(Number.isFinite)).toBe(true)
})
