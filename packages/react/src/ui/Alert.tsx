import type { ReactNode } from 'react'

export interface AlertProps {
  title: string
  /** What to do about it. */
  children?: ReactNode
  part?: string
}

/** Something went wrong; announced once, when it appears. */
export function Alert({ title, children, part = 'alert' }: AlertProps) {
  return (
    <div className="voice-alert" part={part} role="alert">
      <p part="alert-title">{title}</p>
      {children && <div part="alert-body">{children}</div>}
    </div>
  )
}
