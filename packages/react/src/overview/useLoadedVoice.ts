import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import { createOverviewStore } from './overviewStore.ts'
import type { OverviewInput, OverviewState, OverviewStore } from './overviewStore.ts'

/**
 * Voice of a path, and its snippet: loads missing data, and again after a login or logout.
 *
 * @example
 * const voicePath = { voice_service: 'flite', voice_gender: 'female', voice_speaker_id: 'slt--warm' } as const
 * const [state, { retry }] = useLoadedVoice({ voicePath })
 */
export function useLoadedVoice({
  voice,
  voicePath,
  snippet,
  snippetId,
}: OverviewInput): [OverviewState, OverviewStore] {
  const { client } = useRuntime()
  // Compared by its fields, since hosts pass a new object in each render.
  const pathKey = JSON.stringify(voicePath, ['voice_service', 'voice_gender', 'voice_speaker_id'])
  const store = useMemo(
    () => createOverviewStore({ voice, voicePath, snippet, snippetId }, { client }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the path
    [client, voice, pathKey, snippet, snippetId],
  )
  useEffect(() => store.start(), [store])
  useOwnerChange(store.renew)
  return [useStore(store), store]
}
