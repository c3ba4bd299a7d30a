import type { TrackStatus } from '@voice-rankings/playback'

/** Number of equal parts of a sound that are told apart. */
const PARTS = 100

/** Longest time between two looks at a playing sound, in ms; a larger difference is a jump. Timers in hidden tabs take a second. */
const LONGEST_LOOK_MS = 1500

/** Share of a sound that was played, each part counted once. */
export interface HeardShare {
  /** Adds what was played until a position in ms; returns the share, 0–1. */
  look(timeMs: number, status: TrackStatus): number
}

/** Counts the parts of a sound of a length in ms that were played. Moving to a position plays nothing. */
export function createHeardShare(durationMs: number): HeardShare {
  const parts = new Set<number>()
  let last: number | null = null
  const partAt = (timeMs: number) => Math.min(PARTS, (timeMs / Math.max(1, durationMs)) * PARTS)

  return {
    look(timeMs, status) {
      const passedMs = last === null ? 0 : timeMs - last
      if (last !== null && passedMs > 0 && passedMs <= LONGEST_LOOK_MS)
        for (let part = Math.round(partAt(last)); part < Math.round(partAt(timeMs)); part++) parts.add(part)
      last = status === 'playing' ? timeMs : null
      return parts.size / PARTS
    },
  }
}
