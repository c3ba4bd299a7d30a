import { useMessages, useWriting } from '../runtime/index.ts'
import { SimilarRow } from './SimilarRow.tsx'
import { DifferenceLegend } from './DifferenceParts.tsx'
import { describeDifferences } from './differences.ts'
import { similarMessages } from './messages.ts'
import type { SimilarResult } from './similarStore.ts'

interface OverallMatchesProps {
  result: SimilarResult
  /** Maximum number of voices. Default: all. */
  limit?: number
  /** True to use several columns where there is space, and to show the parts of each difference. Default false. */
  isWide?: boolean
}

/** Most similar voices overall, with their differences in pitch and speaking rate. */
export function OverallMatches({ result, limit, isWide = false }: OverallMatchesProps) {
  const messages = useMessages('similar', similarMessages)
  const writing = useWriting()
  const { profileUsedForMatching: source } = result.sourceVoice
  if (result.overallSimilarResults.length === 0) return null
  return (
    <>
      {isWide ? <DifferenceLegend /> : null}
      <ul className="voice-similar-list" data-columns={isWide || undefined}>
        {result.overallSimilarResults.slice(0, limit).map((voice) => (
          <SimilarRow
            key={voice.voice_id}
            voice={voice}
            value={messages.alike(voice.similarity)}
            note={describeDifferences(voice, source, messages.notMeasured, writing)}
            {...(isWide && { shares: voice.difference_shares })}
          />
        ))}
      </ul>
    </>
  )
}
