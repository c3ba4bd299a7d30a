import type { ButtonHTMLAttributes, Ref } from 'react'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the button does, in words: its accessible name, and its tooltip. */
  label: string
  /** Text of the tooltip when it says more than the label; null for no tooltip. */
  tooltip?: string | null
  size?: 'small' | 'medium' | 'large'
  ref?: Ref<HTMLButtonElement>
}

/** A round button with an icon alone. */
export function IconButton({ label, tooltip = label, size = 'medium', part, children, ...rest }: IconButtonProps) {
  const button = (
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
  return tooltip === null ? button : <Tooltip text={tooltip}>{button}</Tooltip>
}
