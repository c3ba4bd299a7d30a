import { parseVoicePath } from '@voice-rankings/contract'
import type { VoicePath } from '@voice-rankings/contract'
import { VoiceOverview, VoiceOverviewDialog } from '@voice-rankings/react/overview'
import type { VoiceOverviewProps } from '@voice-rankings/react/overview'

export interface PlacedOverviewProps extends Omit<VoiceOverviewProps, 'voicePath' | 'docked'> {
  /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: VoicePath | string
  /** With `mode="modal"`, true if the overview is open above the page. Default false. */
  open?: boolean
  /** The visitor opened or closed it. */
  onOpenChange?: (open: boolean) => void
}

/** Overview in the page or in a modal dialog. */
export function PlacedOverview({ voicePath: path, open = false, onOpenChange, ...props }: PlacedOverviewProps) {
  const voicePath = typeof path === 'string' ? parseVoicePath(path) : path
  if (!props.voice && voicePath === undefined) return null
  if (props.mode !== 'modal') return <VoiceOverview {...props} voicePath={voicePath} />
  return (
    <VoiceOverviewDialog
      {...props}
      voicePath={voicePath}
      open={open}
      onOpenChange={(isOpen) => onOpenChange?.(isOpen)}
    />
  )
}
