import { Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'

interface FinderProps {
  label: string
  /** Maximum length of the typed text. */
  maxLength: number
  inputRef: Ref<HTMLInputElement>
  value: string
  onValueChange: (value: string) => void
  onEnter: () => void
  /** Results: a list of buttons. */
  children: ReactNode
}

/** Search box above a list; arrow keys move between them and along the list, as Tab does. */
export function Finder({ label, maxLength, inputRef, value, onValueChange, onEnter, children }: FinderProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come up from the controls inside
    <div onKeyDown={moveAlong}>
      <div part="collections-box">
        <Search size={16} aria-hidden="true" />
        <input
          ref={inputRef}
          type="text"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="done"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          onKeyDown={(event) => {
            // Enter ends an IME composition.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
      </div>
      {children}
    </div>
  )
}

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')]
  const place = controls.indexOf(event.target as HTMLElement)
  const next = controls[(place + step + controls.length) % controls.length]
  if (place < 0 || !next) return
  event.preventDefault()
  next.focus()
}
