import { parseVoicePath } from '@voice-rankings/contract'
import { useLoadedVoice } from '@voice-rankings/react/overview'

/** Load state and name of the chosen voice. */
export interface NamedVoice {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Name of the voice; its path while loading and if not found. */
  readonly name: string
}

/** Loads the voice at a path. Returns its state and a retry function. */
export function useNamedVoice(path: string): [NamedVoice, () => void] {
  const [state, { retry }] = useLoadedVoice({ voicePath: parseVoicePath(path) })
  return [{ status: state.status, name: state.status === 'ready' ? state.voice.voice_name : path }, retry]
}
