import type { AnalysisSample } from '@voice-rankings/analysis'
import type { Clock } from '@voice-rankings/sdk'
import type { LiveFeed } from './analysisEngine.ts'

/** Minimum interval between samples, in milliseconds; longer on a busy page. */
export const SAMPLING_INTERVAL_MS = 100
/** Interval between updates of the chart, in milliseconds. */
export const FLUSH_INTERVAL_MS = 300

export interface SamplerOptions {
  clock: Clock
  /** Reads the current values. */
  read: () => ReturnType<LiveFeed['read']> | undefined
  onSamples: (samples: readonly AnalysisSample[]) => void
}

/** Takes samples at regular intervals and passes them on in batches. */
export interface Sampler {
  /** Drops samples that were not passed on. */
  clear(): void
  begin(): void
  /** Passes on the remaining samples. */
  end(): void
  /** Drops samples after a time in seconds. */
  forgetFrom(time: number): void
}

export function createSampler({ clock, read, onSamples }: SamplerOptions): Sampler {
  let timer: unknown = null
  let pending: AnalysisSample[] = []
  let flushedAt = 0

  function sample(): void {
    const heard = read()
    if (heard) {
      const { timeMs, pitch, intensity, vocalFry } = heard
      pending.push({ time: timeMs / 1000, pitch, intensity, vocalFry })
    }
    if (clock.now() - flushedAt >= FLUSH_INTERVAL_MS) flush()
    timer = clock.setTimeout(sample, SAMPLING_INTERVAL_MS)
  }

  function flush(): void {
    flushedAt = clock.now()
    if (pending.length === 0) return
    onSamples(pending)
    pending = []
  }

  return {
    clear() {
      clock.clearTimeout(timer)
      pending = []
      flushedAt = clock.now()
    },
    begin() {
      clock.clearTimeout(timer)
      timer = clock.setTimeout(sample, SAMPLING_INTERVAL_MS)
    },
    end() {
      clock.clearTimeout(timer)
      flush()
    },
    forgetFrom(time) {
      pending = pending.filter((one) => one.time < time)
    },
  }
}
