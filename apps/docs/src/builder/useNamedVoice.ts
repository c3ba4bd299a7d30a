import { useRuntime } from '@voice-rankings/react'
import { isClientError } from '@voice-rankings/sdk'
import { useCallback, useEffect, useState } from 'react'
import { parsePath } from './builderChoice.ts'

/** Load state and name of the chosen voice. */
export interface NamedVoice {
  readonly status: 'loading' | 'ready' | 'missing' | 'failed'
  /** Name of the voice; its path while loading and if not found. */
  readonly name: string
}

const isMissing = (error: unknown) => isClientError(error) && error.kind === 'request' && error.status === 404

/** Loads the voice at a path. Returns its state and a retry function. */
export function useNamedVoice(path: string): [NamedVoice, () => void] {
  const { client } = useRuntime()
  const [known, setKnown] = useState<NamedVoice & { path: string }>()
  const load = useCallback(() => {
    const gone = new AbortController()
    client.voices.get(parsePath(path), { signal: gone.signal }).then(
      ({ voice }) => setKnown({ path, status: 'ready', name: voice.voice_name }),
      (error: unknown) =>
        gone.signal.aborted || setKnown({ path, status: isMissing(error) ? 'missing' : 'failed', name: path }),
    )
    return () => gone.abort()
  }, [client, path])
  useEffect(load, [load])

  const retry = () => {
    setKnown(undefined)
    load()
  }
  return [known?.path === path ? known : { status: 'loading', name: path }, retry]
}
