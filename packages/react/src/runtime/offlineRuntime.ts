import { createPlayback } from '@voice-rankings/playback'
import type { PlayerRuntime } from './createPlayerRuntime.ts'
import { createPreferences, pageStorage } from './preferences.ts'

/** Runtime with playback and preferences only; accessing other services throws. */
export function createOfflineRuntime(): PlayerRuntime {
  const preferences = createPreferences(pageStorage())
  return {
    playback: createPlayback(),
    preferences,
    get client() {
      return refuse()
    },
    get session() {
      return refuse()
    },
    get loginPrompt() {
      return refuse()
    },
    get changes() {
      return refuse()
    },
    get votes() {
      return refuse()
    },
    get scores() {
      return refuse()
    },
    flagUrl: refuse,
    providerIconUrl: refuse,
  }
}

function refuse(): never {
  throw new Error(
    'A voice component outside <VoiceProvider> has no API to call. Put <VoiceProvider runtime={createRuntime()}> around it.',
  )
}
