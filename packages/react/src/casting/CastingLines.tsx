import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/index.ts'
import { castVoiceOf } from './useCasting.ts'
import type { CastingModel } from './useCasting.ts'

/** Lines that are shown where there is little room. */
const FEW = 3

/** Lines of the script with the names of their roles, in the colors of the cast voices. */
export function CastingLines({ texts, text, lines, roles, languageCode, onEditingChange }: CastingModel) {
  const [isWhole, setWhole] = useState(false)
  const genders = new Map(roles?.map((one) => [one.role, castVoiceOf(one)?.voice.voice_gender]))
  const hasNames = lines.some(({ role }) => role !== '')
  // Before the first answer the text is one line.
  const shown = roles ? lines : [{ role: '', line_text: text }]
  return (
    <div part="casting-text">
      <ol part="casting-lines" aria-label={texts.script} lang={languageCode} data-whole={isWhole || undefined}>
        {shown.map(({ role, line_text: line }, at) => (
          // eslint-disable-next-line react/no-array-index-key -- a line may stand there twice, and none is moved
          <li key={at} data-gender={genders.get(role)}>
            {hasNames ? <b dir="auto">{role}</b> : null}
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ol>
      <div part="casting-text-end">
        <Button size="small" icon={<Pencil aria-hidden="true" />} onClick={() => onEditingChange(true)}>
          {texts.edit}
        </Button>
        {shown.length > FEW ? (
          <Button
            size="small"
            variant="plain"
            part="casting-whole"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? texts.fewLines : texts.allLines(shown.length)}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
