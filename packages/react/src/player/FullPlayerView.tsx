import { PlayerControls } from './controls/PlayerControls.tsx'
import { PlayerFrame } from './PlayerFrame.tsx'
import { PlayerNotes } from './PlayerNotes.tsx'
import { PlayerStage } from './PlayerStage.tsx'
import { SpeechText } from './words/SpeechText.tsx'
import type { VoicePlayerViewProps } from './VoicePlayerViewProps.ts'

/** The full player as a picture of its state: the stage, with its text. */
export function FullPlayerView({ indicator, prompt, ...player }: VoicePlayerViewProps) {
  return (
    <PlayerFrame player={player} prompt={prompt}>
      <PlayerStage {...player} />
      <SpeechText {...player} />
      <PlayerControls {...player} />
      <PlayerNotes {...player} indicator={indicator} />
    </PlayerFrame>
  )
}
