import { useId, type ReactNode } from 'react'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

interface CardProps extends RootProps {
  title: string
  part?: string
  children: ReactNode
}

/** Titled card of the sidebar. */
export function Card({ title, part, children, ...props }: CardProps) {
  const id = useId()
  return (
    <section part={part ?? 'box'} aria-labelledby={id} {...rootProps(props, 'voice-box')}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
