import { LICENSE_KEY_LIMIT } from '@voice-rankings/contract'
import { Button } from '@voice-rankings/react/ui'
import { useId, useRef, useState } from 'react'
import { useActivation } from './useActivation.ts'
import { useUpgradeTexts } from './useUpgradeTexts.ts'

/** Form that activates a pasted license key. */
export function KeyForm() {
  const texts = useUpgradeTexts().texts.key
  const [key, setKey] = useState('')
  const { state, activate, reset } = useActivation()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const problem = state.status === 'failed' ? texts[state.problem] : null
  return (
    <form
      className="site-key"
      // Without scripts the key would be sent in the address.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        // Line breaks of a mail are no part of a key.
        const pasted = key.replaceAll(/\s/g, '')
        if (pasted === '') field.current?.focus()
        void activate({ license_key: pasted })
      }}
    >
      <label htmlFor={id}>{texts.label}</label>
      <textarea
        ref={field}
        id={id}
        className="voice-field"
        dir="ltr"
        rows={4}
        maxLength={LICENSE_KEY_LIMIT}
        autoComplete="off"
        spellCheck={false}
        value={key}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={({ target }) => {
          setKey(target.value)
          reset()
        }}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" busy={state.status === 'busy'}>
        {texts.activate}
      </Button>
      <output>{state.status === 'done' ? texts.done(state.license.plan_name) : null}</output>
    </form>
  )
}
