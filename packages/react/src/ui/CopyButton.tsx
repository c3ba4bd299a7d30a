import { Copy } from 'lucide-react'
import { Button } from './Button.tsx'
import { SteadyText } from './SteadyText.tsx'

export interface CopyButtonProps {
  label: string
  /** Text in place of the label once it has copied. */
  copiedLabel: string
  isCopied: boolean
  disabled?: boolean
  part?: string
  onClick: () => void
}

/** Button that copies and confirms it, with the same width. */
export function CopyButton({ label, copiedLabel, isCopied, disabled = false, part, onClick }: CopyButtonProps) {
  const [text, other] = isCopied ? [copiedLabel, label] : [label, copiedLabel]
  return (
    <Button variant="primary" part={part} disabled={disabled} onClick={onClick}>
      <SteadyText {...{ text, other }} icon={<Copy aria-hidden="true" />} />
    </Button>
  )
}
