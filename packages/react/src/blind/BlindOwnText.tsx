import { BLIND_TEXT_LIMIT } from '@voice-rankings/contract'
import { useId, useState } from 'react'
import { Button } from '../ui/index.ts'
import type { BlindTestModel } from './useBlindTest.ts'

/** Form for the visitor's own sentence. */
export function BlindOwnText({ texts, setting, onSay }: BlindTestModel) {
  const id = useId()
  const [text, setText] = useState(setting.text)
  return (
    <form
      part="blind-own"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSay(text)
      }}
    >
      <label htmlFor={id}>{texts.ownText}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        lang={setting.languageCode}
        maxLength={BLIND_TEXT_LIMIT}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.form?.requestSubmit()
        }}
      />
      <p id={`${id}-hint`}>
        <span>{texts.ownHint}</span>
        <span aria-hidden="true">
          {text.length} / {BLIND_TEXT_LIMIT}
        </span>
      </p>
      <Button type="submit" variant="primary" disabled={text.trim() === ''}>
        {texts.ownSay}
      </Button>
    </form>
  )
}
