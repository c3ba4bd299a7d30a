import { expect, test } from 'vitest'
import { COMPASS, manyVoices, mapFixture } from './testing/mapFixture.ts'
import { voiceMapPaths } from './voiceMapPaths.ts'

const dots = (path: string) => path.split('M').length - 1
const places = (path: string) =>
  [...path.matchAll(/M(\S+) (\S+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const)

test('voiceMapPaths draws a dot for each voice with pitch and pace, by gender', () => {
  const { total, paths } = voiceMapPaths(COMPASS)
  expect([total, dots(paths.female), dots(paths.male)]).toEqual([6, 3, 2])
})

test('a higher voice is farther right, a faster one higher up', () => {
  const { paths } = voiceMapPaths(
    mapFixture([
      ['Low', 'male', 100, 120],
      ['High', 'male', 200, 180],
    ]),
  )
  const [low, high] = places(paths.male)
  expect(high?.[0]).toBeGreaterThan(low?.[0] ?? 0)
  expect(high?.[1]).toBeLessThan(low?.[1] ?? 0)
})

test.each([0, 1, 600, 601, 10_000])('of %i voices at most 600 are drawn, all inside the image', (count) => {
  const { total, paths } = voiceMapPaths(manyVoices(count))
  const drawn = [...places(paths.female), ...places(paths.male)]
  expect(total).toBe(count)
  expect(drawn.length).toBeLessThanOrEqual(600)
  expect(drawn.length).toBeGreaterThanOrEqual(Math.min(count, 300))
  for (const [x, y] of drawn) {
    expect(x >= 0 && x <= 300).toBe(true)
    expect(y >= 0 && y <= 120).toBe(true)
  }
})
