import type { VoiceListing } from '@voice-rankings/contract'
import { Dialog } from '../../ui/index.ts'
import { VoiceSearch } from '../VoiceSearch.tsx'

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
  function select(voice: VoiceListing): void {
    onClose()
    onSelect(voice)
  }
  return (
    <Dialog {...{ title, closeLabel }} open onOpenChange={(open) => !open && onClose()}>
      <div className="voice-search-choice">
        <p>{hint}</p>
        <VoiceSearch aria-label={title} onSelect={select} />
      </div>
    </Dialog>
  )
}
