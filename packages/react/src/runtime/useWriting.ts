import { useMessages } from './VoiceProvider.tsx'
import { writingMessages } from './writing.ts'
import type { WritingMessages } from './writing.ts'

/** How the nearest provider writes numbers, dates and names. */
export function useWriting(): WritingMessages {
  return useMessages('writing', writingMessages)
}
