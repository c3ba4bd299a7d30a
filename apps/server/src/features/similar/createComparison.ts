import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples } from '../../kernel/database/schema.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'

/** All measured voices, and the similarity of two of them. */
export interface Comparison {
  readonly voices: readonly CatalogueVoice[]
  /** Similarity, 0-100; null if a voice has no voiceprint. */
  percent(a: CatalogueVoice, b: CatalogueVoice): number | null
  /** Similarity of a voiceprint to a voice, 0-100; null if the voice has none. */
  percentTo(print: Voiceprint, voice: CatalogueVoice): number | null
  /** Distance in units of the variation of one voice between sentences; null if a voice has no voiceprint. */
  distance(a: CatalogueVoice, b: CatalogueVoice): number | null
}

/** Voiceprints read by one statement, so that none occupies the embedded database for long. */
const PRINTS_AT_ONCE = 500

/** Creates a comparison of the catalogue, renewed after a voice has changed. Only new voiceprints are read again. */
export function createComparison(
  database: Database,
  readCatalogue: () => Promise<Catalogue>,
): () => Promise<Comparison> {
  let current: { catalogue: Catalogue; comparison: Promise<Comparison> } | undefined
  let prints = new Map<CatalogueVoice, Voiceprint>()

  async function compare({ voices }: Catalogue): Promise<Comparison> {
    const measured = voices.filter(({ measured_stamp: stamp }) => stamp !== null)
    const missing = measured.filter((voice) => !prints.has(voice))
    const read = new Map<string, Voiceprint>()
    for (let at = 0; at < missing.length; at += PRINTS_AT_ONCE) {
      const ids = missing.slice(at, at + PRINTS_AT_ONCE).map(({ voice_id: id }) => id)
      const rows = await database.queries
        .select({ voice_id: samples.voice_id, voiceprint: samples.voiceprint })
        .from(samples)
        .where(inArray(samples.voice_id, ids))
      for (const { voice_id: id, voiceprint } of rows) read.set(id, voiceprint)
    }
    const printOf = (voice: CatalogueVoice) => prints.get(voice) ?? read.get(voice.voice_id)
    const known = new Map(
      measured.flatMap((voice) => {
        const print = printOf(voice)
        return print ? [[voice, print]] : []
      }),
    )
    prints = known
    const similarity = createSimilarity([...known.values()])
    const compareBy = (measure: (a: Voiceprint, b: Voiceprint) => number) => (a: CatalogueVoice, b: CatalogueVoice) => {
      const [first, second] = [known.get(a), known.get(b)]
      return first && second ? measure(first, second) : null
    }
    return {
      voices: measured,
      percent: compareBy(similarity.percent),
      percentTo(print, voice) {
        const own = known.get(voice)
        return own ? similarity.percent(print, own) : null
      },
      // One voice varies by about 1 in each dimension of its voiceprint.
      distance: compareBy((a, b) => similarity.distance(a, b) / Math.sqrt(a.whole.length)),
    }
  }

  return async () => {
    const catalogue = await readCatalogue()
    if (current?.catalogue !== catalogue) {
      const comparison = compare(catalogue)
      current = { catalogue, comparison }
      comparison.catch(() => {
        current = undefined
      })
    }
    return current.comparison
  }
}
