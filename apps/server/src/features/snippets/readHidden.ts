import type { SpokenSnippet } from '@voice-rankings/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../kernel/database/database.ts'
import { snippetDecisions, snippets } from '../../kernel/database/schema.ts'

/** Reads reason and time of the decision that hides a snippet; undefined when it is not hidden. */
export async function readHidden(queries: Queries, id: string): Promise<SpokenSnippet['voice_snippet_hidden']> {
  const [row] = await queries
    .select({ reason: snippetDecisions.reason, at: snippetDecisions.decided_at })
    .from(snippetDecisions)
    .innerJoin(snippets, eq(snippets.voice_snippet_id, snippetDecisions.voice_snippet_id))
    .where(and(eq(snippets.voice_snippet_id, id), snippets.hidden, eq(snippetDecisions.hidden, true)))
    .orderBy(desc(snippetDecisions.decision_id))
    .limit(1)
  return row && { reason: row.reason, hidden_at: row.at.toISOString() }
}
