import { expect, test } from 'vitest'
import { createHeardShare } from './heardShare.ts'

test.each<[string, [timeMs: number, status: 'playing' | 'paused' | 'ended'][], number]>([
  ['nothing before playback', [[0, 'paused']], 0],
  [
    'what was played',
    [
      [0, 'playing'],
      [600, 'playing'],
      [1200, 'paused'],
    ],
    0.6,
  ],
  [
    'all at the end',
    [
      [0, 'playing'],
      [1000, 'playing'],
      [2000, 'ended'],
    ],
    1,
  ],
  [
    'a repeated part once',
    [
      [0, 'playing'],
      [600, 'paused'],
      [0, 'paused'],
      [0, 'playing'],
      [600, 'paused'],
    ],
    0.3,
  ],
  [
    'no jump of a paused sound',
    [
      [0, 'paused'],
      [1000, 'paused'],
    ],
    0,
  ],
  [
    'no long jump of a playing sound',
    [
      [0, 'playing'],
      [1600, 'playing'],
    ],
    0,
  ],
  [
    'nothing twice after a step back',
    [
      [0, 'playing'],
      [600, 'playing'],
      [200, 'playing'],
      [600, 'paused'],
    ],
    0.3,
  ],
])('the heard share counts %s', (_what, looks, share) => {
  const heard = createHeardShare(2000)
  const shares = looks.map(([timeMs, status]) => heard.look(timeMs, status))
  expect(shares.at(-1)).toBeCloseTo(share)
})
