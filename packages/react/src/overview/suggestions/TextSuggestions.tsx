import { useEffect, useRef, useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../../player/index.ts'
import { useMessages } from '../../runtime/index.ts'
import { overviewMessages } from '../messages.ts'
import type { Suggestion } from './suggestedTexts.ts'

/** Texts of all languages, needed once a suggestion is chosen. */
const textsModule = lazyModule(() => import('./suggestedTexts.ts'))

const SUGGESTIONS = ['audiobook', 'news', 'phoneMenu', 'numbers'] as const satisfies readonly Suggestion[]

export type TextSuggestionsProps = Pick<VoicePlayerModel, 'text' | 'isEdited' | 'onTextChange'> & {
  /** Language of the voice. */
  languageCode: string
}

/** Text of a suggestion, and the visitor's own text that it replaced; null for none. */
interface Suggested {
  readonly text: string
  readonly typed: string | null
}

/** Buttons that set a text for a use, in the language of the voice. A typed text that they replace can be restored. */
export function TextSuggestions(player: TextSuggestionsProps) {
  const { languageCode, text, onTextChange } = player
  const texts = useMessages('overview', overviewMessages)
  const [status, setStatus] = useState<'idle' | 'wanted' | 'failed'>('idle')
  const [suggested, setSuggested] = useState<Suggested | null>(null)
  const loaded = useLazyModule(textsModule, status === 'wanted')
  const latest = useRef(player)
  useEffect(() => {
    latest.current = player
  })

  async function suggest(name: Suggestion): Promise<void> {
    setStatus('wanted')
    try {
      const { suggestedText } = await textsModule.load()
      // The text may have changed while the suggestions were loading.
      const { text: before, isEdited } = latest.current
      const own = isEdited && before.trim() !== '' ? before : null
      const next = suggestedText(languageCode, name)
      setSuggested({ text: next, typed: before === suggested?.text ? suggested.typed : own })
      onTextChange(next)
    } catch {
      // The hook logs the error.
      setStatus('failed')
    }
  }

  const typed = text === suggested?.text ? suggested.typed : null
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons is no fieldset
    <div className="voice-suggestions" part="suggestions" role="group" aria-label={texts.suggestions}>
      {typed === null ? null : (
        <button type="button" part="suggestion-restore" onClick={() => onTextChange(typed)}>
          {texts.restoreTyped}
        </button>
      )}
      {SUGGESTIONS.map((name) => (
        <button
          key={name}
          type="button"
          part="suggestion"
          aria-pressed={loaded?.suggestedText(languageCode, name) === text}
          onPointerEnter={textsModule.prepare}
          onFocus={textsModule.prepare}
          onClick={() => void suggest(name)}
        >
          {texts.suggested[name]}
        </button>
      ))}
      {status === 'failed' ? <p role="alert">{texts.suggestionFailed}</p> : null}
    </div>
  )
}
