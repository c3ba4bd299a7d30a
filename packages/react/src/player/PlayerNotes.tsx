import { formatTime } from '@voice-rankings/playback'
import type { ReactNode } from 'react'
import { Button } from '../ui/index.ts'
import { useChunk } from './useChunk.ts'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

// A chunk of its own: who is signed in needs none of it.
const loadHold = () => import('./HoldNotes.tsx')

/** The quiet lines below a player: where it goes on, how much may still be generated, and whether the voice was rated. */
export function PlayerNotes(player: VoicePlayerModel & { indicator?: ReactNode }) {
  const { texts, resumesAtMs, allowance, generation, indicator, onStartOver } = player
  const isLimited = allowance !== null || generation.status === 'held'
  const hold = useChunk(loadHold, isLimited, 'The limit is not shown.')
  if (resumesAtMs === null && !isLimited && !indicator) return null
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
      {isLimited && hold && <hold.HoldNotes {...player} formatTime={formatTime} />}
    </div>
  )
}
