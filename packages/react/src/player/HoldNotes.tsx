// Imports nothing of the player's: what two chunks share becomes a third, which every page with a player would load.
import { useEffect, useState } from 'react'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

interface HoldNotesProps extends Pick<VoicePlayerModel, 'texts' | 'allowance' | 'generation' | 'onLogin'> {
  formatTime: (timeMs: number) => string
}

/** How much a visitor may still have spoken, and how long it takes until there is more. */
export function HoldNotes({ texts, allowance, generation, onLogin, formatTime }: HoldNotesProps) {
  const isHeld = generation.status === 'held'
  const isUsedUp = allowance?.remaining === 0
  const until = isHeld ? generation.until?.getTime() : isUsedUp && allowance.resetsAt
  return (
    <>
      {allowance && !isHeld ? (
        <p part="allowance">
          {texts.allowance(allowance.remaining, allowance.limit, allowance.isDaily)}{' '}
          <button
            type="button"
            className="voice-button"
            data-variant="plain"
            data-size="small"
            part="login"
            onClick={onLogin}
          >
            {texts.loginHint}
          </button>
        </p>
      ) : null}
      {until ? <Countdown until={until} text={(leftMs) => texts.holdLeft(formatTime(leftMs))} /> : null}
    </>
  )
}

/** The time left until a moment, in milliseconds since 1970. A timer is announced when it is asked for, not each second. */
export function Countdown({ until, text }: { until: number; text: (leftMs: number) => string }) {
  const [now, setNow] = useState(Date.now)
  const leftMs = until - now
  useEffect(() => {
    if (leftMs <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs > 0 ? (
    <p part="hold-left" role="timer">
      {text(leftMs)}
    </p>
  ) : null
}
