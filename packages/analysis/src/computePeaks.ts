/**
 * Reduces a clip to `count` bar heights for a waveform, integers 0-100.
 *
 * Each bar is the root mean square of its share of the clip, which follows the syllables where the largest magnitude
 * of a limited clip stands at its ceiling; the loudest bar of a clip that is not silent is 100, so that soft voices draw
 * as clearly as loud ones.
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
