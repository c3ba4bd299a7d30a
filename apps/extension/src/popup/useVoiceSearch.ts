import type { VoiceListing } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { useEffect, useState } from 'react'
import { offeredVoices } from './offeredVoices.ts'
import type { OfferedVoice } from './offeredVoices.ts'

/** Number of voices of the server that are offered. */
const VOICES = 50
/** Time after the last key before a search, in ms. */
const CALM_MS = 200

interface VoiceSearch {
  /** BCP 47, without region. Pages may state a wrong one, so words are searched in all languages. */
  languageCode: string
  words: string
  /** True if the client is that of an account, whose voices come first. */
  isUser: boolean
}

type SearchClient = Calls<'voices.search' | 'designs.list'>

/** Voices of a language, or of any that match some words, the best ranked first; null while they load. */
export function useVoiceSearch(client: SearchClient, { languageCode, words, isUser }: VoiceSearch) {
  const [found, setFound] = useState<{ voices: readonly OfferedVoice[] | null; isFailed: boolean }>({
    voices: null,
    isFailed: false,
  })
  useEffect(() => {
    const controller = new AbortController()
    const search = async () => {
      const { signal } = controller
      try {
        const query = { languageCode: words === '' ? languageCode : 'all', search: words, limit: VOICES }
        const [{ voices }, own] = await Promise.all([
          client.voices.search(query, { signal }),
          isUser ? client.designs.list({}, { signal }) : { designs: [] },
        ])
        const designed: VoiceListing[] = own.designs.map(({ voice }) => voice)
        if (!signal.aborted)
          setFound({ voices: offeredVoices(voices, designed, { languageCode, words }), isFailed: false })
      } catch {
        if (!signal.aborted) setFound({ voices: [], isFailed: true })
      }
    }
    const timer = setTimeout(() => void search(), words === '' ? 0 : CALM_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [client, languageCode, words, isUser])
  return found
}
