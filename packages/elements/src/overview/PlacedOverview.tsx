import type { VoicePath } from '@voice-rankings/contract'
import { VoiceOverview, VoiceOverviewDialog } from '@voice-rankings/react/overview'
import type { VoiceOverviewProps } from '@voice-rankings/react/overview'
import { useMemo } from 'react'
import { parseVoicePath } from '../place/parseVoicePath.ts'

export interface PlacedOverviewProps extends Omit<VoiceOverviewProps, 'voicePath'> {
  /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: VoicePath | string
  /** With `mode="modal"`, true if the overview is open above the page. Default false. */
  open?: boolean
  /** The visitor opened or closed it. */
  onOpenChange?: (open: boolean) => void
}

// Requested for an invalid path, so that the overview reports a missing voice.
const NOWHERE: VoicePath = { voice_service: '-', voice_gender: 'female', voice_speaker_id: '-' }

/** Overview in the page or in a modal dialog. */
export function PlacedOverview({ voicePath: path, open = false, onOpenChange, ...props }: PlacedOverviewProps) {
  const voicePath = useMemo(() => (typeof path === 'string' ? (parseVoicePath(path) ?? NOWHERE) : path), [path])
  if (!props.voice && !voicePath) return null
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
