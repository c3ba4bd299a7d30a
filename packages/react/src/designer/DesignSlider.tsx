import { shareOf } from '@voice-rankings/contract'
import type { DesignParameter } from '@voice-rankings/contract'
import { useId } from 'react'
import { formatNumber, useWriting } from '../runtime/index.ts'
import type { DesignerMessages } from './messages.ts'

interface DesignSliderProps {
  texts: DesignerMessages
  parameter: DesignParameter
  value: number
  onValueChange: (value: number) => void
  /** Sets the value of the engine's voice: on a double click, and on Delete. */
  onReset: () => void
}

const percent = (share: number) => `${share * 100}%`

/** Slider of a parameter: a tick at the value of the engine's voice, and a line from there to the thumb. */
export function DesignSlider({ texts, parameter, value, onValueChange, onReset }: DesignSliderProps) {
  const { name, unit, range, step, normal } = parameter
  const id = useId()
  const writing = useWriting()
  const decimals = step < 1 ? 1 : 0
  const number = formatNumber(value, decimals, writing, 0)
  const said = unit === null ? number : `${number} ${texts.units[unit]}`
  const [own, now] = [shareOf(normal, range), shareOf(value, range)]
  return (
    <div part="designer-slider">
      <label htmlFor={id}>{texts.parameters[name]}</label>
      <span part="designer-value" aria-hidden="true">
        {said}
      </span>
      <div part="designer-track">
        <svg aria-hidden="true">
          <rect part="designer-line" width="100%" />
          <rect part="designer-fill" x={percent(Math.min(own, now))} width={percent(Math.abs(now - own))} />
          <rect part="designer-tick" x={percent(own)} />
        </svg>
        <input
          id={id}
          type="range"
          min={range[0]}
          max={range[1]}
          step={step}
          value={value}
          aria-valuetext={said}
          onChange={({ target }) => onValueChange(Number(target.value))}
          onDoubleClick={onReset}
          onKeyDown={({ key }) => {
            if (key === 'Delete') onReset()
          }}
        />
      </div>
    </div>
  )
}
