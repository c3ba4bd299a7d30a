import type { Track } from '@voice-rankings/playback'
import { wordAt } from '@voice-rankings/playback'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import { useFollow } from '../player/index.ts'
import { Button } from '../ui/index.ts'
import type { Series } from './analysisCsv.ts'
import { readChartTheme } from './chartTheme.ts'
import type { AnalysisChart as Chart, ChartContent } from './createChart.ts'
import type { AnalysisMessages } from './messages.ts'

export interface AnalysisChartProps {
  /** Analysed voice and the voice drawn above it. Keep the object the same while nothing in it changes. */
  series: readonly Series[]
  /** Milliseconds. */
  durationMs: number
  /** Track of the sound, whose position is shown. */
  track: Track | null
  /** True for the stored measurement, which is coarse. */
  isStored: boolean
  /** Text alternative of the chart. */
  summary: string
  texts: AnalysisMessages
  onExportCsv: () => void
  onExportPng: (picture: Blob) => void
}

// A chunk of its own: only pages that show a chart load the library.
const chartModule = lazyModule(() => import('./createChart.ts'))

/** Chart of pitch, intensity and vocal fry over time. */
export function AnalysisChart(props: AnalysisChartProps) {
  const { series, durationMs, track, isStored, summary, texts, onExportCsv, onExportPng } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const chart = useRef<Chart | null>(null)
  const [status, setStatus] = useState<'loading' | 'drawn' | 'failed'>('loading')

  // Latest content for the next drawing: the library loads late, and the theme may change at any time.
  const content = useRef<Omit<ChartContent, 'theme'>>({ series, durationMs, texts })
  const heard = useRef<HTMLDivElement>(null)
  const seconds = useRef(0)
  /** Lays the marks of the position over the lines. */
  const measure = useCallback(() => {
    const area = chart.current?.area()
    if (!heard.current || !area) return
    heard.current.style.inset = area.inset
    seconds.current = area.seconds
  }, [])
  const draw = useCallback(() => {
    if (probe.current) chart.current?.draw({ ...content.current, theme: readChartTheme(probe.current) })
    measure()
  }, [measure])
  useEffect(() => {
    content.current = { series, durationMs, texts }
    draw()
  }, [series, durationMs, texts, draw])

  useEffect(() => {
    let isGone = false
    async function load(): Promise<void> {
      const { createChart } = await chartModule.load()
      if (isGone || !canvas.current || !probe.current) return
      chart.current = createChart(canvas.current, { ...content.current, theme: readChartTheme(probe.current) })
      measure()
      setStatus('drawn')
    }
    load().catch((error: unknown) => {
      console.error('The chart could not be drawn.', error)
      if (!isGone) setStatus('failed')
    })
    return () => {
      isGone = true
      chart.current?.destroy()
      chart.current = null
    }
  }, [measure])
  useFollow(track, (timeMs) => {
    if (heard.current) showPosition(heard.current, timeMs, seconds.current * 1000, series[0]?.marks ?? [])
  })

  const exportPng = () =>
    chart.current
      ?.toPng()
      .then(onExportPng)
      .catch((error: unknown) => console.error('The picture of the chart could not be made.', error))

  return (
    <div className="voice-analysis-chart" part="analysis-chart" data-status={status}>
      <div className="voice-analysis-chart-head">
        <Legend series={series} texts={texts} />
        <div className="voice-analysis-export" part="analysis-export">
          <Button variant="plain" size="small" onClick={onExportCsv}>
            {texts.exportCsv}
          </Button>
          <Button variant="plain" size="small" disabled={status !== 'drawn'} onClick={() => void exportPng()}>
            {texts.exportPng}
          </Button>
        </div>
      </div>
      <p part="analysis-note">{isStored ? texts.stored : texts.breaks}</p>
      {/* The colour has a short CSS transition, whose end notifies the canvas of a theme change. */}
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> holds no canvas */}
      <div className="voice-analysis-plot" role="img" aria-label={summary} onTransitionEnd={draw}>
        {status === 'failed' ? <p>{texts.chartFailed}</p> : <canvas ref={canvas} aria-hidden="true" />}
        <div ref={heard} part="analysis-heard" aria-hidden="true" hidden>
          <i data-mark="word" />
          <i data-mark="now" />
        </div>
        <span ref={probe} hidden />
      </div>
    </div>
  )
}

/** Moves the band of the current word and the line of the position; a sound at its start has neither. */
function showPosition(area: HTMLElement, timeMs: number, wholeMs: number, marks: Series['marks']): void {
  const [band, line] = area.children as unknown as [HTMLElement, HTMLElement]
  const percent = (ms: number) => `${wholeMs > 0 ? (100 * ms) / wholeMs : 0}%`
  const mark = marks[wordAt(marks, timeMs).word]
  area.hidden = timeMs === 0
  band.hidden = mark === undefined
  line.style.left = percent(timeMs)
  if (!mark) return
  band.style.left = percent(mark.startTime)
  band.style.width = percent(mark.duration)
}

const SERIES = ['pitch', 'intensity', 'vocalFry'] as const

function Legend({ series: [, other], texts }: Pick<AnalysisChartProps, 'series' | 'texts'>) {
  return (
    <ul className="voice-analysis-legend" part="analysis-legend">
      {SERIES.map((name) => (
        <li key={name} data-series={name}>
          <i aria-hidden="true" />
          {texts[name]}
        </li>
      ))}
      {other ? (
        <li data-series="other" data-gender={other.gender}>
          <i aria-hidden="true" />
          {other.name}
        </li>
      ) : null}
    </ul>
  )
}
