import { Button } from '@voice-rankings/react/ui'
import { useState } from 'react'
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
  const [step, setStep] = useState<'closed' | 'asking' | 'cancelled'>('closed')
  const { isBusy, problem, act } = useBuddyAction()
  if (step !== 'asking') {
    return (
      <Button
        size="small"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the pressed button is gone with the question
        autoFocus={step === 'cancelled'}
        aria-label={`${texts.block}: ${username}`}
        onClick={() => setStep('asking')}
      >
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
        onClick={() => setStep('cancelled')}
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
