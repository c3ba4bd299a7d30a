import type { SimilarResult } from './similarStore.ts'

/** True if the reference voice of similar voices was measured: there is a figure of it, or a voice like it. */
export function isMeasured({ sourceVoice, overallSimilarResults }: SimilarResult): boolean {
  const figures = Object.values(sourceVoice.profileUsedForMatching)
  return overallSimilarResults.length > 0 || figures.some((figure) => figure !== null)
}
