const FRAME_SECONDS = 0.002
const PAUSE_SECONDS = 0.15
const THRESHOLD_DB = -38

/** Onsets after pauses of at least 150 ms, in ms: energy above -38 dB of the loudest 2 ms. */
export function onsetsAfterPauses(samples: Float32Array, sampleRate: number): number[] {
  const frame = Math.round(FRAME_SECONDS * sampleRate)
  const levels: number[] = []
  for (let at = 0; at + frame <= samples.length; at += frame) {
    levels.push(samples.subarray(at, at + frame).reduce((sum, sample) => sum + sample * sample, 0))
  }
  const threshold = Math.max(...levels) * 10 ** (THRESHOLD_DB / 10)
  const onsets: number[] = []
  let quiet = Infinity
  for (const [index, level] of levels.entries()) {
    if (level >= threshold) {
      if (quiet * frame >= PAUSE_SECONDS * sampleRate) onsets.push((index * frame * 1000) / sampleRate)
      quiet = 0
    } else quiet += 1
  }
  return onsets
}
