import type { VoiceListing } from '@voice-rankings/contract'
import type { AnalysisEngine } from './analysisEngine.ts'
import type { AnalysisComparison } from './analysisState.ts'
import { analysisSource } from './analysisState.ts'

export interface ComparisonOptions {
  engine: Pick<AnalysisEngine, 'load'>
  log: (message: string, error: unknown) => void
  onChange: (comparison: AnalysisComparison) => void
  /** Loads the voice that is compared with another, if not done yet. */
  loadOwn: () => Promise<void>
  /** Measures it completely, once. */
  measureOwn: () => Promise<unknown> | null
}

/** Comparison of the analysed voice with another. */
export interface Comparison {
  /** Measures another voice's sample; null ends the comparison. */
  compare(voice: VoiceListing | null): Promise<void>
  /** Aborts pending work silently. */
  abort(): void
}

/** Creates a comparison with one voice at a time; a new one replaces the last. */
export function createComparison({ engine, log, onChange, loadOwn, measureOwn }: ComparisonOptions): Comparison {
  let comparing = new AbortController()
  return {
    abort: () => comparing.abort(),
    async compare(voice) {
      comparing.abort()
      const { signal } = (comparing = new AbortController())
      if (!voice) return onChange({ status: 'none' })
      onChange({ status: 'loading', voice })
      try {
        await loadOwn()
        signal.throwIfAborted()
        const source = analysisSource({ voice })
        if (!source) throw new Error(`${voice.voice_name} has no sample to compare with.`)
        const other = await engine.load(source, signal)
        try {
          const [clip] = await Promise.all([other.measure([], signal), measureOwn()])
          if (!signal.aborted) onChange({ status: 'ready', voice, clip })
        } finally {
          other.close()
        }
      } catch (error) {
        if (signal.aborted) return
        log('The voice could not be compared.', error)
        onChange({ status: 'failed', voice })
      }
    },
  }
}
