import { Lexicon } from '../lexicon/index.ts'
import { Dialog } from '../ui/index.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface LexiconDialogProps extends Pick<VoiceReaderModel, 'texts'> {
  reader: Pick<OpenReader, 'work' | 'onLexiconChange'>
  onClose: () => void
}

/** Dialog of the pronunciations of a text, which are heard in its voices. */
export function LexiconDialog({ reader, texts, onClose }: LexiconDialogProps) {
  const { work, onLexiconChange } = reader
  const voices = work.voices.map((voice) => ({ ...voice, voice_language_code: work.work_language }))
  return (
    <Dialog
      title={texts.pronunciations}
      titleHidden
      closeLabel={texts.close}
      side="wide"
      open
      onOpenChange={(open) => !open && onClose()}
    >
      <Lexicon workId={work.work_id} voices={voices} onChange={onLexiconChange} />
    </Dialog>
  )
}
