import type { VoiceListing } from '@voice-rankings/contract'
import { VoiceSearch } from '../search/index.ts'
import { Dialog } from '../ui/index.ts'
import type { AnalysisMessages } from './messages.ts'

interface VoiceChooserProps {
  texts: AnalysisMessages
  onSelect: (voice: VoiceListing) => void
  onClose: () => void
}

/** A dialog that finds a voice. */
export function VoiceChooser({ texts, onSelect, onClose }: VoiceChooserProps) {
  function select(voice: VoiceListing): void {
    onClose()
    onSelect(voice)
  }
  return (
    <Dialog title={texts.compareTitle} closeLabel={texts.close} open onOpenChange={(open) => !open && onClose()}>
      <div className="voice-analysis-choice">
        <p>{texts.compareHint}</p>
        <VoiceSearch aria-label={texts.compareTitle} onSelect={select} />
      </div>
    </Dialog>
  )
}
