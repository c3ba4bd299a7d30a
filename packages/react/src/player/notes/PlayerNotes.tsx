import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../../ui/index.ts'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

// A chunk of its own: few sounds have words that the voice cannot say, and few visitors wait for their quota to reset.
const rareModule = lazyModule(() => import('./RareNotes.tsx'))

/**
 * Lines below a player: words that the voice cannot say, where playback continues, how much may still be generated, and
 * whether the voice was rated.
 */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver } = player
  const hasUnspoken = player.stage.marks.some(({ spoken }) => spoken === false)
  const rare = useLazyModule(rareModule, hasUnspoken)
  if (resumesAtMs === null && !hasUnspoken && !indicator && !allowance && generation.status !== 'held') return null
  return (
    <div part="notes">
      {hasUnspoken && rare && <rare.UnspokenWords {...player} />}
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

type HoldNotesProps = Pick<VoicePlayerModel, 'texts' | 'allowance' | 'generation' | 'onLogin'>

/** Remaining quota of a visitor, and the waiting time until it resets. */
export function HoldNotes({ texts, allowance, generation, onLogin }: HoldNotesProps) {
  const isHeld = generation.status === 'held'
  const until = isHeld ? generation.until?.getTime() : allowance?.remaining === 0 && allowance.resetsAt
  const rare = useLazyModule(rareModule, Boolean(until))
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
      {until && rare ? <rare.Countdown until={until} text={(leftMs) => texts.holdLeft(formatTime(leftMs))} /> : null}
    </>
  )
}
