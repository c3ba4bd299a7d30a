import type { ButtonHTMLAttributes, Ref } from 'react'

export interface PlainIconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, in words: its accessible name. */
  label: string
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/** A round button with an icon alone, and without a tooltip. */
export function PlainIconButton({ label, size = 'medium', part, children, ...rest }: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={`voice-icon-button ${rest.className ?? ''}`.trim()}
      data-size={size}
      part={part ?? 'icon-button'}
    >
      {children}
    </button>
  )
}
