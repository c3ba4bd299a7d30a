import { useRef, useState } from 'react'
import { Dialog } from '../ui/index.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import type { FullTextEditorProps } from './FullTextEditor.tsx'

type FullTextProps = Omit<FullTextEditorProps, 'editor' | 'onDone'> & {
  /** Beginning of the text, which distinguishes its button from those of other cards. */
  start: string
}

const editorModule = lazyModule(() => import('./FullTextEditor.tsx'))

/**
 * Dialog with the full text, to copy it, or to edit and generate it with the same voice. Its code loads when it first
 * opens.
 */
export function FullText({ start, ...props }: FullTextProps) {
  const { texts } = props
  const [open, setOpen] = useState(false)
  const editor = useRef<HTMLTextAreaElement>(null)
  const close = () => setOpen(false)
  const loaded = useLazyModule(editorModule, open, close)
  return (
    <>
      <button
        type="button"
        part="snippet-full-text"
        aria-label={texts.fullTextOf(start)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-busy={(open && !loaded) || undefined}
        onPointerEnter={editorModule.prepare}
        onFocus={editorModule.prepare}
        onClick={() => setOpen(true)}
      >
        {texts.fullText}
      </button>
      <Dialog
        title={texts.fullText}
        closeLabel={texts.close}
        open={loaded !== null}
        onOpenChange={setOpen}
        initialFocus={editor}
      >
        {/* Made anew each time: it begins with the snippet's own text. */}
        {loaded ? <loaded.FullTextEditor {...props} editor={editor} onDone={close} /> : null}
      </Dialog>
    </>
  )
}
