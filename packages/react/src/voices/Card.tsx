import { useId, type ReactNode } from 'react'

interface CardProps {
  title: string
  part?: string
  children: ReactNode
}

/** A titled box of the sidebar. */
export function Card({ title, part, children }: CardProps) {
  const id = useId()
  return (
    <section className="voice-box" part={part ?? 'box'} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
