/** Minimum length of a pause, in seconds. */
const PAUSE_SECONDS = 0.08

/** Maximum distance between the expected start of a word and an onset, in seconds. */
const REACH_SECONDS = 0.08

const FRAME_SECONDS = 0.005

/** Onset threshold relative to the loudest frame, in dB. */
const THRESHOLD_DB = -35

/**
 * Creates a function that moves a time to the nearest onset after a pause, if one is close: aligned or traced starts
 * are a few frames off, but after a pause the audio shows the exact start. Times are in seconds; others are returned
 * unchanged.
 */
export function createOnsetSnap(samples: Float32Array, sampleRate: number): (seconds: number) => number {
  const frame = Math.max(1, Math.round(FRAME_SECONDS * sampleRate))
  const levels: number[] = []
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0
    for (let i = at; i < at + frame; i += 1) sum += (samples[i] ?? 0) ** 2
    levels.push(sum / frame)
  }
  const threshold = levels.reduce((highest, level) => Math.max(highest, level), 0) * 10 ** (THRESHOLD_DB / 10)

  const onsets: number[] = []
  let quiet = Infinity
  for (const [index, level] of levels.entries()) {
    if (level < threshold) quiet += 1
    else {
      if (quiet * FRAME_SECONDS >= PAUSE_SECONDS) onsets.push((index * frame) / sampleRate)
      quiet = 0
    }
  }
  return (seconds) => {
    let nearest = seconds
    let gap = REACH_SECONDS
    for (const onset of onsets) {
      const distance = Math.abs(onset - seconds)
      if (distance <= gap) [nearest, gap] = [onset, distance]
    }
    return nearest
  }
}
