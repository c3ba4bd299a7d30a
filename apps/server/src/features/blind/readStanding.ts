import type { BlindScore } from '@voice-rankings/contract'
import { and, desc, eq } from 'drizzle-orm'
import { blindScores } from '../../kernel/database/blindTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { toBlindScore } from './toBlindScore.ts'

/** Score of a voice from the votes of all uses, in a language. */
export interface Standing {
  readonly languageCode: string
  readonly score: BlindScore
}

/** Reads the score of a voice in the language in which it has most votes; null for a voice without a vote that counts. */
export async function readStanding({ queries }: Pick<Database, 'queries'>, voiceId: string): Promise<Standing | null> {
  const [row] = await queries
    .select()
    .from(blindScores)
    .where(and(eq(blindScores.voice_id, voiceId), eq(blindScores.blind_use, '')))
    .orderBy(desc(blindScores.vote_count), blindScores.language_code)
    .limit(1)
  return row ? { languageCode: row.language_code, score: toBlindScore(row) } : null
}
