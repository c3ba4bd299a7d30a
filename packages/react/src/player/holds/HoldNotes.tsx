import { formatTime } from '@voice-rankings/playback'
import { Button } from '../../ui/index.ts'
import { useChunk } from '../useChunk.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

// A chunk of its own: who has some left needs none of it.
const loadCountdown = () => import('./Countdown.tsx')

type HoldNotesProps = Pick<VoicePlayerModel, 'texts' | 'allowance' | 'generation' | 'onLogin'>

/** How much a visitor may still have spoken, and how long it takes until there is more. */
export function HoldNotes({ texts, allowance, generation, onLogin }: HoldNotesProps) {
  const isHeld = generation.status === 'held'
  const until = isHeld ? generation.until?.getTime() : allowance?.remaining === 0 && allowance.resetsAt
  const countdown = useChunk(loadCountdown, Boolean(until), 'No countdown.')
  return (
    <>
      {allowance && !isHeld ? (
        <p part="allowance">
          {texts.allowance(allowance.remaining, allowance.limit, allowance.isDaily)}{' '}
          <Button variant="plain" size="small" part="login" onClick={onLogin}>
            {texts.loginHint}
          </Button>
        </p>
      ) : null}
      {until && countdown ? (
        <countdown.Countdown until={until} text={(leftMs) => texts.holdLeft(formatTime(leftMs))} />
      ) : null}
    </>
  )
}
