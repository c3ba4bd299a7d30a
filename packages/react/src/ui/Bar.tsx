import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface BarProps extends RootProps<SVGSVGElement> {
  /** Filled share, from 0 to 1. */
  share: number
  part: string
}

/** Progress bar, drawn without a style attribute, which a strict CSP forbids. Decorative: text says the same. */
export function Bar({ share, part, ...props }: BarProps) {
  return (
    <svg part={part} aria-hidden="true" {...rootProps(props, 'voice-bar')}>
      <rect width={`${share * 100}%`} height="100%" rx="3" />
    </svg>
  )
}
