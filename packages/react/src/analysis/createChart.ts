import type { AnalysisSample } from '@voice-rankings/analysis'
import { SILENCE_DB } from '@voice-rankings/analysis'
import type { ChartConfiguration, ChartDataset, Plugin, TooltipItem } from 'chart.js'
import { Chart, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js'
import type { Series } from './analysisCsv.ts'
import { wordHeard } from './analysisCsv.ts'
import type { ChartTheme } from './chartTheme.ts'
import type { AnalysisMessages } from './messages.ts'

export interface ChartContent {
  /** Analysed voice and the voice drawn above it. */
  series: readonly Series[]
  durationMs: number
  theme: ChartTheme
  texts: AnalysisMessages
}

export interface AnalysisChart {
  draw(content: ChartContent): void
  /** Place of the lines in the canvas as a CSS inset, and the seconds from its left to its right edge; null without a size. */
  area(): { readonly inset: string; readonly seconds: number } | null
  /** Chart as a PNG on the theme's background. */
  toPng(): Promise<Blob>
  destroy(): void
}

type Point = { x: number; y: number }
type LineDataset = ChartDataset<'line', Point[]>

/** Axes in Hz, dB and 0–1, and the maximum number of time labels. */
export const PITCH_AXIS = { min: 0, max: 500 } as const
export const INTENSITY_AXIS = { min: SILENCE_DB, max: 0 } as const
export const VOCAL_FRY_AXIS = { min: 0, max: 1 } as const
export const MOST_TICKS = 20
/** Range in dB below the loudest sample that counts as heard; lower levels are pauses. */
const HEARD_RANGE_DB = 30

Chart.register(LineController, LineElement, PointElement, LinearScale, Tooltip)

/** Draws pitch, intensity and vocal fry over time on a canvas, without animations. */
export function createChart(canvas: HTMLCanvasElement, content: ChartContent): AnalysisChart {
  let { theme } = content
  const plugins = [surface(() => theme), pointer(() => theme)]
  const chart = new Chart<'line', Point[]>(canvas, { ...chartConfiguration(content), plugins })
  return {
    draw(next) {
      theme = next.theme
      const { data, options } = chartConfiguration(next)
      chart.data = data
      if (options) chart.options = options
      chart.update('none')
    },
    area() {
      const { width, height, scales } = chart
      const chartArea = chart.chartArea as typeof chart.chartArea | undefined
      if (!chartArea) return null
      const { top, right, bottom, left } = chartArea
      const inset = `${top}px ${width - right}px ${height - bottom}px ${left}px`
      return { inset, seconds: scales['x']?.max ?? 0 }
    },
    toPng: () => pictureOf(canvas),
    destroy: () => chart.destroy(),
  }
}

export function chartConfiguration(content: ChartContent): ChartConfiguration<'line', Point[]> {
  const { series, durationMs, theme, texts } = content
  const lastTime = Math.max(durationMs / 1000, ...series.map(({ samples }) => samples.at(-1)?.time ?? 0))
  const font = { size: 12, family: theme.font }
  const ticks = { color: theme.text, font, padding: 8 }
  return {
    type: 'line',
    data: { datasets: series.flatMap((_, n) => datasetsOf(content, n)) },
    options: {
      animation: false,
      maintainAspectRatio: false,
      parsing: false,
      normalized: true,
      interaction: { mode: 'nearest', axis: 'x', intersect: false },
      scales: {
        x: {
          type: 'linear',
          min: 0,
          max: lastTime,
          border: { display: false },
          grid: { display: false },
          ticks: {
            ...ticks,
            maxTicksLimit: MOST_TICKS,
            maxRotation: 0,
            includeBounds: false,
            callback: (time) => texts.seconds(Number(time), Number.isInteger(time) ? 0 : 1),
          },
        },
        pitch: {
          ...PITCH_AXIS,
          position: 'left',
          border: { display: false },
          grid: { color: theme.line, drawTicks: false },
          ticks: { ...ticks, stepSize: 100 },
        },
        intensity: {
          ...INTENSITY_AXIS,
          position: 'right',
          border: { display: false },
          grid: { display: false },
          ticks: { ...ticks, stepSize: 12, callback: (level) => texts.level(Number(level)) },
        },
        // Hidden, and reversed so that its dots are at the bottom of the chart.
        vocalFry: { ...VOCAL_FRY_AXIS, display: false, reverse: true },
      },
      plugins: {
        tooltip: {
          backgroundColor: theme.tip,
          titleColor: theme.onTip,
          titleFont: font,
          bodyFont: font,
          bodyColor: theme.onTip,
          displayColors: false,
          cornerRadius: 8,
          padding: { x: 12, y: 9 },
          callbacks: {
            title: (items) => tooltipTitle(items[0]?.parsed.x ?? 0, series[0]?.marks ?? [], texts),
            label: (item) => tooltipLabel(item, texts),
          },
        },
      },
    },
  }
}

/** Current word and time in seconds. */
export function tooltipTitle(time: number, marks: Series['marks'], texts: AnalysisMessages): string {
  return texts.moment(wordHeard(marks, time * 1000), texts.seconds(time))
}

function tooltipLabel({ dataset, parsed: { y } }: TooltipItem<'line'>, texts: AnalysisMessages): string {
  const value = y ?? 0
  const { yAxisID, label = '' } = dataset
  if (yAxisID === 'vocalFry') return label
  return `${label}: ${yAxisID === 'pitch' ? texts.hertz(value) : texts.decibels(value)}`
}

/** One colour for a line, its points and its highlighted points. */
const color = (one: string) => ({
  borderColor: one,
  backgroundColor: one,
  hoverBackgroundColor: one,
  hoverBorderColor: one,
})

/** True if a line can be drawn to the point. */
const isDrawn = (point: Point | undefined) => point !== undefined && !Number.isNaN(point.y)

function datasetsOf({ series, theme, texts }: ChartContent, index: number): LineDataset[] {
  const { name, gender, samples } = series[index]!
  const isOther = index > 0
  const isCompared = series.length > 1
  const label = (one: string) => (isOther ? texts.seriesOf(one, name) : one)
  const line = (part: Partial<LineDataset> & { data: Point[] }): LineDataset => ({
    ...(isOther ? { borderDash: [5, 4] } : {}),
    pointHitRadius: 0,
    ...part,
  })
  const pitches = points(samples, ({ pitch }) => pitch ?? Number.NaN)
  const floor = Math.max(...samples.map(({ intensity }) => intensity)) - HEARD_RANGE_DB
  return [
    line({
      ...color(theme[gender]),
      label: label(texts.pitch),
      yAxisID: 'pitch',
      data: pitches,
      borderWidth: 3,
      borderCapStyle: 'round',
      borderJoinStyle: 'round',
      // An isolated point between pauses needs a marker, since no line shows it.
      pointRadius: pitches.map((_, at) => (isDrawn(pitches[at - 1]) || isDrawn(pitches[at + 1]) ? 0 : 1.25)),
      pointHoverRadius: 4,
    }),
    line({
      ...color(theme.intensity),
      label: label(texts.intensity),
      yAxisID: 'intensity',
      data: points(samples, ({ intensity }) => (intensity > floor ? intensity : Number.NaN)),
      borderWidth: isCompared ? 1 : 1.5,
      pointRadius: 0,
      pointHoverRadius: 3,
      order: 1,
    }),
    line({
      ...color(theme.vocalFry),
      ...(isOther ? { backgroundColor: 'transparent' } : {}),
      label: label(texts.vocalFry),
      yAxisID: 'vocalFry',
      data: fryBars(samples),
      borderWidth: isOther ? 3 : 6,
      borderCapStyle: 'round',
      pointRadius: 0,
      pointHoverRadius: 0,
      clip: false,
    }),
  ]
}

/** A horizontal bar over each sample with vocal fry, from its time to the next. */
function fryBars(samples: readonly AnalysisSample[]): Point[] {
  return samples.flatMap(({ time, vocalFry }, at) => {
    if (vocalFry === 0) return []
    const y = VOCAL_FRY_AXIS.max
    const end = samples[at + 1]?.time ?? time
    return [
      { x: time, y },
      { x: end, y },
      { x: end, y: Number.NaN },
    ]
  })
}

function points(samples: readonly AnalysisSample[], value: (sample: AnalysisSample) => number): Point[] {
  return samples.map((sample) => ({ x: sample.time, y: value(sample) }))
}

/** Fills the background, so that an exported image is not transparent. */
const surface = (theme: () => ChartTheme): Plugin<'line'> => ({
  id: 'surface',
  beforeDraw({ ctx, width, height }) {
    ctx.save()
    ctx.fillStyle = theme().surface
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  },
})

/** Dotted vertical line at the pointer. */
const pointer = (theme: () => ChartTheme): Plugin<'line'> => ({
  id: 'pointer',
  afterDatasetsDraw({ ctx, tooltip, chartArea: { top, bottom } }) {
    if (!tooltip?.opacity) return
    ctx.save()
    ctx.strokeStyle = theme().text
    ctx.setLineDash([2, 3])
    ctx.beginPath()
    ctx.moveTo(tooltip.caretX, top)
    ctx.lineTo(tooltip.caretX, bottom)
    ctx.stroke()
    ctx.restore()
  },
})

function pictureOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))))
  })
}
