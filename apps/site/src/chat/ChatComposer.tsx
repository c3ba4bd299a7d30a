import { textLimit } from '@voice-rankings/contract'
import { useProfile } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { Send, Square } from 'lucide-react'
import { useId } from 'react'
import { DictationButton } from './DictationButton.tsx'
import { useChatTexts } from './useChatTexts.ts'

/** Number of characters from which those left are shown. */
const NEARLY_FULL = 100

interface ChatComposerProps {
  voiceName: string
  /** Language of the voice, BCP 47. */
  language: string
  draft: string
  /** True while an answer is written or a message is spoken. */
  isBusy: boolean
  onType: (draft: string) => void
  onSend: () => void
  onStop: () => void
}

/** Field for a message. Enter sends it, and Shift with Enter begins a line. */
export function ChatComposer({ voiceName, language, draft, isBusy, onType, onSend, onStop }: ChatComposerProps) {
  const texts = useChatTexts()
  const limit = textLimit(useProfile()?.account_level)
  const id = useId()
  const left = limit - draft.length
  return (
    <div className="site-chat-composer">
      <label htmlFor={id}>{texts.message}</label>
      <textarea
        id={id}
        className="voice-field"
        rows={2}
        dir={draft === '' ? undefined : 'auto'}
        maxLength={limit}
        value={draft}
        placeholder={texts.placeholder(voiceName)}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isBusy) return onStop()
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          onSend()
        }}
      />
      {/* One button, which keeps the focus when its action changes. */}
      <Button
        variant="primary"
        icon={isBusy ? <Square aria-hidden="true" /> : <Send aria-hidden="true" />}
        aria-disabled={(!isBusy && draft.trim() === '') || undefined}
        onClick={isBusy ? onStop : onSend}
      >
        {isBusy ? texts.stop : texts.send}
      </Button>
      <p id={`${id}-hint`} className="site-hint">
        {left < NEARLY_FULL ? texts.left(left) : texts.stopHint}
      </p>
      <DictationButton {...{ draft, language }} onListen={onStop} onType={(said) => onType(said.slice(0, limit))} />
    </div>
  )
}
