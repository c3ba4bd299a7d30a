import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** The quiet lines below a player: where it goes on, how much may still be generated, and whether the voice was rated. */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver, onLogin } = player
  const isHeld = generation.status === 'held'
  if (resumesAtMs === null && (allowance === null || isHeld) && !indicator) return null
  return (
    <div part="notes">
      {indicator}
      {resumesAtMs === null ? null : (
        <p part="resume">
          {texts.resumes(formatTime(resumesAtMs))}{' '}
          <Button variant="plain" size="small" part="start-over" onClick={onStartOver}>
            {texts.startOver}
          </Button>
        </p>
      )}
      {allowance === null || isHeld ? null : (
        <p part="allowance">
          {texts.allowance(allowance.remaining, allowance.limit, allowance.isDaily)}{' '}
          <Button variant="plain" size="small" part="login" onClick={onLogin}>
            {texts.loginHint}
          </Button>
        </p>
      )}
    </div>
  )
}
