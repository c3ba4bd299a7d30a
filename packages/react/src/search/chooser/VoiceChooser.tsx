import type { VoiceListing } from '@voice-rankings/contract'
import { useMessages } from '../../runtime/index.ts'
import { Dialog } from '../../ui/index.ts'
import { searchMessages } from '../messages.ts'
import { useVoiceSearch } from '../useVoiceSearch.ts'
import { VoiceSearchView } from '../VoiceSearchView.tsx'

export interface VoiceChooserProps {
  title: string
  /** What the choice is for, or how to search. */
  hint: string
  closeLabel: string
  onSelect: (voice: VoiceListing) => void
  onClose: () => void
}

/** A dialog that finds a voice. */
export function VoiceChooser({ title, hint, closeLabel, onSelect, onClose }: VoiceChooserProps) {
  const messages = useMessages('search', searchMessages)
  const search = useVoiceSearch({
    voicesOnly: true,
    onSelect(voice) {
      onClose()
      onSelect(voice)
    },
  })
  return (
    <Dialog {...{ title, closeLabel }} open onOpenChange={(open) => !open && onClose()}>
      <div className="voice-search-choice">
        <p>{hint}</p>
        <VoiceSearchView {...search} {...{ messages }} aria-label={title} placeholder={messages.placeholder(null)} />
      </div>
    </Dialog>
  )
}
