import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { createOverviewStore, useOwnerChange, useRuntime } from '@voice-rankings/react'
import type { OverviewState } from '@voice-rankings/react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { parseVoicePath } from './parseVoicePath.ts'
import { VoiceStatus } from './VoiceStatus.tsx'

/** A voice that is given, or that the element loads by its path. */
export interface VoicePlaceProps {
  /** The voice, when the page has it already. Default: none; it is loaded from `voicePath`. */
  voice?: Voice
  /** What the voice says in place of its sample, when the page has it already. Default: none, or what `snippetId` names. */
  snippet?: SpokenSnippet | null
  /** Where the voice is found, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: string
  /** Id of a snippet of this voice, in place of `snippet`. */
  snippetId?: string
}

/** What the children are given; without a voice when none was asked for. */
interface PlacedVoice {
  voice?: Voice
  snippet?: SpokenSnippet | null
}

/** Shows the children with the voice that the props name, once it is there. */
export function VoicePlace(props: VoicePlaceProps & { children: (placed: PlacedVoice) => ReactNode }) {
  const { voice, voicePath, snippet, snippetId, children } = props
  if ((voice || voicePath === undefined) && (snippet !== undefined || snippetId === undefined)) {
    return children({ voice, snippet })
  }
  return <LoadedVoice {...props} />
}

function LoadedVoice({ children, ...place }: VoicePlaceProps & { children: (placed: PlacedVoice) => ReactNode }) {
  const [state, retry] = useLoadedVoice(place)
  return (
    <VoiceStatus state={state} onRetry={retry}>
      {children}
    </VoiceStatus>
  )
}

function useLoadedVoice({ voice, voicePath, snippet, snippetId }: VoicePlaceProps): [OverviewState, () => void] {
  const { client } = useRuntime()
  const store = useMemo(() => {
    const path = voicePath === undefined ? null : parseVoicePath(voicePath)
    return voice || path
      ? createOverviewStore({ voice, voicePath: path ?? undefined, snippet, snippetId }, { client })
      : null
  }, [client, voice, voicePath, snippet, snippetId])
  useEffect(() => store?.start(), [store])
  useOwnerChange(store?.renew ?? null)
  const read = store?.getState ?? readMissing
  const state = useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read)
  return [state, store?.retry ?? (() => {})]
}

const MISSING: OverviewState = { status: 'missing' }
const readMissing = () => MISSING
const subscribeToNothing = () => () => {}
