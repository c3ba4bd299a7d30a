export interface SteadyTextProps {
  text: string
  /** Text that may take its place, for which there is always room. */
  other: string
}

/** Text of a button that keeps its width when another text takes its place. */
export function SteadyText({ text, other }: SteadyTextProps) {
  return (
    <span className="voice-steady" data-other={other}>
      {text}
    </span>
  )
}
