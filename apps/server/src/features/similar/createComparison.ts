import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { readCatalogueState } from '../voices/readCatalogueState.ts'
import { type Comparable, comparedColumns } from './similarEntry.ts'

/** All measured voices, and the similarity of two of them. */
export interface Comparison {
  readonly voices: readonly Comparable[]
  /** Similarity, 0-100. */
  percent(a: Comparable, b: Comparable): number
}

/** Creates a cached comparison of the catalogue, reloaded after a voice has been measured. */
export function createComparison(database: Database): () => Promise<Comparison> {
  let current: { state: string; comparison: Promise<Comparison> } | undefined
  const measured = and(eq(voices.listed, true), isNotNull(voices.measured_stamp))

  async function read(): Promise<Comparison> {
    const found = await database.queries
      .select({ ...comparedColumns, voiceprint: samples.voiceprint })
      .from(voices)
      .innerJoin(samples, eq(samples.voice_id, voices.voice_id))
      .where(measured)
    const prints = new Map<Comparable, Voiceprint>(found.map((row) => [row, row.voiceprint]))
    const similarity = createSimilarity([...prints.values()])
    return {
      voices: found,
      percent(a, b) {
        const [first, second] = [prints.get(a), prints.get(b)]
        return first && second ? similarity.percent(first, second) : 0
      },
    }
  }

  return async () => {
    const { state } = await readCatalogueState(database)
    if (current?.state !== state) {
      const comparison = read()
      current = { state, comparison }
      comparison.catch(() => {
        current = undefined
      })
    }
    return current.comparison
  }
}
