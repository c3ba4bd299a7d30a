import type { PlaylistItem } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { Asker } from '../snippetAccess/findTargetAccess.ts'
import type { Works } from '../works/createWorks.ts'
import { requireReadable } from '../works/workStore.ts'

/** Services that read the works of playlists. */
export interface WorkItemServices {
  readonly database: Pick<Database, 'queries'>
  readonly works: Pick<Works, 'reader'>
}

/** Fields of a work as an item. */
export type WorkFields = Omit<Extract<PlaylistItem, { kind: 'work' }>, 'item_id'>

/**
 * Reads a work as an item for a listener; throws `not_found` for a work that the listener may not hear. Returns null for
 * a work of somebody else with sentences that are not spoken yet. Those of an own work are spoken when they are reached.
 */
export async function readWorkItem(
  { database, works }: WorkItemServices,
  work_id: string,
  asker: Asker,
): Promise<WorkFields | null> {
  const { row, access } = await requireReadable(database, work_id, asker)
  const { work_title, work_duration, work_voice, ...counts } = await works.reader.summary(row)
  const { sentence_count, spoken_count } = counts
  if (spoken_count < sentence_count && !access.isOwn) return null
  const { voice_service_alias: _alias, ...voice } = work_voice
  return { kind: 'work', work_id, sentence_count, ...voice, item_text: work_title, item_duration: work_duration }
}
