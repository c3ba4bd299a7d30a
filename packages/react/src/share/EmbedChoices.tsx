import type { EmbedForm, EmbedTheme } from '@voice-rankings/contract'
import { Minus, PanelTop, Square, Volume2 } from 'lucide-react'
import { useId } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Segmented } from '../ui/index.ts'
import { EmbedColors } from './EmbedColors.tsx'
import { shareMessages } from './messages.ts'
import type { ShareEmbed } from './useShare.ts'

/** Chosen form and look. */
export interface EmbedChoice {
  form: EmbedForm
  theme: EmbedTheme
  /** Null for the colour of the voice. */
  color: string | null
}

interface EmbedChoicesProps {
  choice: EmbedChoice
  /** Forms to choose from. */
  forms: readonly EmbedForm[]
  /** Gender of the voice, for its colour; null for an embed without one. */
  gender: ShareEmbed['gender'] | null
  onChange: (part: Partial<EmbedChoice>) => void
}

const ICONS = { player: Square, compact: Minus, frame: PanelTop, sound: Volume2 }

/** Form, theme and colour of an embed. A plain audio element has the look of its browser. */
export function EmbedChoices({ choice, forms, gender, onChange }: EmbedChoicesProps) {
  const texts = useMessages('share', shareMessages)
  const group = useId()
  const themes = ['light', 'dark', 'auto'] as const
  return (
    <div part="embed-choices">
      <div role="radiogroup" aria-label={texts.form} part="embed-forms">
        {forms.map((form) => {
          const Sign = ICONS[form]
          const [label, hint] = texts.forms[form]
          return (
            <label key={form} part="embed-form">
              <input
                type="radio"
                name={group}
                checked={choice.form === form}
                aria-describedby={`${group}-${form}`}
                aria-label={label}
                onChange={() => onChange({ form })}
              />
              <Sign aria-hidden="true" />
              <b>{label}</b>
              <span id={`${group}-${form}`}>{hint}</span>
            </label>
          )
        })}
      </div>
      {choice.form === 'sound' ? null : (
        <>
          <div part="embed-choice">
            <b aria-hidden="true">{texts.theme}</b>
            <Segmented
              label={texts.theme}
              options={themes.map((value) => ({ value, label: texts.themes[value] }))}
              value={choice.theme}
              onValueChange={(theme) => onChange({ theme })}
            />
          </div>
          {gender === null ? null : (
            <div part="embed-choice" data-row="">
              <b aria-hidden="true">{texts.color}</b>
              <EmbedColors gender={gender} color={choice.color} onChange={(color) => onChange({ color })} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
