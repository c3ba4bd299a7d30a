import type { VoiceListing } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { providerName } from '../names/providerName.ts'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { useRuntime } from '../runtime/index.ts'
import type { SelectOption } from '../ui/index.ts'

/** Number of voices offered for a language. */
const VOICES = 100

/** Voices of a language, the best ranked first. */
export interface LanguageVoices {
  /** Null while they load. */
  readonly voices: readonly VoiceListing[] | null
  /** Error of the last attempt, empty without a message of the server; null without one. */
  readonly problem: string | null
}

type Voice = Pick<VoiceListing, 'voice_id' | 'voice_name' | 'voice_service'>

/** Option of a voice: its name and provider. */
export const voiceOption = ({ voice_id, voice_name, voice_service }: Voice): SelectOption => ({
  value: voice_id,
  label: `${voice_name} · ${providerName(voice_service)}`,
})

/** Loads the voices of a language (BCP 47); none for null. */
export function useLanguageVoices(languageCode: string | null): LanguageVoices {
  const { client } = useRuntime()
  const store = useMemo(() => createLanguageVoices(client), [client])
  useEffect(() => {
    if (languageCode !== null) void store.load(languageCode)
    return () => store.stop()
  }, [store, languageCode])
  return useStore(store)
}

function createLanguageVoices(client: Calls<'voices.search'>) {
  const store = createStore<LanguageVoices>(() => ({ voices: null, problem: null }))
  const { setState: set } = store
  const searching = createLatestRequest()
  return {
    ...store,
    load(languageCode: string) {
      set({ voices: null, problem: null })
      return searching.send(
        (signal) => client.voices.search({ languageCode, limit: VOICES }, { signal }),
        ({ voices }) => set({ voices }),
        (error) => set({ voices: [], problem: serverMessage(error) ?? '' }),
      )
    },
    stop: () => searching.drop(),
  }
}
