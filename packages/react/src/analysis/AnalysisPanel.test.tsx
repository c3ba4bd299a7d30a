import { screen, within } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import * as charts from './createChart.ts'
import { wordFixture } from './testing/analysisFixture.ts'
import { ANALYSIS_STATES } from './testing/analysisModel.ts'

beforeEach(() => {
  const chart = { draw: () => {}, destroy: () => {}, toPng: async () => new Blob(['PNG']) }
  vi.spyOn(charts, 'createChart').mockReturnValue(chart)
})
afterEach(() => vi.restoreAllMocks())

const show = (state: keyof typeof ANALYSIS_STATES, part: Partial<(typeof ANALYSIS_STATES)['ready']> = {}) =>
  renderVoice(<AnalysisPanelView {...ANALYSIS_STATES[state]} {...part} />)
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const image = () => screen.getByRole('img').getAttribute('aria-label')
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

describe('AnalysisPanel', () => {
  it('has Start Analysis, Stop Analysis and an audio player with controls', () => {
    const { container } = show('ready')
    expect(screen.getByRole('button', { name: 'Start Analysis' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stop Analysis' })).toBeTruthy()
    expect(container.querySelector('audio')?.controls).toBe(true)
  })

  it('explains how to get data before there is any', () => {
    const { container } = show('ready')
    expect(screen.getByText('Click "Start Analysis" to play and see the live voice data.')).toBeTruthy()
    expect(container.querySelector('canvas')).toBeNull()
  })

  it('draws a chart once there is data', async () => {
    const { container } = show('running')
    expect(container.querySelector('canvas')).toBeTruthy()
    expect(screen.queryByText(/Click "Start Analysis"/)).toBeNull()
    await vi.waitFor(() => expect(container.querySelector('[data-status=drawn]')).toBeTruthy())
  })

  it.each([
    ['ready', false, true],
    ['loading', true, true],
    ['running', true, false],
    ['finished', false, true],
    ['notLoaded', true, true],
  ] as const)('in the state %s, Start is disabled: %s, Stop is disabled: %s', (state, start, stop) => {
    show(state)
    expect([isDisabled('Start Analysis'), isDisabled('Stop Analysis')]).toEqual([start, stop])
  })

  it('shows the overall results with percentages after stopping', () => {
    show('finished')
    expect(screen.getByRole('heading', { name: 'Overall Analysis Results' })).toBeTruthy()
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Peak Intensity (dB)',
      'Average Intensity (dB)',
      'LUFS Loudness (LUFS)',
    ])
    expect(figures[0]).toContain('−11.2 dB')
    expect(figures[1]).toContain('−19.6 dB 38.0 %')
    expect(figures[2]).toContain('−16.0 LUFS 84 %')
  })

  it.each(['ready', 'running'] as const)('shows no results while %s', (state) => {
    show(state)
    expect(screen.queryByRole('heading', { name: 'Overall Analysis Results' })).toBeNull()
  })

  it('has a table of the words', () => {
    show('finished')
    const table = within(screen.getByRole('region', { name: 'Analysis by Word' })).getByRole('table')
    const [head, first, , third, fourth] = within(table).getAllByRole('row')
    expect(cells(head!)).toEqual(['Word', 'Time', 'Avg. Intensity (dB)', 'Avg. Pitch (Hz)', 'Vocal Fry Detected'])
    expect(cells(first!)).toEqual(['Hello,', '0.00 – 0.36 s', '−24.0', '190', 'No'])
    expect(cells(third!)[4]).toBe('Yes')
    expect(cells(fourth!)[3]).toBe('~150')
  })

  it('shows N/A for a quiet word without pitch', () => {
    const mark = { word: 'hush', startTime: 0, duration: 300 }
    show('finished', { words: [wordFixture(mark, { pitch: null, intensity: -40, vocalFry: false })] })
    expect(cells(screen.getAllByRole('row')[1]!)[3]).toBe('N/A')
  })

  it('marks only the current word', () => {
    show('running')
    const current = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'))
    expect(current.map((row) => cells(row)[0])).toEqual([ANALYSIS_STATES.running.words[6]?.word])
  })

  it('seeks to a word by its row', async () => {
    const onSeek = vi.fn()
    const { user } = show('finished', { onSeek })
    await user.click(screen.getByRole('button', { name: 'and, go to 0.4 s' }))
    expect(onSeek).toHaveBeenCalledWith(ANALYSIS_STATES.finished.words[1]?.startTime)
  })

  it.each([
    ['withoutAudio', 'Please load an audio file first.'],
    ['notStarted', 'The analysis could not be started.'],
    ['notLoaded', 'The audio could not be loaded.'],
    ['notMeasured', 'The results could not be computed.'],
    ['notCompared', 'Theo could not be measured.'],
  ] as const)('in the state %s it shows the alert: %s', (state, title) => {
    show(state)
    expect(within(screen.getByRole('alert')).getByText(title)).toBeTruthy()
  })

  it('does not suggest Start Analysis while it is disabled because the audio failed to load', () => {
    show('notLoaded')
    expect(screen.queryByText(/Click "Start Analysis"/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('describes the chart in text and the results once, and nothing during live analysis', () => {
    const { update } = show('running')
    const live = image()
    update(<AnalysisPanelView {...ANALYSIS_STATES.running} series={ANALYSIS_STATES.finished.series} />)
    expect(image()).toBe(live)
    update(<AnalysisPanelView {...ANALYSIS_STATES.finished} />)
    expect(image()).toBe(
      'Chart of Clara over 4.9 s. Pitch from 170 Hz to 230 Hz, median 212 Hz. ' +
        'Intensity from −52.0 dB to −19.1 dB. Vocal fry at one moment. Loudness −16.0 LUFS.',
    )
    expect(screen.getByRole('status').textContent).toBe(
      'The analysis is finished. Peak intensity −11.2 dB, average intensity −19.6 dB, loudness −16.0 LUFS.',
    )
  })

  it('shows the compared voice and removes it', async () => {
    const onCompare = vi.fn()
    const { user } = show('compared', { onCompare })
    expect(within(screen.getByRole('list')).getByText('Theo')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Stop comparing with Theo' }))
    expect(onCompare).toHaveBeenCalledWith(null)
  })

  it('exports its numbers and its image', async () => {
    const onExportCsv = vi.fn()
    const onExportPng = vi.fn()
    const { user, container } = show('finished', { onExportCsv, onExportPng })
    await vi.waitFor(() => expect(container.querySelector('[data-status=drawn]')).toBeTruthy())
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await user.click(screen.getByRole('button', { name: 'Export PNG' }))
    expect(onExportCsv).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(onExportPng).toHaveBeenCalledWith(expect.any(Blob)))
  })

  it('shows an alert when started without audio', async () => {
    const { user } = renderVoice(<AnalysisPanel voice={voiceFixture({ voice_sample_url: null })} />)
    await user.click(screen.getByRole('button', { name: 'Start Analysis' }))
    expect(screen.getByRole('alert').textContent).toContain('Please load an audio file first.')
  })
})
