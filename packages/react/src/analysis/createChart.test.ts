import { describe, expect, it } from 'vitest'
import { readChartTheme } from './chartTheme.ts'
import { chartConfiguration, tooltipTitle } from './createChart.ts'
import { analysisMessages as texts } from './messages.ts'
import { ANALYSIS_STATES } from './testing/analysisModel.ts'

const theme = readChartTheme(document.createElement('span'))
const configure = ({ series } = ANALYSIS_STATES.finished) =>
  chartConfiguration({ series, durationMs: 5000, theme, texts })
const { options, data } = configure()

describe('createChart', () => {
  it('has axes of 0-500 Hz, -60-0 dB and a hidden one of 0-1', () => {
    expect(options?.scales?.['pitch']).toMatchObject({ min: 0, max: 500 })
    expect(options?.scales?.['intensity']).toMatchObject({ min: -60, max: 0 })
    expect(options?.scales?.['vocalFry']).toMatchObject({ min: 0, max: 1, display: false })
  })

  it('labels at most 20 ticks of the time axis, which spans the clip', () => {
    expect(options?.scales?.['x']).toMatchObject({ min: 0, max: 5, ticks: { maxTicksLimit: 20 } })
  })

  it('draws three lines over time, interrupted where no pitch was found and in pauses', () => {
    expect(data.datasets.map(({ label }) => label)).toEqual(['Pitch (Hz)', 'Intensity (dB)', 'Vocal fry'])
    const [pitch, intensity] = data.datasets
    expect(pitch?.data[8]).toEqual({ x: 0.8, y: Number.NaN })
    expect(intensity?.data[7]).toEqual({ x: 0.7, y: expect.closeTo(-23.9, 1) })
    expect(intensity?.data[8]).toEqual({ x: 0.8, y: Number.NaN })
  })

  it('draws vocal fry as bars, each from its sample to the next', () => {
    const [, , fry] = data.datasets
    expect(fry?.data).toEqual([
      { x: 1.6, y: 1 },
      { x: 1.7, y: 1 },
      { x: 1.7, y: Number.NaN },
    ])
  })

  it('marks isolated pitch points only', () => {
    const [own] = ANALYSIS_STATES.finished.series
    const samples = [null, 200, null, 210, 220].map((pitch, at) => ({
      time: at / 10,
      pitch,
      intensity: -30,
      vocalFry: 0 as const,
    }))
    const [pitch] = configure({ ...ANALYSIS_STATES.finished, series: [{ ...own!, samples }] }).data.datasets
    expect(pitch?.pointRadius).toEqual([0, 1.25, 0, 0, 0])
  })

  it('draws a second voice dashed and with its name', () => {
    const { datasets } = configure(ANALYSIS_STATES.compared).data
    expect(datasets.map(({ label, borderDash }) => [label, borderDash !== undefined])).toEqual([
      ['Pitch (Hz)', false],
      ['Intensity (dB)', false],
      ['Vocal fry', false],
      ['Pitch (Hz), Theo', true],
      ['Intensity (dB), Theo', true],
      ['Vocal fry, Theo', true],
    ])
  })

  it('has no animations', () => {
    expect(options?.animation).toBe(false)
  })

  it.each([
    [0.1, '“Hello,” · 0.1 s'],
    [4.97, '“day.” · 5.0 s'],
    [9, '9.0 s'],
  ])('titles its tooltip at %d s: %s', (time, title) => {
    expect(tooltipTitle(time, ANALYSIS_STATES.finished.series[0]!.marks, texts)).toBe(title)
  })
})
