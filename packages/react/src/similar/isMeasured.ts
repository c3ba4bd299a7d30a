import type { SimilarResult } from './similarStore.ts'

/** True if the reference voice of similar voices was measured. */
export function isMeasured({ sourceVoice }: SimilarResult): boolean {
  return Object.values(sourceVoice.profileUsedForMatching).some((value) => value !== null)
}
