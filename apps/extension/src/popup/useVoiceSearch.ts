import type { VoiceListing } from '@voice-rankings/contract'
import { useEffect, useState } from 'react'
import { connectTo } from '../connectTo.ts'

/** Number of voices that are offered. */
const VOICES = 50
/** Time after the last key before a search, in ms. */
const CALM_MS = 200

/** Voices of a language, or of any that match some words, the best ranked first; null while they load. Pages may state a wrong language. */
export function useVoiceSearch(server: string, languageCode: string, words: string) {
  const [found, setFound] = useState<{ voices: readonly VoiceListing[] | null; isFailed: boolean }>({
    voices: null,
    isFailed: false,
  })
  useEffect(() => {
    const controller = new AbortController()
    const search = async () => {
      const { signal } = controller
      const client = connectTo(server)
      try {
        const { voices } = await client.voices.search(
          { languageCode: words === '' ? languageCode : 'all', search: words, limit: VOICES },
          { signal },
        )
        if (!signal.aborted) setFound({ voices, isFailed: false })
      } catch {
        if (!signal.aborted) setFound({ voices: [], isFailed: true })
      }
    }
    const timer = setTimeout(() => void search(), words === '' ? 0 : CALM_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [server, languageCode, words])
  return found
}
