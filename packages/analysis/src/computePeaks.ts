/**
 * Reduces a clip to `count` bar heights for a waveform, integers 0-100.
 *
 * Each bar is the RMS of its part of the clip, which follows the syllables, whereas the peaks of a limited clip are all
 * at the ceiling. The loudest bar is 100 unless the clip is silent, so that soft voices are as visible as loud ones.
 *
 * @example
 * const peaks = computePeaks(samples, 100)
 */
export function computePeaks(samples: Float32Array, count: number): number[] {
  const bars = Array.from({ length: count }, (_, bar) => {
    const start = Math.floor((bar * samples.length) / count)
    const end = Math.floor(((bar + 1) * samples.length) / count)
    let energy = 0
    for (let i = start; i < end; i++) energy += samples[i]! ** 2
    return end > start ? Math.sqrt(energy / (end - start)) : 0
  })
  const loudest = Math.max(...bars, 0)
  return loudest === 0 ? bars : bars.map((bar) => Math.round((100 * bar) / loudest))
}
