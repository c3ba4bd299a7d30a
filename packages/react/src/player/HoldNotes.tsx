import { formatTime } from '@voice-rankings/playback'
import { useEffect, useState } from 'react'
import { useMessages } from '../runtime/index.ts'
import { Button } from '../ui/index.ts'
import { playerMessages } from './messages.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** How much a visitor may still have spoken, and how long it takes until there is more. */
export function HoldNotes({ texts, allowance, generation, onLogin }: VoicePlayerModel) {
  const isHeld = generation.status === 'held'
  const isUsedUp = allowance?.remaining === 0
  const until = isHeld ? generation.until?.getTime() : isUsedUp && allowance.resetsAt
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
      {until ? <Countdown until={until} /> : null}
    </>
  )
}

/** The time left until a moment, in milliseconds since 1970. A timer is announced when it is asked for, not each second. */
export function Countdown({ until }: { until: number }) {
  const texts = useMessages('player', playerMessages)
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1000)
    return () => clearTimeout(timer)
  }, [now])
  return until > now ? (
    <p part="hold-left" role="timer">
      {texts.holdLeft(formatTime(until - now))}
    </p>
  ) : null
}
