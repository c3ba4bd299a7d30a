import { useId } from 'react'
import type { ReactNode } from 'react'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface SegmentedProps<T extends string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string
  /** With an icon, the label is the accessible name and tooltip. */
  options: readonly { value: T; label: string; icon?: ReactNode }[]
  value: T
  onValueChange: (value: T) => void
  part?: string
}

/** Segmented control: a radio group with all options visible. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onValueChange, part } = props
  const name = useId()
  return (
    <div part={part ?? 'segmented'} role="radiogroup" aria-label={label} {...rootProps(props, 'voice-segmented')}>
      {options.map((option) => (
        <label
          key={option.value}
          part="segment"
          data-state={option.value === value ? 'on' : 'off'}
          title={option.icon ? option.label : undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.icon}
          {option.icon ? <span className="voice-hidden">{option.label}</span> : option.label}
        </label>
      ))}
    </div>
  )
}
