import type { ReactNode } from 'react'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface AlertProps extends RootProps<HTMLDivElement> {
  title: string
  /** Remedy. */
  children?: ReactNode
  part?: string
}

/** Error message, announced once when it appears. */
export function Alert({ title, children, part = 'alert', ...props }: AlertProps) {
  return (
    <div part={part} role="alert" {...rootProps(props, 'voice-alert')}>
      <p part="alert-title">{title}</p>
      {children && <div part="alert-body">{children}</div>}
    </div>
  )
}
