import { expect, it } from 'vitest'
import { HOP_MS } from './features.ts'
import { learnTimes } from './learnTimes.ts'
import { phoneSequence } from './phoneSequence.ts'
import { OBSERVED } from './withDeltas.ts'

/** Frames of sounds, each with its own spectrum: name and number of frames. */
function framesOf(sounds: readonly (readonly [name: string, frames: number])[]): Float32Array {
  const names = [...new Set(sounds.map(([name]) => name))]
  const rows = sounds.flatMap(([name, frames], at) =>
    Array.from({ length: frames }, (_, frame) =>
      Array.from(
        { length: OBSERVED },
        (_, d) => (d === names.indexOf(name) ? 3 : 0) + Math.sin(at * 7 + frame * d) / 5,
      ),
    ),
  )
  return Float32Array.from(rows.flat())
}

const SOUNDS = [
  ['', 20],
  ['a', 20],
  ['b', 12],
  ['', 30],
  ['b', 16],
  ['a', 24],
  ['c', 10],
  ['', 10],
] as const

it('learnTimes corrects rough times of phones, and finds the pause between words', () => {
  const observed = framesOf(SOUNDS)
  const silent = Uint8Array.from(SOUNDS.flatMap(([name, frames]) => Array<number>(frames).fill(name === '' ? 1 : 0)))
  // Every boundary is 5 frames late.
  let at = 0
  const rough = SOUNDS.flatMap(([name, frames], index) => {
    const start = (at + 5) * HOP_MS
    at += frames
    return name === '' ? [] : [{ name, token: index < 4 ? 0 : 1, start, end: (at + 5) * HOP_MS }]
  })
  const units = phoneSequence(rough, (observed.length / OBSERVED) * HOP_MS)
  const found = learnTimes([{ observed, silent, units }])
  expect(found.map(({ name, start, end }) => [name, (end - start) / HOP_MS])).toEqual(SOUNDS)
})

it('learnTimes returns the given times of an utterance that is too short for its phones', () => {
  const phones = Array.from({ length: 50 }, () => ({ name: 'a', token: 0, start: 0, end: 10 }))
  const units = phoneSequence(phones, 10)
  const observed = new Float32Array(2 * OBSERVED)
  expect(learnTimes([{ observed, silent: new Uint8Array(2), units }])).toEqual(units)
})
