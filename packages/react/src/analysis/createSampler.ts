import type { AnalysisSample } from '@voice-rankings/analysis'
import type { Clock } from '@voice-rankings/sdk'
import type { LiveFeed } from './analysisEngine.ts'

/** Time between two readings, in milliseconds; a busy page makes it longer, nothing makes it shorter. */
export const SAMPLING_INTERVAL_MS = 100
/** How often new readings reach the chart, in milliseconds. */
export const FLUSH_INTERVAL_MS = 300

export interface SamplerOptions {
  clock: Clock
  /** What is heard now. */
  read: () => ReturnType<LiveFeed['read']> | undefined
  onSamples: (samples: readonly AnalysisSample[]) => void
}

/** Reads what is heard at regular times, and hands it on a few readings at a time. */
export interface Sampler {
  /** Forgets what was not handed on. */
  clear(): void
  begin(): void
  /** Hands on what is left. */
  end(): void
  /** Forgets what was heard from a time on, in seconds. */
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
