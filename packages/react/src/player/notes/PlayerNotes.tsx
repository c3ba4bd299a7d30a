import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../../ui/index.ts'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import type { VoicePlayerModel } from '../VoicePlayerModel.ts'

/**
 * Lines below a player: words that the voice cannot say, where playback continues, how much may still be generated, and
 * whether the voice was rated.
 */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver } = player
  const unspoken = unspokenNote(player)
  if (resumesAtMs === null && !unspoken && !indicator && !allowance && generation.status !== 'held') return null
  return (
    <div part="notes">
      {unspoken && <p part="unspoken">{unspoken}</p>}
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

/** Maximum number of listed words that a voice cannot say. */
const LISTED_WORDS = 8

/** Tells which words of the sound on the stage its voice cannot say; null for none, and while the text is edited. */
export function unspokenNote({ texts, stage, isEdited }: Pick<VoicePlayerModel, 'texts' | 'stage' | 'isEdited'>) {
  const words = new Set(stage.marks.flatMap(({ word, spoken }) => (spoken === false ? [word] : [])))
  if (isEdited || words.size === 0) return null
  const listed = [...words].slice(0, LISTED_WORDS)
  return texts.notSpoken(words.size > LISTED_WORDS ? [...listed, '…'] : listed)
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
