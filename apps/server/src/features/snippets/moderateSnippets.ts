import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { snippetDecisions, snippetOwners, snippets } from '../../kernel/database/schema.ts'

/** Filters of shared snippets, all of which must match. */
interface SharedChoice {
  /** Part of the text. */
  readonly search?: string | undefined
  readonly voice?: string | undefined
  readonly hiddenOnly: boolean
}

// A condition of its own, since Drizzle writes the columns of a selected expression without their tables.
const ofSnippet = eq(snippetDecisions.voice_snippet_id, snippets.voice_snippet_id)

/** Reason of the last decision about a snippet. */
const lastReason = sql<string | null>`(SELECT ${snippetDecisions.reason} FROM ${snippetDecisions}
  WHERE ${ofSnippet}
  ORDER BY ${snippetDecisions.decision_id} DESC LIMIT 1)`

const isShared = sql<boolean>`EXISTS (SELECT 1 FROM ${snippetOwners}
  WHERE ${snippetOwners.voice_snippet_id} = ${snippets.voice_snippet_id} AND ${snippetOwners.shared})`

const matching = ({ search, voice, hiddenOnly }: SharedChoice) =>
  and(
    isShared,
    search === undefined
      ? undefined
      : ilike(snippets.voice_snippet_text, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`),
    voice === undefined ? undefined : eq(snippets.voice_id, voice),
    hiddenOnly ? eq(snippets.hidden, true) : undefined,
  )

/** Shared snippets, newest first; unshared ones are never listed. */
export function readShared(
  queries: Queries,
  choice: SharedChoice,
  { limit, offset = 0 }: { limit: number; offset?: number },
) {
  return queries
    .select({
      id: snippets.voice_snippet_id,
      voice: snippets.voice_id,
      text: snippets.voice_snippet_text,
      hidden: snippets.hidden,
      reason: lastReason,
      created: snippets.created_at,
    })
    .from(snippets)
    .where(matching(choice))
    .orderBy(desc(snippets.created_at), snippets.voice_snippet_id)
    .limit(limit)
    .offset(offset)
}

/** Number of shared snippets that match. */
export const countShared = (queries: Queries, choice: SharedChoice): Promise<number> =>
  queries.$count(snippets, matching(choice))

/** Result of a decision about snippets. */
interface Decided {
  /** Ids without a snippet; with any of these nothing is changed. */
  readonly unknown: readonly string[]
  readonly changed: readonly { readonly id: string; readonly text: string }[]
}

/** Hides snippets from everybody but their owners, or shows them again, and stores the reason. */
export function decideSnippets(
  { queries }: Database,
  ids: readonly string[],
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<Decided> {
  const chosen = inArray(snippets.voice_snippet_id, [...ids])
  return queries.transaction(async (transaction) => {
    const found = await transaction.select({ id: snippets.voice_snippet_id }).from(snippets).where(chosen)
    const unknown = ids.filter((id) => !found.some((snippet) => snippet.id === id))
    if (unknown.length > 0) return { unknown, changed: [] }
    const changed = await transaction
      .update(snippets)
      .set({ hidden })
      .where(and(chosen, eq(snippets.hidden, !hidden)))
      .returning({ id: snippets.voice_snippet_id, text: snippets.voice_snippet_text })
    const decisions = changed.map(({ id }) => ({ voice_snippet_id: id, hidden, reason }))
    if (decisions.length > 0) await transaction.insert(snippetDecisions).values(decisions)
    return { unknown, changed }
  })
}
