import { expect, it } from 'vitest'
import { waveformPath } from './waveformPath.ts'

it('waveformPath draws one centred stroke per bar, as tall as the peak', () => {
  expect(waveformPath([0, 50, 100], 3)).toBe('M0.5 50v0M1.5 27v46M2.5 4v92')
})

it('waveformPath draws a flat line without peaks', () => {
  expect(waveformPath([], 2)).toBe('M0.5 50v0M1.5 50v0')
})

it('waveformPath limits a peak to the height of the box', () => {
  expect(waveformPath([140, -3], 2)).toBe('M0.5 4v92M1.5 50v0')
})
