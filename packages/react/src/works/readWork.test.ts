import { describe, expect, it } from 'vitest'
import { placeInSection, readWork, sectionTime, sectionWave, timeInSection } from './readWork.ts'
import { workFixture } from './testing/workFixture.ts'

const [first, second] = readWork(workFixture())
const HEARD = new Map([
  [0, 1000],
  [1, 2000],
  [2, 1500],
])

describe('the sections of a text', () => {
  it('count their sentences through the whole text', () => {
    expect(first?.sentences.map(({ index }) => index)).toEqual([0, 1, 2])
    expect(second?.sentences.map(({ index, text }) => [index, text])).toEqual([
      [3, 'The boat'],
      [4, 'A boat came.'],
      [5, 'It was empty.'],
    ])
  })

  it('last as long as their sentences with their pauses', () => {
    expect(first && sectionTime(first, HEARD)).toEqual({ ms: 1000 + 500 + 2000 + 250 + 1500 + 1200, isEstimate: false })
    expect(second && sectionTime(second, HEARD).isEstimate).toBe(true)
  })

  it.each([
    [0, { index: 0, positionMs: 0 }],
    [900, { index: 0, positionMs: 900 }],
    // In the pause after a sentence its end counts.
    [1400, { index: 0, positionMs: 1000 }],
    [1500, { index: 1, positionMs: 0 }],
    [3000, { index: 1, positionMs: 1500 }],
  ])('have at %d ms a sentence and a place in it', (timeMs, place) => {
    expect(first && placeInSection(first, timeMs, HEARD)).toEqual(place)
  })

  it('have a time for each place', () => {
    expect(first && timeInSection(first, 1, 300, HEARD)).toBe(1800)
  })

  it('have a waveform of the sentences that were heard, silent elsewhere', () => {
    const { peaks, melody } = sectionWave(first!, HEARD, new Map([[1, { peaks: [80, 80], melody: [2, 2] }]]))
    const at = (timeMs: number) => Math.floor((timeMs / 6450) * peaks.length)
    // The second sentence is heard from 1500 to 3500 ms.
    expect([peaks[at(500)], peaks[at(1400)], peaks[at(1600)], peaks[at(3400)], peaks[at(3700)]]).toEqual([
      0, 0, 80, 80, 0,
    ])
    expect(melody[at(2000)]).toBe(2)
  })
})
