import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { rootProps } from './rootProps.ts'
import { Spinner } from './Spinner.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Search text; a button clears it if not empty. */
  value: string
  /** Accessible name of that button. */
  clearLabel: string
  onClear: () => void
  /** Shows a spinner. Default false. */
  busy?: boolean
  /** Content at the end of the empty field, for example a shortcut key. */
  hint?: ReactNode
}

/**
 * Search field with an icon and a clear button. Class and style apply to the whole field, other attributes to its
 * input.
 */
export function SearchField(props: SearchFieldProps) {
  const { clearLabel, onClear, busy = false, hint = null, className, style, ...input } = props
  return (
    <div
      part="search-field"
      data-status={busy ? 'searching' : 'idle'}
      {...rootProps({ className, style }, 'voice-search-field')}
    >
      {busy ? <Spinner /> : <Search size={18} aria-hidden="true" />}
      <input type="text" autoComplete="off" enterKeyHint="search" {...input} />
      {input.value === '' ? (
        hint
      ) : (
        <button type="button" part="search-clear" aria-label={clearLabel} onClick={onClear}>
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
