import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { Spoken, VoicePlayerProps } from '@voice-rankings/react/player'
import { useMemo } from 'react'
import { FullPlayerView } from '../../../../react/src/player/FullPlayerView.tsx'
import { RatedPlayer } from '../../../../react/src/player/RatedPlayer.tsx'
import { usePlayer } from '../../../../react/src/player/usePlayer.ts'
import { VoiceStatus } from '../../place/VoiceStatus.tsx'
import type { NamedVoice } from '../small/fillFromCatalogue.ts'
import { useNamedVoice } from './useNamedVoice.ts'

interface TakenOverPlayerProps
  extends
    NamedVoice,
    Pick<VoicePlayerProps, 'media' | 'onTrack' | 'onPlay' | 'onPause' | 'onEnded' | 'onSnippet' | 'onRatingSaved'> {
  /** Where the voice is asked for. */
  server: string
}

/** The full player of a voice, whose sample or snippet is in an element that may play already. */
export function FullPlayer({ voicePath, snippetId, server, ...props }: TakenOverPlayerProps) {
  const [state, retry] = useNamedVoice({ voicePath, snippetId }, server)
  return (
    <VoiceStatus state={state} onRetry={retry}>
      {(loaded) => <LoadedPlayer {...props} {...loaded} />}
    </VoiceStatus>
  )
}

type LoadedPlayerProps = Omit<TakenOverPlayerProps, keyof NamedVoice | 'server'> & {
  voice: Voice
  snippet: SpokenSnippet | null
}

/** `VoicePlayer` made of the parts that this one has a use for. */
function LoadedPlayer({ media, ...props }: LoadedPlayerProps) {
  const { voice, snippet, onRatingSaved } = props
  const ownSound = useMemo(() => (media && !snippet ? soundOf(voice, media) : null), [voice, snippet, media])
  const player = usePlayer({ ...props, ownSound })
  return <RatedPlayer player={player} voice={voice} View={FullPlayerView} onRatingSaved={onRatingSaved} />
}

/** The sample of a voice, in the element that plays it already. */
const soundOf = (voice: Voice, media: HTMLMediaElement): Spoken => ({
  text: voice.voice_sample_text,
  audio: { media },
  marks: voice.voice_sample_word_times,
  peaks: voice.voice_sample_peaks,
  durationMs: null,
})
