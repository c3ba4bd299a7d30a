import { CompactPlayer } from './CompactPlayer.tsx'
import { FullPlayerView } from './FullPlayerView.tsx'
import { PlayerFrame } from './PlayerFrame.tsx'
import type { VoicePlayerViewProps } from './VoicePlayerViewProps.ts'

/**
 * A player as a picture of its state.
 *
 * @example
 * <VoicePlayerView {...useVoicePlayer({ voice })} className="player" />
 */
export function VoicePlayerView({ indicator, prompt, ...player }: VoicePlayerViewProps) {
  if (player.variant === 'full') return <FullPlayerView {...player} indicator={indicator} prompt={prompt} />
  return (
    <PlayerFrame player={player} prompt={prompt}>
      <CompactPlayer {...player} />
    </PlayerFrame>
  )
}
