import { parseVoicePath } from '@voice-rankings/contract'
import type { SpokenSnippet, Voice } from '@voice-rankings/contract'
import { useLoadedVoice } from '@voice-rankings/react'
import type { ReactNode } from 'react'
import { VoiceStatus } from './VoiceStatus.tsx'

/** Voice given as an object, or loaded by its path. */
export interface VoicePlaceProps {
  /** Voice, if the page has it already. Default: none; it is loaded from `voicePath`. */
  voice?: Voice
  /** Snippet in place of the sample, if the page has it already. Default: none, or the one with the id `snippetId`. */
  snippet?: SpokenSnippet | null
  /** Path of the voice, in place of `voice`: `flite/female/slt--warm`, or the address of its page. */
  voicePath?: string
  /** Id of a snippet of this voice, in place of `snippet`. */
  snippetId?: string
}

/** Props passed to the children; without a voice if none was requested. */
interface PlacedVoice {
  voice?: Voice
  snippet?: SpokenSnippet | null
}

interface LoadedVoiceProps extends VoicePlaceProps {
  /** Shown below the message where the voice could not be loaded. Default: none. */
  fallback?: ReactNode
  children: (placed: PlacedVoice) => ReactNode
}

/** Renders the children once the voice in the props has loaded. */
export function VoicePlace(props: LoadedVoiceProps) {
  const { voice, voicePath, snippet, snippetId, children } = props
  if ((voice || voicePath === undefined) && (snippet !== undefined || snippetId === undefined)) {
    return children({ voice, snippet })
  }
  return <LoadedVoice {...props} />
}

function LoadedVoice(props: LoadedVoiceProps) {
  const { voice, voicePath: path, snippet, snippetId, fallback, children } = props
  const voicePath = path === undefined ? null : parseVoicePath(path)
  const [state, { retry }] = useLoadedVoice({ voice, voicePath, snippet, snippetId })
  return (
    <VoiceStatus state={state} fallback={fallback} onRetry={retry}>
      {children}
    </VoiceStatus>
  )
}
