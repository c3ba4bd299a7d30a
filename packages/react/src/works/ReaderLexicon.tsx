import { BookA } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '../loading/index.ts'
import { Button } from '../ui/index.ts'
import { useOpenState } from '../ui/useOpenState.ts'
import type { OpenReader, VoiceReaderModel } from './useVoiceReader.ts'

interface ReaderLexiconProps extends Pick<VoiceReaderModel, 'texts'> {
  reader: OpenReader
  /** True if the dialog is open; without it, the component manages its own state. */
  open?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

// A chunk of its own: most texts are read without a change of their pronunciations.
const LexiconDialog = /* @__PURE__ */ lazyComponent(async () => (await import('./LexiconDialog.tsx')).LexiconDialog)

/** Button and dialog of the pronunciations of a text, for its owner. */
export function ReaderLexicon({ reader, texts, open, onOpenChange }: ReaderLexiconProps) {
  const [isOpen, setOpen] = useOpenState({
    ...(open !== undefined && { open }),
    ...(onOpenChange && { onOpenChange }),
  })
  if (!reader.work.own) return null
  return (
    <>
      <Button
        part="reader-lexicon"
        size="small"
        icon={<BookA aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {texts.pronunciations}
      </Button>
      {isOpen ? (
        <Suspense>
          <LexiconDialog reader={reader} texts={texts} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
