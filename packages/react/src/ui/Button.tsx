import type { ButtonHTMLAttributes, Ref } from 'react'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the main action in ink, `tone` has the voice's colour, `quiet` a border, `plain` neither. */
  variant?: 'primary' | 'tone' | 'quiet' | 'plain'
  size?: 'small' | 'medium' | 'large'
  /** Shows a spinner in place of the icon. */
  busy?: boolean
  /** Icon before the text. */
  icon?: React.ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** Button with a text. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  busy = false,
  icon,
  part,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`voice-button ${rest.className ?? ''}`.trim()}
      data-variant={variant}
      data-size={size}
      aria-busy={busy || undefined}
      part={part ?? 'button'}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
