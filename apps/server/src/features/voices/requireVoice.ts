import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { offeredTo } from '../../kernel/database/designTables.ts'
import { type VoiceRow, voices } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/**
 * Returns the voice of an id; throws `not_found` when it is not listed. With an owner key, also a voice that this owner has
 * designed.
 */
export async function requireVoice(
  { queries }: Pick<Database, 'queries'>,
  id: string,
  ownerKey: string | null = null,
): Promise<VoiceRow> {
  const [voice] = await queries
    .select()
    .from(voices)
    .where(and(eq(voices.voice_id, id), offeredTo(ownerKey)))
  if (voice) return voice
  throw new ApiError('not_found', 'This voice is not in the catalogue. Search the catalogue for available voices.')
}
