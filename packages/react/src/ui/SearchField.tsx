import { Search, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
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

/** A text field to find something with: a lens, the text, and a button that empties it. */
export function SearchField({ clearLabel, onClear, busy = false, hint = null, ...input }: SearchFieldProps) {
  return (
    <div className="voice-search-field" part="search-field" data-status={busy ? 'searching' : 'idle'}>
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
