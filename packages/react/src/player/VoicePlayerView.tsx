import { Alert } from '../ui/index.ts'
import { formatHoldEnd } from './formatHoldEnd.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { PlayerStage } from './PlayerStage.tsx'
import { SpeechText } from './SpeechText.tsx'
import type { VoicePlayerModel } from './useVoicePlayer.ts'

/** A player as a picture of its state. */
export function VoicePlayerView(player: VoicePlayerModel) {
  const { texts, gender, generation, stage } = player
  return (
    <section
      className="voice-player"
      part="player"
      aria-label={texts.player(player.voiceName)}
      data-status={generation.status}
      data-playback={stage.status}
      data-gender={gender}
    >
      <PlayerStage {...player} />
      <SpeechText {...player} />
      <PlayerControls {...player} />
      <Problem {...player} />
      <output className="voice-hidden">
        {generation.status === 'generating' && texts.generating}
        {generation.status === 'ready' && texts.generated}
      </output>
    </section>
  )
}

/** Why there is no new snippet, or why the one there is cannot be heard. */
function Problem({ texts, generation, stage }: VoicePlayerModel) {
  if (generation.status === 'held') {
    const { message, until } = generation
    return <Alert title={until ? texts.holdTitle(message, formatHoldEnd(until)) : message}>{texts.holdBody}</Alert>
  }
  if (generation.status === 'failed') {
    return <Alert title={texts.failedTitle}>{generation.message ?? texts.failedBody}</Alert>
  }
  return stage.problem ? <Alert title={texts.soundTitle}>{stage.problem}</Alert> : null
}
