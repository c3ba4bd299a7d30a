import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'
import { HoldNotes } from './holds/HoldNotes.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

/** The quiet lines below a player: where it goes on, how much may still be generated, and whether the voice was rated. */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver } = player
  if (resumesAtMs === null && !indicator && !allowance && generation.status !== 'held') return null
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
      <HoldNotes {...player} />
    </div>
  )
}
