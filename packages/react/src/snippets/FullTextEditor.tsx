import { textLimit, voicePath } from '@voice-rankings/contract'
import { useEffect, useId, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useProfile } from '../runtime/index.ts'
import { Button, Link } from '../ui/index.ts'
import type { SnippetCardModel } from './useSnippetCard.ts'
import type { SnippetVariant } from '@voice-rankings/contract'

/** Duration of the "Copied!" message, in milliseconds. */
const COPIED_MS = 2000

export type FullTextEditorProps = Pick<SnippetCardModel, 'texts' | 'text' | 'variant' | 'onNewText'> & {
  editor: RefObject<HTMLTextAreaElement | null>
  onDone: () => void
}

/** Text of a snippet, to copy it, or to edit and generate it with the same voice. */
export function FullTextEditor({ texts, text, variant, editor, onNewText, onDone }: FullTextEditorProps) {
  const [draft, setDraft] = useState(text)
  const limit = textLimit(useProfile()?.account_level)
  const counterId = useId()
  const excess = Math.max(0, draft.length - limit)
  const canSend = draft.trim() !== '' && excess === 0
  const label = texts.send(variant.voice_name)
  return (
    <div className="voice-full-text" part="full-text" data-gender={variant.voice_gender}>
      <textarea
        ref={editor}
        className="voice-editor"
        part="full-text-editor"
        aria-label={texts.editor}
        aria-describedby={counterId}
        aria-invalid={excess > 0 || undefined}
        dir="auto"
        value={draft}
        onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      />
      <p id={counterId} part="full-text-counter" data-state={excess > 0 ? 'over' : 'within'}>
        {excess > 0 ? texts.overLimit(excess) : texts.counter(draft.length, limit)}
      </p>
      <div part="full-text-actions">
        <CopyButton texts={texts} text={draft} />
        {onNewText || !canSend ? (
          <Button
            variant="tone"
            disabled={!canSend}
            onClick={() => {
              onDone()
              onNewText?.(draft)
            }}
          >
            {label}
          </Button>
        ) : (
          <Link className="voice-button" data-variant="tone" data-size="medium" href={textPath(variant, draft)}>
            {label}
          </Link>
        )}
      </div>
    </div>
  )
}

function CopyButton({ texts, text }: Pick<FullTextEditorProps, 'texts' | 'text'>) {
  const [isCopied, setIsCopied] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await button.current?.ownerDocument.defaultView?.navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch (error) {
      // The text is beside the button and can be copied by hand.
      console.error('The text could not be copied.', error)
    }
  }
  return (
    <Button ref={button} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </Button>
  )
}

type VoicePlace = Pick<SnippetVariant, 'voice_service' | 'voice_gender' | 'voice_speaker_id'>

/**
 * Address of a voice's page with a text filled in. It is not generated automatically, since a link must not spend
 * credits.
 */
function textPath(voice: VoicePlace, text: string): string {
  return `${voicePath(voice)}?${new URLSearchParams({ sample_text: text })}`
}
