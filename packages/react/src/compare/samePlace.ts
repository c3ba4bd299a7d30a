import type { SpeechMark } from '@voice-rankings/contract'
import type { FollowedTrack, Track } from '@voice-rankings/playback'

/** Text as read by one voice. */
export interface Reading {
  readonly marks: readonly SpeechMark[]
  /** Milliseconds. */
  readonly durationMs: number
}

/**
 * Corresponding position in another reading of the same text: the same share of the same word or pause. Without
 * matching marks, the same share of the whole.
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

/** A track as seen by another reading of its text: its position and seeks are those of the same word. */
export function atSamePlace(track: Track, of: Reading, other: Reading): FollowedTrack & Pick<Track, 'seek'> {
  return {
    subscribe: track.subscribe,
    getState: () => ({ ...track.getState(), durationMs: other.durationMs }),
    get currentTimeMs() {
      return samePlace(track.currentTimeMs, of, other)
    },
    seek: (timeMs) => track.seek(samePlace(timeMs, other, of)),
  }
}

/** Boundaries of a reading in order: pause, word, pause, word, …, rest. Never decreasing. */
function edgesOf({ marks, durationMs }: Reading): number[] {
  let last = 0
  const later = (timeMs: number) => (last = Math.max(last, timeMs))
  const edges = marks.flatMap(({ startTime, duration }) => [later(startTime), later(startTime + duration)])
  return [...edges, later(durationMs)]
}
