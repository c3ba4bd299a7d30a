import type { SnippetRow } from '../../kernel/database/schema.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { takeUpload } from '../uploads/takeUpload.ts'
import type { SnippetServices } from './snippetServices.ts'
import { findByDedupeKey } from './snippetStore.ts'

/**
 * Finds the snippet of a key, and whether its audio is available. Audio that was stored but not recorded, because
 * server or database stopped in between, is recorded now; otherwise it would stay inaudible.
 */
export async function findAudible(
  services: Pick<SnippetServices, 'database' | 'store' | 'uploads'>,
  key: string,
): Promise<{ row: SnippetRow | undefined; audible: boolean }> {
  const row = await findByDedupeKey(services.database, key)
  if (!row) return { row, audible: false }
  try {
    await takeUpload(services, { id: row.voice_snippet_id, awaited: row.awaited_upload })
    return { row, audible: true }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'conflict') return { row, audible: false }
    throw error
  }
}
