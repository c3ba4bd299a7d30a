import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { PlayerRuntime } from '@voice-rankings/react'
import type { Spoken, VoicePlayerProps } from '@voice-rankings/react/player'
import { useCallback, useMemo } from 'react'
import type { ReactNode } from 'react'
import { FullPlayerView } from '@voice-rankings/react/inside/player/FullPlayerView.tsx'
import { RatedPlayer } from '@voice-rankings/react/inside/player/rated/RatedPlayer.tsx'
import { usePlayer } from '@voice-rankings/react/inside/player/usePlayer.ts'
import type { VoicePlaceProps } from '../../place/VoicePlace.tsx'
import { VoiceStatus } from '../../place/VoiceStatus.tsx'
import { askServer } from '../small/fillFromCatalogue.ts'
import type { NamedVoice } from '../small/NamedVoice.ts'
import type { AskFor } from './loadVoice.ts'
import { useNamedVoice } from './useNamedVoice.ts'

/** What a `<voice-player>` is given. */
export interface PlayerElementProps
  extends Omit<VoicePlayerProps, keyof VoicePlaceProps | 'draft' | 'onDraft' | 'onTrack'>, VoicePlaceProps {}

export interface FullPlayerProps extends PlayerElementProps, Pick<VoicePlayerProps, 'onTrack'> {
  /** Where a voice that is named is asked for, unless `source` is there to ask. */
  server: string
  source?: PlayerRuntime
  /** What is heard already: the sound of the small player. */
  heard?: HTMLMediaElement
  /** Takes the place of the player of a voice, where the page asks for more. */
  Host?: (props: Omit<FullPlayerProps, 'Host'>) => ReactNode
}

/** The full player of what an element is given or names. */
export function FullPlayer({ Host, ...props }: FullPlayerProps) {
  return Host ? (
    <Host {...props} />
  ) : (
    <NamedPlayer {...props}>{(loaded) => <LoadedPlayer {...props} {...loaded} />}</NamedPlayer>
  )
}

interface NamedPlayerProps extends NamedVoice {
  server: string
  /** Default: asks the server. Keep it the same. */
  ask?: AskFor
  children: (loaded: LoadedVoice) => ReactNode
}
interface LoadedVoice {
  voice: Voice
  snippet: SpokenSnippet | null
}

/** The voice that an element names, once it is there. */
export function NamedPlayer({ voicePath, snippetId, server, ask, children }: NamedPlayerProps) {
  const askIt = useCallback<AskFor>((named) => askServer(document, named, server), [server])
  const [state, retry] = useNamedVoice({ voicePath, snippetId }, ask ?? askIt)
  return (
    <VoiceStatus state={state} onRetry={retry}>
      {children}
    </VoiceStatus>
  )
}

/** `VoicePlayer` made of the parts that a voice alone has a use for. */
function LoadedPlayer({ heard, ...props }: Omit<FullPlayerProps, 'voice' | 'snippet'> & LoadedVoice) {
  const { voice, snippet, onRatingSaved } = props
  const ownSound = useMemo(() => (heard && !snippet ? soundOf(voice, heard) : null), [voice, snippet, heard])
  const player = usePlayer({ ...props, variant: 'full', ownSound })
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
