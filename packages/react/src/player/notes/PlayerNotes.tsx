import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../../ui/index.ts'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

// A chunk of its own: few sounds have such words.
const unspokenModule = lazyModule(() => import('./UnspokenWords.tsx'))

/**
 * Lines below a player: words that the voice cannot say, where playback continues, how much may still be generated, and
 * whether the voice was rated.
 */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver } = player
  const hasUnspoken = player.stage.marks.some(({ spoken }) => spoken === false)
  const unspoken = useLazyModule(unspokenModule, hasUnspoken)
  if (resumesAtMs === null && !hasUnspoken && !indicator && !allowance && generation.status !== 'held') return null
  return (
    <div part="notes">
      {hasUnspoken && unspoken && <unspoken.UnspokenWords {...player} />}
      {indicator}
      {resumesAtMs === null ? null : (
        <p part="resume">
          {texts.resumes(formatTime(resumesAtMs))}{' '}
          <Button variant="plain" size="small" part="start-over" onClick={onStartOver}>
            {texts.startOver}
          </Button>
        </p>
      )}
      <HoldNotes {...player} />
    </div>
  )
}

// A chunk of its own: who has some left needs none of it.
const countdownModule = lazyModule(() => import('./Countdown.tsx'))

type HoldNotesProps = Pick<VoicePlayerModel, 'texts' | 'allowance' | 'generation' | 'onLogin'>

/** Remaining quota of a visitor, and the waiting time until it resets. */
export function HoldNotes({ texts, allowance, generation, onLogin }: HoldNotesProps) {
  const isHeld = generation.status === 'held'
  const until = isHeld ? generation.until?.getTime() : allowance?.remaining === 0 && allowance.resetsAt
  const countdown = useLazyModule(countdownModule, Boolean(until))
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
