import type { VoicePath } from '@voice-rankings/contract'
import { VoiceOverview, VoiceOverviewDialog } from '@voice-rankings/react/overview'
import type { VoiceOverviewProps } from '@voice-rankings/react/overview'
import { useMemo } from 'react'
import { parseVoicePath } from '../place/parseVoicePath.ts'

export interface PlacedOverviewProps extends Omit<VoiceOverviewProps, 'voicePath'> {
  /** Where the voice is found, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: VoicePath | string
  /** With `mode="modal"`, whether the overview is open over the page. Default false. */
  open?: boolean
  /** The visitor opened or closed it. */
  onOpenChange?: (open: boolean) => void
}

// Where no voice is named, the server is asked for one that cannot be, so that the overview says that there is none.
const NOWHERE: VoicePath = { voice_service: '-', voice_gender: 'female', voice_speaker_id: '-' }

/** An overview in the page, or over it. */
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
