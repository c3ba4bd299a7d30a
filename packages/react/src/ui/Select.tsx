import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

export interface SelectOption {
  value: string
  label: string
  /** How many there are; shown behind the label. */
  count?: number
}

export interface SelectProps {
  label: string
  value: string
  options: readonly SelectOption[]
  onValueChange: (value: string) => void
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean
}

/** One of several, as the platform's own list: it scrolls, searches by typing and fits a thumb. */
export function Select({ label, value, options, onValueChange, labelHidden = false }: SelectProps) {
  const id = useId()
  return (
    <div className="voice-select" part="select">
      <label htmlFor={id} className={labelHidden ? 'voice-hidden' : undefined}>
        {label}
      </label>
      <div className="voice-select-field">
        <select id={id} value={value} onChange={({ target }) => onValueChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.count === undefined ? option.label : `${option.label} (${option.count})`}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  )
}
