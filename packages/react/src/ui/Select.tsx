import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface SelectOption {
  value: string
  label: string
  /** Number shown after the label. */
  count?: number
}

export interface SelectProps extends RootProps<HTMLDivElement> {
  label: string
  value: string
  options: readonly SelectOption[]
  onValueChange: (value: string) => void
  /** Hides the label visually. */
  labelHidden?: boolean
}

/** Native select. */
export function Select({ label, value, options, onValueChange, labelHidden = false, ...props }: SelectProps) {
  const id = useId()
  return (
    <div part="select" {...rootProps(props, 'voice-select')}>
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
