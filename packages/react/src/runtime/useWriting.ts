import { useMessages } from './VoiceProvider.tsx'
import { writingMessages } from './writing.ts'
import type { WritingMessages } from './writing.ts'

/** Number, date and name formats of the nearest provider. */
export function useWriting(): WritingMessages {
  return useMessages('writing', writingMessages)
}
