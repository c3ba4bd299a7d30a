import { createSimilarity, type Voiceprint } from '@voice-rankings/analysis'
import type { SimilarVoice } from '@voice-rankings/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { samples } from '../../kernel/database/schema.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'

/** All measured voices, and the similarity of two of them. */
export interface Comparison {
  readonly voices: readonly CatalogueVoice[]
  /** Voiceprint of a voice; null if it has none. */
  printOf(voice: CatalogueVoice): Voiceprint | null
  /** Similarity of a voiceprint to a voice, 0-100; null if the voice has none. */
  percentTo(print: Voiceprint, voice: CatalogueVoice): number | null
  /** Shares of the parts in the difference of a voiceprint from a voice; all 0 if one is missing. */
  sharesTo(print: Voiceprint | null, voice: CatalogueVoice): SimilarVoice['difference_shares']
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
    return {
      voices: measured,
      printOf: (voice) => known.get(voice) ?? null,
      percentTo(print, voice) {
        const own = known.get(voice)
        return own ? similarity.percent(print, own) : null
      },
      sharesTo(print, voice) {
        const own = known.get(voice)
        const shares = print && own ? similarity.shares(print, own) : { timbre: 0, pitch: 0, pace: 0, energy: 0 }
        const { timbre, pitch, pace, energy } = shares
        return { timbre_share: timbre, pitch_share: pitch, pace_share: pace, energy_share: energy }
      },
      distance(a, b) {
        const [first, second] = [known.get(a), known.get(b)]
        // One voice varies by about 1 in each dimension of its voiceprint.
        return first && second ? similarity.distance(first, second) / Math.sqrt(first.whole.length) : null
      },
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
