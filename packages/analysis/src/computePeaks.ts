/**
 * Reduces a clip to `count` bar heights for a waveform, integers 0-100.
 *
 * Each bar is the largest magnitude of its share of the clip; the loudest bar of a clip that is not silent is 100,
 * so that soft voices draw as clearly as loud ones.
 */
export function computePeaks(samples: Float32Array, count: number): number[] {
  const peaks = Array.from({ length: count }, (_, bar) => {
    const end = Math.floor(((bar + 1) * samples.length) / count)
    let peak = 0
    for (let i = Math.floor((bar * samples.length) / count); i < end; i++) peak = Math.max(peak, Math.abs(samples[i]!))
    return peak
  })
  const loudest = Math.max(...peaks, 0)
  return loudest === 0 ? peaks : peaks.map((peak) => Math.round((100 * peak) / loudest))
}
