import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface BarProps extends RootProps<SVGSVGElement> {
  /** How much of it is filled, from 0 to 1. */
  share: number
  part: string
}

/** A bar that is filled in part, drawn without a style attribute, which strict pages refuse. Decorative: words say the same. */
export function Bar({ share, part, ...props }: BarProps) {
  return (
    <svg part={part} aria-hidden="true" {...rootProps(props, 'voice-bar')}>
      <rect width={`${share * 100}%`} height="100%" rx="3" />
    </svg>
  )
}
