import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/index.ts'
import { PlainIconButton } from '../ui/PlainIconButton.tsx'
import type { SnippetsModel } from './useSnippets.ts'

/** Notice about a deleted snippet, with a button that restores it. */
export function RemovedNotice({ texts, removed, store }: Pick<SnippetsModel, 'texts' | 'removed' | 'store'>) {
  const undo = useRef<HTMLButtonElement>(null)
  // The pressed button was removed with its card.
  useEffect(() => {
    if (removed !== null) undo.current?.focus()
  }, [removed])
  return (
    <div className="voice-toast" part="snippet-removed" data-status={removed === null ? 'none' : 'removed'}>
      <output>{removed === null ? null : texts.removed}</output>
      {removed === null ? null : (
        <>
          <Button ref={undo} size="small" onClick={() => void store.restore()}>
            {texts.undo}
          </Button>
          <PlainIconButton label={texts.dismiss} size="small" onClick={store.dismiss}>
            <X aria-hidden="true" />
          </PlainIconButton>
        </>
      )}
    </div>
  )
}
