import type { ReactNode } from 'react'
import { PlayerAnnouncements } from './PlayerAnnouncements.tsx'
import { PlayerProblem } from './PlayerProblem.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface PlayerFrameProps {
  player: VoicePlayerModel & RootProps
  prompt: ReactNode
  children: ReactNode
}

/** What is around and below every player, however it looks. */
export function PlayerFrame({ player, prompt, children }: PlayerFrameProps) {
  const { texts, title, variant, gender, generation, stage, rootRef } = player
  const ref = useRefs(rootRef, player)
  return (
    <section
      part="player"
      aria-label={texts.player(title || texts.untitled)}
      data-variant={variant}
      data-status={generation.status}
      data-playback={stage.status}
      data-gender={gender}
      {...rootProps(player, 'voice-player')}
      ref={ref}
    >
      {children}
      <PlayerProblem {...player} />
      <PlayerAnnouncements {...player} />
      {prompt}
    </section>
  )
}
