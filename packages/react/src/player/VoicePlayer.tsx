import type { Voice } from '@voice-rankings/contract'
import { OfflineProvider, useHasProvider } from '../runtime/index.ts'
import { RatedPlayer } from './rating/RatedPlayer.tsx'
import { useVoicePlayer } from './useVoicePlayer.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'
import { VoicePlayerView } from './VoicePlayerView.tsx'
import { rootProps } from '../ui/rootProps.ts'

/**
 * Plays a voice with highlighted words and generates new text. With your own sound it needs neither a server nor a
 * `<VoiceProvider>`.
 *
 * @example
 * <VoicePlayer src="/owl.mp3" marks="/owl.vtt" title="The owl" variant="compact" />
 */
export function VoicePlayer(props: VoicePlayerProps) {
  const { voice, variant = 'full', rated = variant === 'full' } = props
  const hasProvider = useHasProvider()
  const player = voice && rated ? <VotedPlayer {...props} voice={voice} /> : <PlainPlayer {...props} />
  return hasProvider ? player : <OfflineProvider>{player}</OfflineProvider>
}

function PlainPlayer(props: VoicePlayerProps) {
  return <VoicePlayerView {...useVoicePlayer(props)} {...rootProps(props)} />
}

function VotedPlayer(props: VoicePlayerProps & { voice: Voice }) {
  const { voice, onRatingSaved } = props
  const player = useVoicePlayer(props)
  return <RatedPlayer {...{ player, voice, onRatingSaved }} View={VoicePlayerView} {...rootProps(props)} />
}
