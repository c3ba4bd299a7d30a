import type { ReactNode } from 'react'
import { PlayerAnnouncements } from './PlayerAnnouncements.tsx'
import { PlayerProblem } from './PlayerProblem.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

export interface PlayerFrameProps {
  player: VoicePlayerModel
  prompt: ReactNode
  children: ReactNode
}

/** What is around and below every player, however it looks. */
export function PlayerFrame({ player, prompt, children }: PlayerFrameProps) {
  const { texts, title, variant, gender, generation, stage, rootRef } = player
  return (
    <section
      className="voice-player"
      part="player"
      ref={rootRef}
      aria-label={texts.player(title || texts.untitled)}
      data-variant={variant}
      data-status={generation.status}
      data-playback={stage.status}
      data-gender={gender}
    >
      {children}
      <PlayerProblem {...player} />
      <PlayerAnnouncements {...player} />
      {prompt}
    </section>
  )
}
