import type { Span } from '../speech/marks/placeMarks.ts'
import { spokenSeconds } from '../speech/text/spokenSeconds.ts'
import { isSpeakable } from '../speech/text/tokens.ts'
import type { Sound } from './features.ts'

/** Level below which the begin and the end of a sound count as silence, relative to its peak. */
const SILENCE = 0.02

/** First and last moment of a sound that is not silent, in ms. */
export function soundingSpan({ samples, sampleRate }: Sound): Span {
  const threshold = SILENCE * samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  const start = samples.findIndex((sample) => Math.abs(sample) > threshold)
  const end = samples.findLastIndex((sample) => Math.abs(sample) > threshold)
  const toMs = (index: number) => (1000 * index) / sampleRate
  return start < 0 ? { start: 0, end: toMs(samples.length) } : { start: toMs(start), end: toMs(end + 1) }
}

/** Divides a span of speech among its words, in proportion to their usual durations. */
export function estimateSpans(tokens: readonly string[], { start, end }: Span): (Span | undefined)[] {
  const seconds = tokens.map((token) => (isSpeakable(token) ? spokenSeconds(token) : 0))
  const perSecond = (end - start) / (seconds.reduce((sum, each) => sum + each, 0) || 1)
  let at = start
  return seconds.map((each) => {
    if (each === 0) return undefined
    const span = { start: at, end: at + each * perSecond }
    at = span.end
    return span
  })
}
