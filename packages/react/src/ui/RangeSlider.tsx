import { useEffect, useRef, useState } from 'react'
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
  /** Histogram counts per equal step between `min` and `max`, drawn above the slider. */
  counts?: readonly number[]
}

const percent = (share: number) => `${share * 100}%`

/** Gap between bars, as a share of a bar's width. */
const GAP = 0.16

/** Debounce before a change is reported, in milliseconds. */
const REST_MS = 250

/**
 * Range of two values below a histogram. Each thumb is a native slider: arrows, Page Up and Down, Home and End work.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, lowLabel, highLabel, min, max, step, value, onValueChange, formatValue, formatRange, counts } = props
  const [draft, setDraft] = useDraft(value, onValueChange)
  const [low, high] = draft
  const share = (at: number) => (at - min) / (max - min)
  const scale = { min, max, step }

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
        {counts ? <Histogram counts={counts} low={share(low)} high={share(high)} /> : null}
        <svg className="voice-range-track" aria-hidden="true">
          <rect x={percent(share(low))} width={percent(share(high) - share(low))} height="100%" />
        </svg>
        <input
          type="range"
          {...scale}
          aria-label={lowLabel}
          aria-valuemin={min}
          aria-valuemax={high}
          aria-valuetext={formatValue(low)}
          value={low}
          // With both thumbs at the far end, the lower one must be on top, since only it can move.
          data-front={share(low) > 0.5}
          onChange={({ target }) => setDraft([Math.min(Number(target.value), high), high])}
        />
        <input
          type="range"
          {...scale}
          aria-label={highLabel}
          aria-valuemin={low}
          aria-valuemax={max}
          aria-valuetext={formatValue(high)}
          value={high}
          onChange={({ target }) => setDraft([low, Math.max(Number(target.value), low)])}
        />
      </div>
    </fieldset>
  )
}

function Histogram({ counts, low, high }: { counts: readonly number[]; low: number; high: number }) {
  const most = Math.max(1, ...counts)
  return (
    <svg className="voice-range-histogram" aria-hidden="true">
      {counts.map((count, at) => {
        const middle = (at + 0.5) / counts.length
        const height = count === 0 ? 0 : Math.max(0.08, count / most)
        return (
          <rect
            key={at}
            data-inside={middle >= low && middle <= high}
            x={percent((at + GAP / 2) / counts.length)}
            y={percent(1 - height)}
            width={percent((1 - GAP) / counts.length)}
            // The bottom is clipped together with the lower corners.
            height="100%"
            rx="2"
          />
        )
      })}
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
