import { BookA } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '../loading/index.ts'
import { Button, Dialog } from '../ui/index.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface ReaderLexiconProps extends Pick<VoiceReaderModel, 'texts'> {
  reader: OpenReader
  /** True if the dialog is open; without it, the component manages its own state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

// A chunk of its own: most texts are read without a change of their pronunciations.
const Lexicon = /* @__PURE__ */ lazyComponent(async () => (await import('../lexicon/index.ts')).Lexicon)

/** Button and dialog of the pronunciations of a text, for its owner. */
export function ReaderLexicon({ reader, texts, open, onOpenChange }: ReaderLexiconProps) {
  const { work, onLexiconChange } = reader
  if (!work.own) return null
  const voices = work.voices.map((voice) => ({ ...voice, voice_language_code: work.work_language }))
  return (
    <Dialog
      title={texts.pronunciations}
      titleHidden
      closeLabel={texts.close}
      side="wide"
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
      trigger={
        <Button part="reader-lexicon" size="small" icon={<BookA aria-hidden="true" />}>
          {texts.pronunciations}
        </Button>
      }
    >
      <Suspense>
        <Lexicon workId={work.work_id} voices={voices} onChange={onLexiconChange} />
      </Suspense>
    </Dialog>
  )
}
