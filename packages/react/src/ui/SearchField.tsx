import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { rootProps } from './rootProps.ts'
import { Spinner } from './Spinner.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is sought; while there is any, a button takes it away. */
  value: string
  /** Name of that button, for people who hear the page. */
  clearLabel: string
  onClear: () => void
  /** Shows that something is on its way. Default false. */
  busy?: boolean
  /** What stands at the end of the empty field, for example the key that leads here. */
  hint?: ReactNode
}

/**
 * A text field to find something with: a lens, the text, and a button that empties it. Class and style are those of the
 * whole field, all other attributes those of its input.
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
