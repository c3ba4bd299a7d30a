import { CASTING_LIMITS, CASTING_USES, PRICE_LIMITS } from '@voice-rankings/contract'
import { useId } from 'react'
import { dollarText } from '../leaderboard/index.ts'
import { leaderboardMessages } from '../leaderboard/messages.ts'
import { formatNumber, useMessages, useWriting } from '../runtime/index.ts'
import { Button, Select } from '../ui/index.ts'
import { voicesMessages } from '../voices/messages.ts'
import type { CastingModel } from './useCasting.ts'

/** Maximum prices to choose from, in US dollars per million characters. */
const LIMITS = [0, ...Object.values(PRICE_LIMITS)]

/** Use and language of a script, and what voices may cost. */
export function CastingForm(props: CastingModel) {
  const { texts, use, priceLimit, isCommercial, languageCode, languages, onDraftChange } = props
  const writing = useWriting()
  const voices = useMessages('voices', voicesMessages)
  const prices = useMessages('leaderboard', leaderboardMessages)
  const limitText = (limit: number) => {
    const dollars = dollarText(limit, prices, writing)
    return limit === 0 ? dollars : voices.priceUpTo(dollars)
  }
  return (
    <div part="casting-options">
      <Select
        label={texts.use}
        value={use}
        options={CASTING_USES.map((value) => ({ value, label: texts.uses[value] }))}
        onValueChange={(value) => onDraftChange({ use: CASTING_USES.find((one) => one === value) ?? use })}
      />
      <Select label={texts.language} value={languageCode} options={languages} onValueChange={props.onLanguageChange} />
      <Select
        label={voices.priceFilter}
        value={priceLimit === null ? '' : String(priceLimit)}
        options={[
          { value: '', label: voices.anyPrice },
          ...LIMITS.map((limit) => ({ value: String(limit), label: limitText(limit) })),
        ]}
        onValueChange={(value) => onDraftChange({ priceLimit: value === '' ? null : Number(value) })}
      />
      <label part="casting-commercial">
        <input
          type="checkbox"
          checked={isCommercial}
          onChange={({ target }) => onDraftChange({ isCommercial: target.checked })}
        />
        {voices.offerNames.commercial}
      </label>
    </div>
  )
}

/** Box in which the script is written. */
export function CastingText({ texts, text, roles, languageCode, onDraftChange, onEditingChange }: CastingModel) {
  const id = useId()
  const writing = useWriting()
  return (
    <div part="casting-text">
      <label htmlFor={id}>{texts.script}</label>
      <textarea
        id={id}
        className="voice-editor"
        dir="auto"
        lang={languageCode}
        rows={10}
        maxLength={CASTING_LIMITS.text}
        placeholder={texts.scriptHint}
        value={text}
        onChange={({ target }) => {
          onEditingChange(true)
          onDraftChange({ text: target.value })
        }}
      />
      <div part="casting-text-end">
        <span part="counter">
          {texts.counter(formatNumber(text.length, 0, writing), formatNumber(CASTING_LIMITS.text, 0, writing))}
        </span>
        {roles ? (
          <Button size="small" onClick={() => onEditingChange(false)}>
            {texts.done}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
