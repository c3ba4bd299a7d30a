import { useRuntime } from '@voice-rankings/react'
import { Button } from '@voice-rankings/react/ui'
import { NeedsScripts } from '../plain/NeedsScripts.tsx'
import { useEarlyAccess } from './useEarlyAccess.ts'

/** What a mailed link does. It takes a press of the button, since virus scanners open links too. */
export function MailedLink({ purpose, token }: { purpose: 'confirm' | 'leave'; token: string }) {
  const { client } = useRuntime()
  const { texts: all, isBusy, isDone, problem, run } = useEarlyAccess()
  const texts = all[purpose]
  return (
    <section className="site-early" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {isDone ? null : (
        <>
          <p>{texts.text}</p>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => void run(() => client.earlyAccess[purpose]({ early_token: token }))}
          >
            {texts.button}
          </Button>
        </>
      )}
      {problem === null ? null : <p role="alert">{problem}</p>}
      <output>{isDone ? texts.done : null}</output>
      <NeedsScripts />
    </section>
  )
}
