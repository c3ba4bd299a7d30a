import type { ReactNode } from 'react'
import { PlayerProblem } from './notes/PlayerProblem.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'
import { rootProps, useRefs } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'

export interface PlayerFrameProps {
  player: VoicePlayerModel & RootProps
  prompt: ReactNode
  children: ReactNode
}

/** Common frame of all player variants. */
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

/** Share of the text limit from which the remaining length is announced. */
const NEAR = 0.9

/**
 * Live region for screen readers: the progress of a generation, and at most three announcements about the length of a text. It is
 * silent while the voice speaks.
 */
function PlayerAnnouncements({ texts, readOnly, generation, text, limit, excess, isEdited }: VoicePlayerModel) {
  if (readOnly) return null
  return (
    <output className="voice-hidden">
      {generation.status === 'generating' && texts.generating}
      {generation.status === 'idle' && generation.isHoldOver && texts.holdOver}
      {generation.status === 'ready' && !isEdited && texts.generated}
      {generation.status !== 'generating' && isEdited && lengthNotice()}
    </output>
  )

  function lengthNotice(): string | null {
    if (excess > 0) return texts.pastLimit
    if (text.length === limit) return texts.atLimit
    return text.length >= limit * NEAR ? texts.nearLimit(Math.round(limit * (1 - NEAR))) : null
  }
}
