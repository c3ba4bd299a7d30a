import { useEffect, useRef, useState } from 'react'
import { createAxis } from './createAxis.ts'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface RangeSliderProps extends RootProps<HTMLFieldSetElement> {
  /** Name of the range, for example `Pitch`. */
  label: string
  /** Accessible names of the two thumbs: `Pitch, lowest`. */
  lowLabel: string
  highLabel: string
  min: number
  max: number
  step: number
  value: readonly [number, number]
  /** Called after a debounce, not for every step. */
  onValueChange: (value: [number, number]) => void
  /** Formats a value and a range with their unit. */
  formatValue: (value: number) => string
  formatRange: (value: readonly [number, number]) => string
  /** Histogram, drawn above the slider: counts per equal step between `low` and `high`, where most of the axis is. */
  histogram?: { readonly low: number; readonly high: number; readonly counts: readonly number[] }
}

const percent = (share: number) => `${share * 100}%`

/** Gap between bars, as a share of a bar's width. */
const GAP = 0.16

/** Decimals of values, which steps of 0.01 do not have in binary. */
const DECIMALS = 4

/** Debounce before a change is reported, in milliseconds. */
const REST_MS = 250

/**
 * Range of two values below a histogram. Each thumb is a native slider: arrows, Page Up and Down, Home and End work.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, lowLabel, highLabel, min, max, step, value, onValueChange, formatValue, formatRange, histogram } =
    props
  const [draft, setDraft] = useDraft(value, onValueChange)
  const [low, high] = draft
  const { toShare, toValue, isEven } = createAxis([min, max], [histogram?.low ?? min, histogram?.high ?? max])
  const isByKey = useRef(false)
  // On an uneven axis a native slider holds the place of a value instead of the value.
  const scale = {
    min,
    max,
    step: isEven ? step : 'any',
    onKeyDown: () => (isByKey.current = true),
    onPointerDown: () => (isByKey.current = false),
  }
  const placeOf = (at: number) => (isEven ? at : min + toShare(at) * (max - min))
  const valueAt = (place: number, before: number) => {
    if (isEven) return place
    const steps = Math.round((toValue((place - min) / (max - min)) - min) / step)
    const rounded = Number((min + steps * step).toFixed(DECIMALS))
    // A key moves the thumb by a hundredth of the axis, which may be less than a step.
    if (!isByKey.current || rounded !== before) return rounded
    const next = before + Math.sign(place - placeOf(before)) * step
    return Number(Math.max(min, Math.min(max, next)).toFixed(DECIMALS))
  }

  return (
    <fieldset part="range" {...rootProps(props, 'voice-range')}>
      <legend className="voice-hidden">{label}</legend>
      <div className="voice-range-head">
        <span aria-hidden="true">{label}</span>
        <span data-value aria-hidden="true">
          {formatRange(draft)}
        </span>
      </div>
      <div className="voice-range-body">
        {histogram ? (
          <Histogram
            counts={histogram.counts}
            start={toShare(histogram.low)}
            end={toShare(histogram.high)}
            low={toShare(low)}
            high={toShare(high)}
          />
        ) : null}
        <svg className="voice-range-track" aria-hidden="true">
          <rect x={percent(toShare(low))} width={percent(toShare(high) - toShare(low))} height="100%" />
        </svg>
        <input
          type="range"
          {...scale}
          aria-label={lowLabel}
          aria-valuemin={min}
          aria-valuenow={low}
          aria-valuemax={high}
          aria-valuetext={formatValue(low)}
          value={placeOf(low)}
          // With both thumbs at the far end, the lower one must be on top, since only it can move.
          data-front={toShare(low) > 0.5}
          onChange={({ target }) => setDraft([Math.min(valueAt(Number(target.value), low), high), high])}
        />
        <input
          type="range"
          {...scale}
          aria-label={highLabel}
          aria-valuemin={low}
          aria-valuenow={high}
          aria-valuemax={max}
          aria-valuetext={formatValue(high)}
          value={placeOf(high)}
          onChange={({ target }) => setDraft([low, Math.max(valueAt(Number(target.value), high), low)])}
        />
      </div>
    </fieldset>
  )
}

interface HistogramProps {
  counts: readonly number[]
  /** Ends of the bars and of the chosen range, as shares of the axis. */
  start: number
  end: number
  low: number
  high: number
}

/** Bars, with a mark at each end that is not the end of the axis. */
function Histogram({ counts, start, end, low, high }: HistogramProps) {
  const most = Math.max(1, ...counts)
  const width = (end - start) / counts.length
  return (
    <svg className="voice-range-histogram" aria-hidden="true">
      {counts.map((count, at) => {
        const middle = start + (at + 0.5) * width
        const height = count === 0 ? 0 : Math.max(0.08, count / most)
        return (
          <rect
            key={at}
            data-inside={middle >= low && middle <= high}
            x={percent(start + (at + GAP / 2) * width)}
            y={percent(1 - height)}
            width={percent((1 - GAP) * width)}
            // The bottom is clipped together with the lower corners.
            height="100%"
            rx="2"
          />
        )
      })}
      {[start, end].map((place) =>
        place > 0 && place < 1 ? <line key={place} x1={percent(place)} x2={percent(place)} y2="100%" /> : null,
      )}
    </svg>
  )
}

/** Draft value that follows the thumb and is passed to `onRest` after a debounce. */
function useDraft(value: readonly [number, number], onRest: (value: [number, number]) => void) {
  const [draft, setDraft] = useState<readonly [number, number] | null>(null)
  const tell = useRef(onRest)
  useEffect(() => {
    tell.current = onRest
  })
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => tell.current([draft[0], draft[1]]), REST_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // The draft ends when the value catches up or is set from outside.
  const [told, setTold] = useState(value)
  if (told[0] !== value[0] || told[1] !== value[1]) {
    setTold(value)
    setDraft(null)
  }
  return [draft ?? value, setDraft] as const
}
