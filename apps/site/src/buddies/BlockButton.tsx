import { Button } from '@voice-rankings/react/ui'
import { useRef, useState } from 'react'
import { useBuddiesTexts } from './useBuddiesTexts.ts'
import { useBuddyAction } from './useBuddyAction.ts'

interface BlockButtonProps {
  username: string
  /** Called after the person was blocked. */
  onBlocked?: () => void
}

/** Blocks a person after a question. */
export function BlockButton({ username, onBlocked }: BlockButtonProps) {
  const { block: texts, failed } = useBuddiesTexts()
  const [isAsking, setAsking] = useState(false)
  const { isBusy, problem, act } = useBuddyAction()
  const button = useRef<HTMLButtonElement>(null)
  if (!isAsking) {
    return (
      <Button ref={button} size="small" aria-label={`${texts.block}: ${username}`} onClick={() => setAsking(true)}>
        {texts.block}
      </Button>
    )
  }
  return (
    <fieldset className="site-buddy-sure">
      <legend>{texts.sure(username)}</legend>
      <Button
        size="small"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the visitor has asked for it
        autoFocus
        onClick={() => {
          setAsking(false)
          requestAnimationFrame(() => button.current?.focus())
        }}
      >
        {texts.cancel}
      </Button>
      <Button
        size="small"
        variant="primary"
        busy={isBusy}
        onClick={() => void act((buddies) => buddies.block({ username })).then((isDone) => isDone && onBlocked?.())}
      >
        {texts.yes}
      </Button>
      {problem === '' ? null : <p role="alert">{failed}</p>}
    </fieldset>
  )
}
