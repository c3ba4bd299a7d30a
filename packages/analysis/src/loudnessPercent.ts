/**
 * Perceptual loudness on a scale of 0-100 percent: (LUFS + 70) / 64 · 100, clamped.
 *
 * @example
 * perceptualLoudnessPercent(-38) // 50
 */
export function perceptualLoudnessPercent(lufs: number): number {
  return Math.min(100, Math.max(0, ((lufs + 70) / 64) * 100))
}

/**
 * Average intensity relative to the peak, in percent: 10^((average - peak) / 20) · 100, both in dB.
 *
 * Independent of gain: it describes how even a clip is, not how loud. Compare loudness by {@link
 * perceptualLoudnessPercent}.
 *
 * @example
 * averageIntensityPercent(-30, -10) // 10
 */
export function averageIntensityPercent(averageDb: number, peakDb: number): number {
  return 10 ** ((averageDb - peakDb) / 20) * 100
}
