import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { lexiconEntries } from '../../kernel/database/lexiconTables.ts'
import { works } from '../../kernel/database/workTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'

/** A lexicon: that of an owner for all texts, or that of one of their works. */
export interface LexiconScope {
  readonly owner: string
  /** Default: all texts. */
  readonly workId?: string | undefined
}

/** Condition for the entries of a lexicon. */
export const inScope = ({ owner, workId }: LexiconScope) =>
  and(
    eq(lexiconEntries.owner_key, owner),
    workId === undefined ? isNull(lexiconEntries.work_id) : eq(lexiconEntries.work_id, workId),
  )

/** Throws `not_found` for a lexicon of a work that its owner does not have, or has deleted. */
export async function requireScope(queries: Queries, { owner, workId }: LexiconScope): Promise<void> {
  if (workId === undefined) return
  const own = and(eq(works.work_id, workId), eq(works.owner_key, owner), isNull(works.deleted_at))
  if ((await queries.$count(works, own)) === 0) throw missingWork()
}

/** Error for the lexicon of a work that the caller does not have. */
export function missingWork(): ApiError {
  return new ApiError('not_found', 'This text does not exist. It may have been deleted. List your texts.')
}
