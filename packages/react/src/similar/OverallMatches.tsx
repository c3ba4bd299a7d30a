import { useMessages, useWriting } from '../runtime/index.ts'
import { SimilarRow } from './SimilarRow.tsx'
import { describeDifferences } from './differences.ts'
import { similarMessages } from './messages.ts'
import type { SimilarResult } from './similarStore.ts'

interface OverallMatchesProps {
  result: SimilarResult
  /** Most voices to show. Default: all there are. */
  limit?: number
  /** Whether they stand side by side where there is room. Default false. */
  hasColumns?: boolean
}

/** The voices most alike in everything, and how they differ in pitch and speaking rate. */
export function OverallMatches({ result, limit, hasColumns = false }: OverallMatchesProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { profileUsedForMatching: source } = result.sourceVoice
  if (result.overallSimilarResults.length === 0) return null
  return (
    <ul className="voice-similar-list" data-columns={hasColumns || undefined}>
      {result.overallSimilarResults.slice(0, limit).map((voice) => (
        <SimilarRow
          key={voice.voice_id}
          voice={voice}
          value={messages.alike(voice.similarity)}
          note={describeDifferences(voice, source, messages.notMeasured, writing)}
        />
      ))}
    </ul>
  )
}
