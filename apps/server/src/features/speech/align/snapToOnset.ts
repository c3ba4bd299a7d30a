/** A stretch this long below the threshold is a pause, in seconds. */
const PAUSE_SECONDS = 0.08

/** How far an onset may lie from where a word was expected, in seconds. */
const REACH_SECONDS = 0.08

const FRAME_SECONDS = 0.005

/** Loudness at which sound begins, below the loudest frame, in dB. */
const THRESHOLD_DB = -35

/**
 * Returns a function that moves a time to where sound truly sets in, when a pause ends nearby: an aligned or traced start is
 * a few frames off, but after a pause the audio itself shows the start. Times are in seconds; others are left as they are.
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
