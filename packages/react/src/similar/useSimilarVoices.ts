import { ATTRIBUTES, SIMILAR_NAMES } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { useLoaded } from '../requests/useLoaded.ts'
import { createSimilarStore, type SimilarResult } from './similarStore.ts'

export interface SimilarVoicesOptions {
  voiceId: string
  /** Also requests the closest voices by attribute. Default false. */
  byCharacteristic?: boolean
  /** Requests only voices of the same language, or those of any. Default: the server decides by their number. */
  sameLanguage?: boolean
  /** Loaded result; without one it is fetched. */
  initial?: SimilarResult | null
}

/**
 * Similar voices, fetched when first shown. Their samples stop on unmount.
 *
 * @example
 * const { state, retry } = useSimilarVoices({ voiceId: voice.voice_id })
 */
export function useSimilarVoices(options: SimilarVoicesOptions) {
  const { voiceId, byCharacteristic = false, sameLanguage, initial } = options
  const { client, playback } = useRuntime()
  const store = useMemo(
    () => createSimilarStore({ client, voiceId, byCharacteristic, sameLanguage, initial }),
    [client, voiceId, byCharacteristic, sameLanguage, initial],
  )
  const state = useLoaded(store)
  // The choice belongs to the store, and is lost with it.
  const [choice, setChoice] = useState<{ store: typeof store; isSame: boolean } | null>(null)

  useEffect(
    () => () => {
      const track = playback.current.getState()
      const current = store.getState()
      const urls = current.status === 'ready' ? sampleUrls(current.result).map((url) => client.url(url)) : []
      if (track && 'url' in track.source && urls.includes(track.source.url)) track.destroy()
    },
    [client, playback, store],
  )
  return {
    state,
    retry: () => void store.load(),
    isSameLanguage: choice?.store === store ? choice.isSame : state.status === 'ready' && state.result.same_language,
    onSameLanguageChange(isSame: boolean) {
      setChoice({ store, isSame })
      void store.setSameLanguage(isSame)
    },
  }
}

function sampleUrls(result: SimilarResult): string[] {
  const alternatives = result.alternatives.map(({ voice }) => voice)
  return [
    result.overallSimilarResults,
    alternatives,
    ...SIMILAR_NAMES.map((name) => result[ATTRIBUTES[name].similar.list]),
  ]
    .flat()
    .flatMap(({ voice_sample_url: url }) => url ?? [])
}
