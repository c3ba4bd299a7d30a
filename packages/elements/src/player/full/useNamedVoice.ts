import type { OverviewState } from '@voice-rankings/react'
import { useEffect, useState } from 'react'
import type { NamedVoice } from '../small/NamedVoice.ts'
import { loadVoice } from './loadVoice.ts'
import type { AskFor } from './loadVoice.ts'

const LOADING: OverviewState = { status: 'loading' }
const MISSING: OverviewState = { status: 'missing' }

/** Load state of the voice that an element names, and a retry function. */
export function useNamedVoice({ voicePath, snippetId }: NamedVoice, askFor: AskFor): [OverviewState, () => void] {
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
