import { expect, it } from 'vitest'
import { stripWords } from './stripWords.ts'
import { clipFixture } from './testing/analysisFixture.ts'

const marks = [
  { word: 'one', startTime: 0, duration: 300 },
  { word: 'two', startTime: 400, duration: 200 },
]
const sample = (time: number, pitch: number | null) => ({ time, pitch, intensity: -20, vocalFry: 0 as const })

it('words have the mean stored pitch of their time, or none', () => {
  const stored = [sample(0.1, 190), sample(0.2, 210), sample(0.35, 999), sample(0.5, null)]
  expect(stripWords(marks, stored, null)).toEqual([
    { word: 'one', startTime: 0, pitch: 200, vocalFry: false, isCoarse: true },
    { word: 'two', startTime: 400, pitch: null, vocalFry: false, isCoarse: true },
  ])
})

it('words of a measured clip have its pitch and vocal fry', () => {
  const clip = clipFixture(marks)
  expect(stripWords(marks, [], clip)).toMatchObject(
    clip.words.map(({ word, pitch, vocalFry }) => ({ word, pitch, vocalFry, isCoarse: false })),
  )
})
