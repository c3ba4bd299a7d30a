import type { Voice } from '@voice-rankings/contract'
import { useOutletContext } from 'react-router'

/** The voice whose page a tab is on. */
export function useVoice(): Voice {
  return useOutletContext<Voice>()
}
