import { useId } from 'react'

export interface SegmentedProps<T extends string> {
  /** Name of the choice, for people who hear the page. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onValueChange: (value: T) => void
  part?: string
}

/** One of a few choices, all visible: a radio group that looks like a row of tabs. */
export function Segmented<T extends string>({ label, options, value, onValueChange, part }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div className="voice-segmented" part={part ?? 'segmented'} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} part="segment" data-state={option.value === value ? 'on' : 'off'}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
