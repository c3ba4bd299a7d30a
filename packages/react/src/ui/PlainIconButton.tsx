import type { ButtonHTMLAttributes, Ref } from 'react'

export interface PlainIconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name: the action of the button. */
  label: string
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/** Round icon button without a tooltip. */
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
