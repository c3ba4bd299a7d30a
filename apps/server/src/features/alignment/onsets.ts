import { HOP_MS, type Features } from './features.ts'
import { LONG_PAUSE_FRAMES } from './quietFrames.ts'

/** Maximum distance between the expected start of a word and an onset, in ms. */
const REACH_MS = 80

/** Maximum distance of a word that is expected within the pause before an onset, in ms. */
const PAUSE_REACH_MS = 400

/** Onset threshold relative to the loudest frame, in dB: without noise, and at most. */
const THRESHOLD_DB = -35
const NOISY_THRESHOLD_DB = -20

/**
 * Share of the frames that are at most as loud as the noise of a room, and the level of an onset above it, in dB. People
 * leave about a third of a recording to pauses.
 */
const NOISE_SHARE = 0.1
const ABOVE_NOISE_DB = 6

/** Start of a sound after a long pause, and of the pause, in ms. */
interface Onset {
  readonly pause: number
  readonly start: number
}

/**
 * Creates a function that moves a time to the nearest onset after a long pause, if one is close or the time is in the
 * pause: after a pause the audio shows the exact start. Shorter pauses may be the closure of a plosive, which belongs to the word. Times are in ms;
 * others are returned unchanged.
 */
export function createOnsetSnap(features: Features): (ms: number) => number {
  const onsets = onsetsOf(features)
  return (ms) => {
    let nearest = ms
    let gap = Infinity
    for (const { pause, start } of onsets) {
      const distance = Math.abs(start - ms)
      const reach = ms >= pause && ms <= start ? PAUSE_REACH_MS : REACH_MS
      if (distance <= Math.min(gap, reach)) [nearest, gap] = [start, distance]
    }
    return nearest
  }
}

function onsetsOf({ levels }: Features): Onset[] {
  const threshold = thresholdOf(levels)
  const onsets: Onset[] = []
  let quiet = Infinity
  for (const [frame, level] of levels.entries()) {
    if (level < threshold) quiet += 1
    else {
      if (quiet >= LONG_PAUSE_FRAMES) onsets.push({ pause: Math.max(0, frame - quiet) * HOP_MS, start: frame * HOP_MS })
      quiet = 0
    }
  }
  return onsets
}

function thresholdOf(levels: Float32Array): number {
  const sorted = levels.toSorted()
  const peak = sorted.at(-1) ?? 0
  const noise = sorted[Math.floor(NOISE_SHARE * sorted.length)] ?? 0
  const least = peak * 10 ** (THRESHOLD_DB / 10)
  const most = peak * 10 ** (NOISY_THRESHOLD_DB / 10)
  return Math.max(least, Math.min(most, noise * 10 ** (ABOVE_NOISE_DB / 10)))
}
