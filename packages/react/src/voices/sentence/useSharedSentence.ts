import { useMemo } from 'react'
import { useOwnerChange, useRuntime } from '../../runtime/index.ts'
import { sentenceSound } from './sentenceSound.ts'
import { createSentenceStore, type SentenceStore } from './sentenceStore.ts'

/** Store of a sentence for the voices of a page. */
export function useSharedSentence(): SentenceStore {
  const { client, playback } = useRuntime()
  const store = useMemo(
    () =>
      createSentenceStore({
        client,
        playback,
        trackOf(voice, take) {
          const [source, info] = sentenceSound(client, voice, take)
          return source && playback.track(source, info)
        },
      }),
    [client, playback],
  )
  useOwnerChange(store.renew)
  return store
}
