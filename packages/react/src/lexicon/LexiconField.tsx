import { useId } from 'react'
import type { Ref } from 'react'

interface LexiconFieldProps {
  label: string
  hint: string
  /** Maximum length in UTF-16 code units. */
  limit: number
  value: string
  inputRef?: Ref<HTMLInputElement>
  onValueChange: (value: string) => void
  onEscape?: (() => void) | undefined
}

/** Text field with a label and a hint. */
export function LexiconField(props: LexiconFieldProps) {
  const { label, hint, limit, value, inputRef, onValueChange, onEscape } = props
  const id = useId()
  return (
    <div part="lexicon-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={inputRef}
        id={id}
        className="voice-field"
        type="text"
        dir="auto"
        value={value}
        maxLength={limit}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onValueChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onEscape) return
          // A dialog around it stays open.
          event.stopPropagation()
          onEscape()
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  )
}
