import { EARLY_ACCESS_DAYS, type LanguageCode } from '@voice-rankings/contract'
import { useRuntime } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { useEarlyAccess } from './useEarlyAccess.ts'

/** Form that leaves an address; `language` is that of the mail. */
export function JoinForm({ language }: { language: LanguageCode }) {
  const { client } = useRuntime()
  const { texts: all, isBusy, isDone, problem, run, reset } = useEarlyAccess()
  const texts = all.join
  const [email, setEmail] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>
        {texts.text(EARLY_ACCESS_DAYS)} <Link to="/privacy">{texts.privacy}</Link>
      </p>
      <form
        className="site-early"
        // Without scripts the address would be part of the page's.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (email.trim() === '') field.current?.focus()
          void run(() => client.earlyAccess.join({ early_email: email, early_language: language }))
        }}
      >
        <label htmlFor={`${id}-email`}>{texts.label}</label>
        <input
          ref={field}
          id={`${id}-email`}
          className="voice-field"
          type="email"
          dir="ltr"
          autoComplete="email"
          spellCheck={false}
          value={email}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={({ target }) => {
            setEmail(target.value)
            reset()
          }}
        />
        {problem === null ? null : (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary" busy={isBusy}>
          {texts.send}
        </Button>
        <output>
          {isDone ? (
            <>
              {texts.done(email.trim())} {texts.hint}
            </>
          ) : null}
        </output>
      </form>
      <NeedsScripts />
    </section>
  )
}
