import type { Client } from '@voice-rankings/sdk'
import type { AnalysisEngine } from './analysisEngine.ts'

/** The engine of a browser, in a chunk of its own that comes with the first sound. */
export function lateAnalysisEngine(client: Pick<Client, 'url'>): AnalysisEngine {
  return {
    urlOf: (source) => ('url' in source ? client.url(source.url) : null),
    async load(source, signal) {
      const { createAnalysisEngine } = await import('./createAnalysisEngine.ts')
      signal.throwIfAborted()
      return createAnalysisEngine(client).load(source, signal)
    },
  }
}
