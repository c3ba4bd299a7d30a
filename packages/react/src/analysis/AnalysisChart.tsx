import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
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
  /** Text alternative of the chart. */
  summary: string
  texts: AnalysisMessages
  onExportCsv: () => void
  onExportPng: (picture: Blob) => void
}

// A chunk of its own: only pages that show a chart load the library.
const chartModule = lazyModule(() => import('./createChart.ts'))

/** Chart of pitch, intensity and vocal fry over time. */
export function AnalysisChart({ series, durationMs, summary, texts, onExportCsv, onExportPng }: AnalysisChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const chart = useRef<Chart | null>(null)
  const [status, setStatus] = useState<'loading' | 'drawn' | 'failed'>('loading')

  // Latest content for the next drawing: the library loads late, and the theme may change at any time.
  const content = useRef<Omit<ChartContent, 'theme'>>({ series, durationMs, texts })
  const draw = useCallback(() => {
    if (probe.current) chart.current?.draw({ ...content.current, theme: readChartTheme(probe.current) })
  }, [])
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
  }, [])

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
      {/* The colour has a short CSS transition, whose end notifies the canvas of a theme change. */}
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> holds no canvas */}
      <div className="voice-analysis-plot" role="img" aria-label={summary} onTransitionEnd={draw}>
        {status === 'failed' ? <p>{texts.chartFailed}</p> : <canvas ref={canvas} aria-hidden="true" />}
        <span ref={probe} hidden />
      </div>
    </div>
  )
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
