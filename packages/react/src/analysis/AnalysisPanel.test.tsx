import { screen, within } from '@testing-library/react'
import { voiceFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderVoice } from '../testing/renderVoice.tsx'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import { AnalysisPanelView } from './AnalysisPanelView.tsx'
import * as charts from './createChart.ts'
import { wordFixture } from './testing/analysisFixture.ts'
import { ANALYSIS_STATES } from './testing/analysisModel.ts'

const area = () => ({ inset: '0px', seconds: 5 })
beforeEach(() => {
  const chart = { draw: () => {}, area, destroy: () => {}, toPng: async () => new Blob(['PNG']) }
  vi.spyOn(charts, 'createChart').mockReturnValue(chart)
})
afterEach(() => vi.restoreAllMocks())

const voice = voiceFixture()
const show = (state: keyof typeof ANALYSIS_STATES, part: Partial<(typeof ANALYSIS_STATES)['ready']> = {}) =>
  renderVoice(<AnalysisPanelView {...ANALYSIS_STATES[state]} {...part} />)
const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
const image = () => screen.getByRole('img').getAttribute('aria-label')
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent)

describe('AnalysisPanel', () => {
  it('has Start Analysis, Stop Analysis and a player', async () => {
    const { container, user } = renderVoice(<AnalysisPanel voice={voice} />)
    expect(screen.getByRole('button', { name: 'Start Analysis' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Stop Analysis' })).toBeTruthy()
    const player = within(screen.getByRole('group', { name: 'Audio of Clara' }))
    const played = vi.spyOn(container.querySelector('audio')!, 'play').mockResolvedValue()
    await user.click(player.getByRole('button', { name: 'Play Clara' }))
    expect(played).toHaveBeenCalledOnce()
    expect(player.getByRole('slider', { name: 'Seek' })).toBeTruthy()
  })

  it('draws the stored measurement at once, with all words', async () => {
    const { container } = renderVoice(<AnalysisPanel voice={voice} />)
    expect(image()).toMatch(/^Chart of Clara over \d/)
    await vi.waitFor(() => expect(container.querySelector('[data-status=drawn]')).toBeTruthy())
    expect(screen.getByText(/^Stored measurement/)).toBeTruthy()
    const words = within(screen.getByRole('region', { name: 'Every word' })).getAllByRole('button')
    expect(words).toHaveLength(voice.voice_sample_word_times.length)
    expect(words[0]?.textContent).toMatch(/^Hello, ~\d+ Hz 0\.00 s$/)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('moves and seeks word by word with arrow keys', async () => {
    const onSeek = vi.fn()
    const { user } = show('stored', { onSeek })
    const [first, second] = within(screen.getByRole('region', { name: 'Every word' })).getAllByRole('button')
    first?.focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(second)
    expect(onSeek).toHaveBeenLastCalledWith(ANALYSIS_STATES.stored.strip[1]?.startTime)
    await user.keyboard('{Home}')
    expect(document.activeElement).toBe(first)
    expect(onSeek).toHaveBeenLastCalledWith(0)
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

  it('says that no pitch was heard when every word has an assumed or no pitch', () => {
    const marks = [
      { word: 'hush', startTime: 0, duration: 300 },
      { word: 'now', startTime: 300, duration: 300 },
    ]
    const whispered = { pitch: null, intensity: -20, vocalFry: false }
    const words = marks.map((mark) => wordFixture(mark, whispered))
    const { unmount } = show('finished', { words })
    expect(cells(screen.getAllByRole('row')[1]!)[3]).toBe('~150')
    expect(screen.getByText('No pitch was heard in this recording.')).toBeTruthy()
    unmount()
    show('finished', { words: [words[0]!, wordFixture(marks[1]!, { ...whispered, pitch: 120 })] })
    expect(screen.queryByText('No pitch was heard in this recording.')).toBeNull()
  })

  it('marks only the current word', () => {
    show('running')
    const lit = within(screen.getByRole('region', { name: 'Every word' })).getAllByRole('button', { current: true })
    expect(lit.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^\S+ .* Hz /)])
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
    expect(within(screen.getAllByRole('list')[0]!).getByText('Theo')).toBeTruthy()
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
