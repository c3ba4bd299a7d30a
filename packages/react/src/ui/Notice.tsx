import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface NoticeProps extends RootProps<HTMLDivElement> {
  title: string
  /** Remedy. */
  hint: string
  /** Heading level of its title. Default 2. */
  headingLevel?: 2 | 3 | 4
  action?: string | undefined
  onAction?: () => void
  /** Alternative to the action, for example a link. */
  children?: ReactNode
}

/** Placeholder for an empty list. */
export function Notice({ title, hint, headingLevel = 2, action, onAction, children, ...props }: NoticeProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div part="notice" {...rootProps(props, 'voice-notice')}>
      <Heading part="notice-title">{title}</Heading>
      <p>{hint}</p>
      {action === undefined ? null : (
        <Button variant="primary" onClick={onAction}>
          {action}
        </Button>
      )}
      {children}
    </div>
  )
}
