import type { SpeechMark } from '@voice-rankings/contract'
import { isSpeakable } from '../text/tokens.ts'

/** Time span of a token, in ms from the start of the audio. */
export interface Span {
  start: number
  end: number
}

/**
 * Converts an engine's times to one mark per token, in whole ms. Starts never decrease, and no mark extends past the
 * start of the next or the end of the audio. A word merged with the previous one ("I am") shares its time by length; a
 * token without letters or digits gets no time. Neither does a word that the engine cannot say, and it is marked.
 *
 * @param canSay - True for tokens that the engine can say. Default: those with letters or digits.
 */
export function placeMarks(
  tokens: readonly string[],
  spans: readonly (Span | undefined)[],
  audioMs: number,
  canSay: (token: string) => boolean = isSpeakable,
): SpeechMark[] {
  const placed = shareMerged(tokens, spans, canSay)
  const limit = Math.max(0, Math.floor(audioMs))
  let earliest = 0
  const starts = placed.map((span) => {
    earliest = Math.min(limit, Math.max(earliest, Math.round(span.start)))
    return earliest
  })
  return tokens.map((word, index) => {
    const startTime = starts[index] ?? limit
    const end = Math.min(Math.round(placed[index]?.end ?? startTime), starts[index + 1] ?? limit, limit)
    const mark = { word, startTime, duration: Math.max(0, end - startTime) }
    return isSpeakable(word) && !canSay(word) ? { ...mark, spoken: false } : mark
  })
}

/** Gives every token without a span a part of the previous word's span; leading ones share the first span. */
function shareMerged(
  tokens: readonly string[],
  spans: readonly (Span | undefined)[],
  canSay: (token: string) => boolean,
): Span[] {
  const owners = spans.flatMap((span, index) => (span ? [{ span, index }] : []))
  if (owners.length === 0) return tokens.map(() => ({ start: 0, end: 0 }))
  return owners.flatMap(({ span, index }, order) => {
    const from = order === 0 ? 0 : index
    const to = owners[order + 1]?.index ?? tokens.length
    // A spoken symbol ("&") has weight although it has no letter.
    const weights = tokens.slice(from, to).map((token, at) => (canSay(token) || from + at === index ? token.length : 0))
    return divide(span, weights)
  })
}

/** Divides a span in proportion to the weights. */
function divide({ start, end }: Span, weights: readonly number[]): Span[] {
  const perUnit = (end - start) / (weights.reduce((sum, weight) => sum + weight, 0) || 1)
  let at = start
  return weights.map((weight) => {
    const part = { start: at, end: at + weight * perUnit }
    at = part.end
    return part
  })
}
