import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import type { OverviewState, PlayerRuntime } from '@voice-rankings/react'
import type { Spoken, VoicePlayerProps } from '@voice-rankings/react/player'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { FullPlayerView } from '@voice-rankings/react/inside/player/FullPlayerView.tsx'
import { RatedPlayer } from '@voice-rankings/react/inside/player/rating/RatedPlayer.tsx'
import { usePlayer } from '@voice-rankings/react/inside/player/usePlayer.ts'
import type { VoicePlaceProps } from '../../place/VoicePlace.tsx'
import { VoiceStatus } from '../../place/VoiceStatus.tsx'
import { askServer } from '../small/askServer.ts'
import { renderSlot } from '../playerSlots.tsx'
import type { NamedVoice } from '../small/NamedVoice.ts'
import { loadVoice } from './loadVoice.ts'
import type { AskFor } from './loadVoice.ts'

const LOADING: OverviewState = { status: 'loading' }
const MISSING: OverviewState = { status: 'missing' }

/** Props of a `<voice-player>`. */
export interface PlayerElementProps
  extends
    Omit<VoicePlayerProps, keyof VoicePlaceProps | 'draft' | 'onDraft' | 'onTrack' | 'renderSlot' | 'preload'>,
    VoicePlaceProps {}

export interface FullPlayerProps extends PlayerElementProps, Pick<VoicePlayerProps, 'onTrack'> {
  /** Server that loads a named voice, unless `source` does. */
  server: string
  source?: PlayerRuntime
  /** Media element of the small player, whose playback continues. */
  heard?: HTMLMediaElement
  /** Replaces the player of a voice, for pages that set more properties. */
  Host?: (props: Omit<FullPlayerProps, 'Host'>) => ReactNode
}

/** Full player of the voice given or named. */
export function FullPlayer({ Host, ...props }: FullPlayerProps) {
  return Host ? (
    <Host {...props} />
  ) : (
    <NamedPlayer {...props}>{(loaded) => <LoadedPlayer {...props} {...loaded} />}</NamedPlayer>
  )
}

interface NamedPlayerProps extends NamedVoice {
  server: string
  /** Loads a named voice. Default: from the server. Keep it the same. */
  ask?: AskFor
  children: (loaded: LoadedVoice) => ReactNode
}
interface LoadedVoice {
  voice: Voice
  snippet: SpokenSnippet | null
}

/** Loads the voice that an element names and renders the children with it. */
export function NamedPlayer({ voicePath, snippetId, server, ask, children }: NamedPlayerProps) {
  const askIt = useCallback<AskFor>((named) => askServer(document, named, server), [server])
  const [state, retry] = useNamedVoice({ voicePath, snippetId }, ask ?? askIt)
  return (
    <VoiceStatus state={state} fallback={<slot />} onRetry={retry}>
      {children}
    </VoiceStatus>
  )
}

/** Load state of the voice that an element names, and a retry function. */
function useNamedVoice({ voicePath, snippetId }: NamedVoice, askFor: AskFor): [OverviewState, () => void] {
  const [attempt, setAttempt] = useState(0)
  const asked = `${voicePath} ${snippetId} ${attempt}`
  const [found, setFound] = useState<{ asked: string; state: OverviewState } | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (state: OverviewState) => isGone || setFound({ asked, state })
    loadVoice({ voicePath, snippetId }, askFor)
      .then((loaded) => tell(loaded ? { status: 'ready', ...loaded } : MISSING))
      .catch((error: unknown) => {
        console.error('The voice could not be loaded.', error)
        tell({ status: 'failed', message: null })
      })
    return () => {
      isGone = true
    }
  }, [voicePath, snippetId, asked, askFor])
  return [found?.asked === asked ? found.state : LOADING, () => setAttempt(attempt + 1)]
}

/** `VoicePlayer` reduced to the parts needed for a voice. */
function LoadedPlayer({ heard, ...props }: Omit<FullPlayerProps, 'voice' | 'snippet'> & LoadedVoice) {
  const { voice, snippet, onRatingSaved } = props
  const ownSound = useMemo(() => (heard && !snippet ? soundOf(voice, heard) : null), [voice, snippet, heard])
  const player = usePlayer({ ...props, renderSlot, variant: 'full', ownSound })
  return <RatedPlayer player={player} voice={voice} View={FullPlayerView} onRatingSaved={onRatingSaved} />
}

/** Sample of a voice, in the media element that is already playing it. */
const soundOf = (voice: Voice, media: HTMLMediaElement): Spoken => ({
  text: voice.voice_sample_text,
  audio: { media },
  marks: voice.voice_sample_word_times,
  peaks: voice.voice_sample_peaks,
  melody: voice.voice_sample_melody,
  durationMs: null,
})
