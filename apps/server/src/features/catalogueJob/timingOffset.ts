import type { SpeechMark } from '@voice-rankings/contract'
import { isSpeakable } from '../speech/text/tokens.ts'

/** Marks of the words of a text, and how they were found. */
interface Timed {
  readonly marks: readonly SpeechMark[]
  readonly timingSource: string
}

/**
 * Median absolute difference between the word starts that a provider states and those found in the audio, in ms;
 * undefined unless the words were found. It grows with a shift, a drift and a scatter alike, where the median of the
 * signed differences cancels a scatter, and a few words that the alignment misses do not move it, as they would a mean.
 */
export function timingOffset(stated: readonly SpeechMark[], { marks, timingSource }: Timed): number | undefined {
  if (timingSource !== 'aligned') return undefined
  const differences = stated.flatMap(({ word, startTime }, index) => {
    const found = marks[index]
    return found && isSpeakable(word) ? [Math.abs(startTime - found.startTime)] : []
  })
  const median = differences.toSorted((a, b) => a - b)[differences.length >> 1]
  return median === undefined ? undefined : Math.round(median)
}
