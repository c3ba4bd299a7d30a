import { Copy } from 'lucide-react'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { SteadyText } from '../ui/SteadyText.tsx'
import { shareMessages } from './messages.ts'

interface CopyButtonProps {
  label: string
  isCopied: boolean
  disabled: boolean
  onClick: () => void
}

/** Button that copies and confirms it, with the same width. */
export function CopyButton({ label, isCopied, disabled, onClick }: CopyButtonProps) {
  const { copied } = useMessages('share', shareMessages)
  const [text, other] = isCopied ? [copied, label] : [label, copied]
  return (
    <Button variant="primary" part="share-copy" disabled={disabled} onClick={onClick}>
      <SteadyText {...{ text, other }} icon={<Copy aria-hidden="true" />} />
    </Button>
  )
}
