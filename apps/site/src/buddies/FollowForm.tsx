import { useProfile } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import { readPerson } from './personLink.ts'
import { useBuddiesTexts } from './useBuddiesTexts.ts'
import { useBuddyAction } from './useBuddyAction.ts'

/** Form that follows a person by username or link. */
export function FollowForm({ id }: { id: string }) {
  const { follow: texts, failed } = useBuddiesTexts()
  const profile = useProfile()
  const [text, setText] = useState('')
  const [followed, setFollowed] = useState<string | null>(null)
  const { isBusy, problem, setProblem, act } = useBuddyAction()
  const field = useRef<HTMLInputElement>(null)
  const titleId = useId()
  const problems: Record<string, string> = {
    missing: texts.missing,
    own: texts.own,
    not_found: texts.notFound,
    invalid_fields: texts.notFound,
    conflict: texts.full,
    too_many_requests: texts.tooMany,
  }

  function follow(event: FormEvent) {
    event.preventDefault()
    setFollowed(null)
    const name = readPerson(text)
    if (name === '' || name === profile?.username) {
      setProblem(name === '' ? 'missing' : 'own')
      field.current?.focus()
      return
    }
    void act(async (buddies) => {
      const { username } = await buddies.follow({ username: name })
      setFollowed(username)
      setText('')
    }).then((isDone) => isDone || field.current?.focus())
  }

  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      {/* Without scripts the name would be sent in the address. */}
      <form className="site-buddy-form" method="post" onSubmit={follow}>
        <label htmlFor={id}>{texts.label}</label>
        <input
          ref={field}
          id={id}
          className="voice-field"
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem === '' ? `${id}-hint` : `${id}-hint ${id}-problem`}
          onChange={({ target }) => {
            setText(target.value)
            setProblem('')
          }}
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {texts.follow}
        </Button>
        <p id={`${id}-hint`} className="site-hint">
          {texts.hint}
        </p>
        {problem === '' ? null : (
          <p id={`${id}-problem`} role="alert">
            {problems[problem] ?? failed}
          </p>
        )}
        <output>{followed === null ? null : texts.done(followed)}</output>
      </form>
    </section>
  )
}
