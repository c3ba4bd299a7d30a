import { voicePath as pathOf } from '@voice-rankings/contract'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { Dialog } from '../ui/index.ts'
import { overviewMessages } from './messages.ts'
import { useDialogAddress } from './useDialogAddress.ts'
import type { VoiceOverviewProps } from './useVoiceOverview.ts'
import { VoiceOverview } from './VoiceOverview.tsx'
import { voiceViewPath } from './voiceViews.ts'
import { rootProps, withoutRoot } from '../ui/rootProps.ts'

export interface VoiceOverviewDialogProps extends Omit<VoiceOverviewProps, 'mode'> {
  /** True if it is open. */
  open: boolean
  /** The visitor closed it or went back. */
  onOpenChange: (open: boolean) => void
}

/**
 * Voice overview in a dialog. While it is open, the address is that of the voice, so that it can be shared and
 * reloaded; going back closes the dialog, and closing it restores the address.
 *
 * @example
 * <VoiceOverviewDialog voice={voice} open={isOpen} onOpenChange={setOpen} />
 */
export function VoiceOverviewDialog({ open, onOpenChange, ...props }: VoiceOverviewDialogProps) {
  const { client } = useRuntime()
  const texts = useMessages('overview', overviewMessages)
  const place = props.voice ?? props.voicePath
  const basePath = props.basePath ?? (place ? client.url(pathOf(place)) : null)
  const view = props.view ?? props.defaultView ?? 'generate'
  const snippetId = props.snippetId ?? props.snippet?.voice_snippet_id
  useDialogAddress({
    open,
    href: basePath === null ? null : voiceViewPath(basePath, view, snippetId),
    history: props.history,
    onBack: () => onOpenChange(false),
  })
  return (
    <Dialog
      title={texts.dialogTitle}
      titleHidden
      closeLabel={texts.close}
      side="wide"
      open={open}
      onOpenChange={onOpenChange}
      {...rootProps(props)}
    >
      <VoiceOverview {...withoutRoot(props)} mode="modal" />
    </Dialog>
  )
}
