import type { SpeechMark } from '@voice-rankings/contract'
import { isSpeakable } from '../text/tokens.ts'

/** When a token is heard, in ms from the start of the audio. */
export interface Span {
  start: number
  end: number
}

/**
 * Turns the times an engine told into one mark per token, in whole ms: starts never decrease, no mark reaches past the start
 * of the next or the end of the audio. A word the engine ran together with the one before it ("I am") shares that word's time
 * by length; a token without letters or digits gets no time of its own.
 */
export function placeMarks(
  tokens: readonly string[],
  spans: readonly (Span | undefined)[],
  audioMs: number,
): SpeechMark[] {
  const placed = shareMerged(tokens, spans)
  const limit = Math.max(0, Math.floor(audioMs))
  let earliest = 0
  const starts = placed.map((span) => {
    earliest = Math.min(limit, Math.max(earliest, Math.round(span.start)))
    return earliest
  })
  return tokens.map((word, index) => {
    const startTime = starts[index] ?? limit
    const end = Math.min(Math.round(placed[index]?.end ?? startTime), starts[index + 1] ?? limit, limit)
    return { word, startTime, duration: Math.max(0, end - startTime) }
  })
}

/** Gives every token without a span a part of its neighbour's. */
function shareMerged(tokens: readonly string[], spans: readonly (Span | undefined)[]): Span[] {
  const placed: Span[] = []
  let index = 0
  while (index < tokens.length) {
    // A group is a token with a span and the tokens after it that have none; leading ones join the first that has.
    let end = index + 1
    if (!spans[index]) while (end < tokens.length && !spans[end]) end += 1
    const known = spans[index] ?? spans[end] ?? { start: 0, end: 0 }
    if (!spans[index] && end < tokens.length) end += 1
    while (end < tokens.length && !spans[end]) end += 1

    const weights = tokens.slice(index, end).map((token) => (isSpeakable(token) ? token.length : 0))
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1
    let start = known.start
    for (const weight of weights) {
      const stop = start + ((known.end - known.start) * weight) / total
      placed.push({ start, end: stop })
      start = stop
    }
    index = end
  }
  return placed
}
