import type { SpeechMark } from '@voice-rankings/contract'

/** A text as one voice says it. */
export interface Reading {
  readonly marks: readonly SpeechMark[]
  /** Milliseconds. */
  readonly durationMs: number
}

/**
 * Where in another reading of the same text the voice is at the same place: within the same word by the same share of it,
 * and in a pause by the same share of the pause. Without marks that match, by the same share of the whole.
 */
export function samePlace(timeMs: number, from: Reading, to: Reading): number {
  if (timeMs >= from.durationMs && from.durationMs > 0) return to.durationMs
  if (from.marks.length === 0 || from.marks.length !== to.marks.length) {
    return from.durationMs > 0 ? (timeMs / from.durationMs) * to.durationMs : 0
  }
  const [edges, others] = [edgesOf(from), edgesOf(to)]
  const piece = edges.findIndex((edge, at) => timeMs < edge || at === edges.length - 1)
  const [start, end] = [edges[piece - 1] ?? 0, edges[piece] ?? 0]
  const [otherStart, otherEnd] = [others[piece - 1] ?? 0, others[piece] ?? 0]
  const share = end > start ? Math.min(1, Math.max(0, (timeMs - start) / (end - start))) : 0
  return otherStart + share * (otherEnd - otherStart)
}

/** Ends of the pieces of a reading, in order: pause, word, pause, word, …, and what is left. Never backwards. */
function edgesOf({ marks, durationMs }: Reading): number[] {
  let last = 0
  const later = (timeMs: number) => (last = Math.max(last, timeMs))
  const edges = marks.flatMap(({ startTime, duration }) => [later(startTime), later(startTime + duration)])
  return [...edges, later(durationMs)]
}
