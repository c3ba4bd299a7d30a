import { useState } from 'react'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../../player/index.ts'
import { useMessages } from '../../runtime/index.ts'
import { overviewMessages } from '../messages.ts'
import type { Suggestion } from './suggestedTexts.ts'

/** Texts of all languages, needed once somebody asks for one. */
const textsModule = lazyModule(() => import('./suggestedTexts.ts'))

const SUGGESTIONS = ['audiobook', 'news', 'phoneMenu', 'numbers'] as const satisfies readonly Suggestion[]

export type TextSuggestionsProps = Pick<VoicePlayerModel, 'text' | 'onSuggest'> & {
  /** Language of the voice. */
  languageCode: string
}

/** Buttons that set a text for a use, in the language of the voice. */
export function TextSuggestions({ languageCode, text, onSuggest }: TextSuggestionsProps) {
  const texts = useMessages('overview', overviewMessages)
  const [wanted, setWanted] = useState<Suggestion | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  const loaded = useLazyModule(textsModule, wanted !== null)

  async function suggest(name: Suggestion): Promise<void> {
    setWanted(name)
    setIsFailed(false)
    try {
      const { suggestedText } = await textsModule.load()
      onSuggest(suggestedText(languageCode, name))
    } catch {
      // The hook logs the error.
      setIsFailed(true)
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons is no fieldset
    <div className="voice-suggestions" part="suggestions" role="group" aria-label={texts.suggestions}>
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
      {isFailed ? <p role="alert">{texts.suggestionFailed}</p> : null}
    </div>
  )
}
