import type { ReactNode } from 'react'

export interface SteadyTextProps {
  text: string
  /** Text that may take its place, for which there is always room. */
  other: string
  /** Icon before both texts. */
  icon?: ReactNode
}

/** Text of a button that keeps its width when another text takes its place, in the middle with its icon. */
export function SteadyText({ text, other, icon }: SteadyTextProps) {
  return (
    <span className="voice-steady" data-other={other}>
      <span>
        {icon}
        {text}
      </span>
    </span>
  )
}
