import type { ReactNode } from 'react'
import { CompactPlayer } from './CompactPlayer.tsx'
import { PlayerAnnouncements } from './PlayerAnnouncements.tsx'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerNotes } from './PlayerNotes.tsx'
import { PlayerProblem } from './PlayerProblem.tsx'
import { PlayerStage } from './PlayerStage.tsx'
import { SpeechText } from './SpeechText.tsx'
import type { VoicePlayerModel } from './VoicePlayerModel.ts'

export interface VoicePlayerViewProps extends VoicePlayerModel {
  /** Says whether the voice was rated; nothing without. */
  indicator?: ReactNode
  /** Asks for a rating when it is time; nothing without. */
  prompt?: ReactNode
}

/** A player as a picture of its state. */
export function VoicePlayerView({ indicator, prompt, ...player }: VoicePlayerViewProps) {
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
      {variant === 'compact' ? (
        <CompactPlayer {...player} />
      ) : (
        <>
          <PlayerStage {...player} />
          <SpeechText {...player} />
          <PlayerControls {...player} />
          <PlayerNotes {...player} indicator={indicator} />
        </>
      )}
      <PlayerProblem {...player} />
      <PlayerAnnouncements {...player} />
      {prompt}
    </section>
  )
}
