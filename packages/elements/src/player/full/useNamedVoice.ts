import type { OverviewState } from '@voice-rankings/react'
import { useEffect, useState } from 'react'
import { loadVoice } from './loadVoice.ts'
import type { NamedVoice } from '../small/fillFromCatalogue.ts'

const LOADING: OverviewState = { status: 'loading' }
const MISSING: OverviewState = { status: 'missing' }

/** The voice that an element names, as far as it has been loaded, and a way to try again. */
export function useNamedVoice({ voicePath, snippetId }: NamedVoice, server: string): [OverviewState, () => void] {
  const [state, setState] = useState(LOADING)
  const [asked, setAsked] = useState({ voicePath, snippetId })
  useEffect(() => {
    let isGone = false
    loadVoice(asked, server)
      .then((found) => isGone || setState(found ? { status: 'ready', ...found } : MISSING))
      .catch((error: unknown) => {
        console.error('The voice could not be loaded.', error)
        if (!isGone) setState({ status: 'failed', message: null })
      })
    return () => {
      isGone = true
    }
  }, [asked, server])

  function retry(): void {
    setState(LOADING)
    setAsked({ voicePath, snippetId })
  }
  return [state, retry]
}
