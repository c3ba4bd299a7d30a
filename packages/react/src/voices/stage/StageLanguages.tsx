import { ChevronDown } from 'lucide-react'
import type { SentenceStageModel } from './useSentenceStage.ts'

/** Number of languages with a chip of their own in a wide place. */
const CHIPS = 6

/** Languages of the voices: chips and a select for the others; one select with all in a narrow place. */
export function StageLanguages({ texts, languages, speakers, onLanguage }: SentenceStageModel) {
  const current = speakers.languageCode
  const chips = languages.slice(0, CHIPS)
  const isChip = chips.some(({ code }) => code === current)
  const others = languages.length - chips.length
  return (
    // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a set of buttons is no fieldset
    <div part="stage-languages" role="group" aria-label={texts.language}>
      {chips.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          className="voice-pill"
          part="stage-language"
          lang={code}
          aria-pressed={code === current}
          onClick={() => (code === current ? undefined : onLanguage(code))}
        >
          {name}
        </button>
      ))}
      {/* Its own text is on top, since a select is as wide as its longest option. */}
      <span
        className="voice-pill"
        part="stage-more"
        data-chosen={!isChip || undefined}
        data-only={others <= 0 || undefined}
      >
        <span data-for="wide" aria-hidden="true">
          {isChip ? texts.stage.moreLanguages(others) : languages.find(({ code }) => code === current)?.name}
        </span>
        <span data-for="narrow" aria-hidden="true">
          {languages.find(({ code }) => code === current)?.name}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
        <select aria-label={texts.language} value={current} onChange={({ target }) => onLanguage(target.value)}>
          {languages.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
