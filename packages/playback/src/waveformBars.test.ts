import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barsIn, MELODY_REACH, waveformBars } from './waveformBars.ts'

const { card, stage } = MELODY_REACH
const middles = (melody: readonly number[], reach: number) =>
  waveformBars({ peaks: melody.map(() => 100), melody }, melody.length, reach).map(({ middle }) => middle)

it('six semitones move a bar by 30 % of the height on cards and by 20 % on the stage', () => {
  expect(middles([6, 3, 0, -6], card)).toEqual([20, 35, 50, 80])
  expect(middles([6, 3, 0, -6], stage)).toEqual([30, 40, 50, 70])
})

it('a wider melody is clamped to six semitones', () => {
  expect(middles([24, -13], card)).toEqual([20, 80])
})

it('bars are as tall as their loudest peak, at the pitch of that peak', () => {
  const [bar] = waveformBars({ peaks: [20, 50, 30], melody: [1, -6, 3] }, 1, card)
  expect(bar).toEqual({ middle: 80, half: 8 })
})

it('loudness and pitch are interpolated between fewer peaks than bars', () => {
  const bars = waveformBars({ peaks: [100, 50], melody: [0, 6] }, 4, card)
  expect(bars.map(({ half }) => half)).toEqual([15, 13, 11, 9])
  expect(bars.map(({ middle }) => middle)).toEqual([46.25, 38.75, 31.25, 23.75])
})

it('bars without a melody are centred and use the whole height', () => {
  expect(waveformBars({ peaks: [100, 50] }, 2, card)).toEqual([
    { middle: 50, half: 46 },
    { middle: 50, half: 23 },
  ])
  expect(waveformBars({ peaks: [100], melody: [] }, 1, card)).toEqual([{ middle: 50, half: 46 }])
})

it('pauses lie flat on the centre line, whatever pitch was found there', () => {
  expect(waveformBars({ peaks: [3, 0], melody: [5, -5] }, 2, card)).toEqual([
    { middle: 50, half: 0 },
    { middle: 50, half: 0 },
  ])
})

it('a waveform without peaks is a flat line of as many bars', () => {
  expect(waveformBars({ peaks: [] }, 3, card)).toEqual([0, 1, 2].map(() => ({ middle: 50, half: 0 })))
})

it.each([
  [320, 64],
  [324.9, 64],
  [325, 65],
  [3, 1],
  [0, 1],
])('a width of %f px has %i bars', (widthPx, count) => {
  expect(barsIn(widthPx)).toBe(count)
})

it('every bar of every waveform is inside the picture', () => {
  const lists = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: -60, max: 60 })))
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 200 }), fc.constantFrom(card, stage), (list, count, reach) => {
      const shape = { peaks: list.map(([peak]) => peak), melody: list.map(([, semitones]) => semitones) }
      const bars = waveformBars(shape, count, reach)
      expect(bars).toHaveLength(count)
      for (const { middle, half } of bars) expect(middle - half >= 4 && middle + half <= 96).toBe(true)
    }),
  )
})
