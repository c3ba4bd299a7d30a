import { expect, it } from 'vitest'
import { CEPSTRA, type Features } from './features.ts'
import { keptFrames, longPauses, pausesOf, quietFrames } from './quietFrames.ts'

const frames = (levels: number[]): Features => ({
  frames: levels.length,
  levels: Float32Array.from(levels),
  cepstra: new Float32Array(levels.length * CEPSTRA),
})

it('quietFrames marks frames under -38 dB of the loudest', () => {
  const quiet = quietFrames(frames([...Array<number>(10).fill(1), ...Array<number>(10).fill(1e-4)]))
  expect(pausesOf(quiet)).toEqual([{ from: 12, to: 20 }])
})

it('quietFrames marks every frame of silence', () => {
  expect([...quietFrames(frames([0, 0, 0]))]).toEqual([1, 1, 1])
})

it('keptFrames leaves out the middle of a long pause', () => {
  const quiet = Uint8Array.from([0, 1, 1, 1, 1, 1, 1, 0, 1, 0])
  expect([...keptFrames(quiet, 4)]).toEqual([0, 1, 2, 5, 6, 7, 8, 9])
})

it('longPauses leaves out the closure of a plosive', () => {
  const quiet = Uint8Array.from([...Array<number>(20).fill(1), 0, ...Array<number>(24).fill(1)])
  expect(pausesOf(longPauses(quiet))).toEqual([{ from: 21, to: 45 }])
})
