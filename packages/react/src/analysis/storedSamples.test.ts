import { LISTENING_LUFS, SILENCE_DB } from '@voice-rankings/analysis'
import { describe, expect, it } from 'vitest'
import { storedSamples } from './storedSamples.ts'

const MEDIAN_HZ = 200
const levels = (peaks: number[]) => storedSamples({ peaks }, 300, null).map(({ intensity }) => intensity)

describe('storedSamples', () => {
  it('spreads the parts of the waveform over the duration', () => {
    const samples = storedSamples({ peaks: [50, 100, 50, 100], melody: [] }, 4000, MEDIAN_HZ)
    expect(samples.map(({ time }) => time)).toEqual([0.5, 1.5, 2.5, 3.5])
  })

  it('converts semitones from the median to Hz', () => {
    const samples = storedSamples({ peaks: [80, 80, 80], melody: [12, 12, 12] }, 300, MEDIAN_HZ)
    expect(samples.map(({ pitch }) => pitch)).toEqual([400, 400, 400])
  })

  it('smooths the steps of whole semitones', () => {
    const [, middle] = storedSamples({ peaks: [80, 80, 80], melody: [0, 0, 4] }, 300, MEDIAN_HZ)
    expect(middle?.pitch).toBeCloseTo(MEDIAN_HZ * 2 ** (1 / 12))
  })

  it('has no pitch in pauses, in quiet parts without melody and for a voice without a median pitch', () => {
    const wave = { peaks: [2, 10, 80], melody: [3, 0, 0] }
    expect(storedSamples(wave, 300, MEDIAN_HZ).map(({ pitch }) => pitch)).toEqual([null, null, MEDIAN_HZ])
    expect(storedSamples(wave, 300, null).map(({ pitch }) => pitch)).toEqual([null, null, null])
  })

  it('relates intensities to the loudness of -16 LUFS, and maps silence to -60 dB', () => {
    expect(levels([100, 100, 100])).toEqual([LISTENING_LUFS, LISTENING_LUFS, LISTENING_LUFS])
    expect(levels([0, 100])).toEqual([SILENCE_DB, expect.closeTo(-13, 1)])
  })

  it('is empty without a waveform, with a silent one and without a duration', () => {
    expect(storedSamples({ peaks: [] }, 300, MEDIAN_HZ)).toEqual([])
    expect(storedSamples({ peaks: [0, 0] }, 300, MEDIAN_HZ)).toEqual([])
    expect(storedSamples({ peaks: [80] }, 0, MEDIAN_HZ)).toEqual([])
  })
})
