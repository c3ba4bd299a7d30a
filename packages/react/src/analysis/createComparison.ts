import type { VoiceListing } from '@voice-rankings/contract'
import type { AnalysisEngine } from './analysisEngine.ts'
import type { AnalysisComparison } from './analysisState.ts'
import { analysisSource } from './analysisState.ts'

export interface ComparisonOptions {
  engine: Pick<AnalysisEngine, 'load'>
  log: (message: string, error: unknown) => void
  onChange: (comparison: AnalysisComparison) => void
  /** Loads the voice that is compared with another, unless that has been done. */
  loadOwn: () => Promise<void>
  /** Measures all of it, once. */
  measureOwn: () => Promise<unknown> | null
}

/** What sets another voice's sample beside the analysed one. */
export interface Comparison {
  /** Measures another voice's sample; null ends the comparison. */
  compare(voice: VoiceListing | null): Promise<void>
  /** Ends what is under way without a word. */
  abort(): void
}

/** Makes a comparison: of one voice at a time, where a newer one ends the one before. */
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
