import {
  ALTERNATIVE_SIMILARITY,
  ALTERNATIVES,
  type AlternativeWish,
  dollarsPerMillion,
  runsOffline,
} from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import { blindScores } from '../../kernel/database/blindTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { leastBy } from './leastBy.ts'
import { languageOf, speaks } from './spokenLanguage.ts'

/** A voice with its similarity to the source voice. */
export interface Compared {
  readonly voice: CatalogueVoice
  /** 0-100. */
  readonly similarity: number
}

/** Blind score of a voice with the lower bound of its 95 % interval. */
type Score = Pick<typeof blindScores.$inferSelect, 'score' | 'score_low'>

type Scores = ReadonlyMap<string, Score>

/** Reads the blind scores of the voices of a language, over all uses, by voice id. */
export async function readScores({ queries }: Pick<Database, 'queries'>, language: string): Promise<Scores> {
  const rows = await queries
    .select({ voice_id: blindScores.voice_id, score: blindScores.score, score_low: blindScores.score_low })
    .from(blindScores)
    .where(and(eq(blindScores.language_code, language), eq(blindScores.blind_use, '')))
  return new Map(rows.map(({ voice_id, ...score }) => [voice_id, score]))
}

/** Finds the most similar voice for each wish that another voice than `source` fulfils. */
export function findAlternatives(source: CatalogueVoice, compared: readonly Compared[], scores: Scores) {
  const near = compared.filter(({ similarity }) => similarity >= ALTERNATIVE_SIMILARITY)
  return ALTERNATIVES.flatMap((wish) => {
    const fulfilling = near.filter(({ voice }) => FULFILS[wish](voice, source, scores))
    const [best] = leastBy(fulfilling, 1, ({ similarity }) => -similarity)
    return best ? [{ wish, ...best, blind_score: scores.get(best.voice.voice_id)?.score ?? null }] : []
  })
}

const isInLanguage = (voice: CatalogueVoice, source: CatalogueVoice) => speaks(voice, languageOf(source))

/** Conditions of each wish. */
const FULFILS: Readonly<
  Record<AlternativeWish, (voice: CatalogueVoice, source: CatalogueVoice, scores: Scores) => boolean>
> = {
  cheaper(voice, source) {
    const [own, other] = [dollarsPerMillion(source.price), dollarsPerMillion(voice.price)]
    return isInLanguage(voice, source) && own !== null && other !== null && other < own
  },
  commercial: (voice, source) =>
    isInLanguage(voice, source) && voice.licence?.commercial === true && source.licence?.commercial !== true,
  offline: (voice, source) =>
    isInLanguage(voice, source) && runsOffline(voice.voice_service) && !runsOffline(source.voice_service),
  better_scored(voice, source, scores) {
    const [own, other] = [scores.get(source.voice_id), scores.get(voice.voice_id)]
    return isInLanguage(voice, source) && own !== undefined && other !== undefined && other.score_low > own.score
  },
  other_language: (voice, source) => !isInLanguage(voice, source),
}
