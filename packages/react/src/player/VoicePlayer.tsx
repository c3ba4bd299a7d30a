import type { VoicePlayerProps } from './useVoicePlayer.ts'
import { useVoicePlayer } from './useVoicePlayer.ts'
import { VoicePlayerView } from './VoicePlayerView.tsx'

/** Hear a voice, read along, and make it say something else. */
export function VoicePlayer(props: VoicePlayerProps) {
  return <VoicePlayerView {...useVoicePlayer(props)} />
}
