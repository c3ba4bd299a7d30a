import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm'
import { titleOf } from '../../features/snippets/titleOf.ts'
import { snippetDecisions, snippetOwners, snippets } from '../../kernel/database/schema.ts'
import { type AdminContext, AdminError, type Command, textOf, wholeNumber } from './command.ts'
import { formatTable } from './formatTable.ts'

/** Reason of the last decision about a snippet. */
const lastReason = sql<string | null>`(SELECT ${snippetDecisions.reason} FROM ${snippetDecisions}
  WHERE ${snippetDecisions.voice_snippet_id} = ${snippets.voice_snippet_id}
  ORDER BY ${snippetDecisions.decision_id} DESC LIMIT 1)`

const isShared = sql<boolean>`EXISTS (SELECT 1 FROM ${snippetOwners}
  WHERE ${snippetOwners.voice_snippet_id} = ${snippets.voice_snippet_id} AND ${snippetOwners.shared})`

const list: Command = {
  usage: 'snippets list',
  description: 'List shared snippets, newest first; unshared ones are never listed',
  options: {
    search: { type: 'string', description: 'Only snippets whose text contains this' },
    voice: { type: 'string', description: 'Only this voice, by id' },
    hidden: { type: 'boolean', description: 'Only hidden ones' },
    limit: { type: 'string', description: 'Maximum number of rows (default 50)' },
  },
  async run({ database, print }, input) {
    const [search, voice] = [textOf(input, 'search'), textOf(input, 'voice')]
    const rows = await database.queries
      .select({
        id: snippets.voice_snippet_id,
        voice: snippets.voice_id,
        text: snippets.voice_snippet_text,
        hidden: snippets.hidden,
        reason: lastReason,
        created: snippets.created_at,
      })
      .from(snippets)
      .where(
        and(
          isShared,
          search === undefined
            ? undefined
            : ilike(snippets.voice_snippet_text, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`),
          voice === undefined ? undefined : eq(snippets.voice_id, voice),
          input.values.hidden === true ? eq(snippets.hidden, true) : undefined,
        ),
      )
      .orderBy(desc(snippets.created_at), snippets.voice_snippet_id)
      .limit(wholeNumber(textOf(input, 'limit') ?? '50', '--limit', [1, 100_000]))
    if (rows.length === 0) return print('No matching snippets.')
    const table = rows.map(({ created, text, hidden, ...row }) => ({
      id: row.id,
      voice: row.voice,
      'spoken at': created.toISOString().slice(0, 16).replace('T', ' '),
      shown: hidden ? 'hidden' : 'yes',
      reason: row.reason,
      text: titleOf(text),
    }))
    for (const line of formatTable(table)) print(line)
  },
}

const decide = (verb: 'hide' | 'restore', description: string): Command => ({
  usage: `snippets ${verb} <snippet id>…`,
  description,
  options: { reason: { type: 'string', description: 'Reason, stored with each snippet and shown to its owner' } },
  async run(context, input) {
    const reason = textOf(input, 'reason')
    if (reason === undefined) throw new AdminError(`Give a reason with --reason "…". It is stored for later questions.`)
    await change(context, input.positionals, { hidden: verb === 'hide', reason })
  },
})

async function change(
  { database, print }: AdminContext,
  ids: readonly string[],
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<void> {
  if (ids.length === 0) throw new AdminError('Name the snippets by id. "snippets list" shows the ids.')
  const chosen = inArray(snippets.voice_snippet_id, [...ids])
  const changed = await database.queries.transaction(async (transaction) => {
    const found = await transaction.select({ id: snippets.voice_snippet_id }).from(snippets).where(chosen)
    const unknown = ids.filter((id) => !found.some((snippet) => snippet.id === id))
    if (unknown.length > 0) {
      throw new AdminError(
        `There is no snippet ${unknown.join(', ')}. "snippets list" shows them; nothing was changed.`,
      )
    }
    const rows = await transaction
      .update(snippets)
      .set({ hidden })
      .where(and(chosen, eq(snippets.hidden, !hidden)))
      .returning({ voice_snippet_id: snippets.voice_snippet_id, text: snippets.voice_snippet_text })
    const decisions = rows.map(({ voice_snippet_id }) => ({ voice_snippet_id, hidden, reason }))
    if (decisions.length > 0) await transaction.insert(snippetDecisions).values(decisions)
    return rows
  })
  const done = hidden ? 'Hidden' : 'Restored'
  for (const { voice_snippet_id, text } of changed) print(`${done}: ${voice_snippet_id}, "${titleOf(text)}"`)
  const same = new Set(ids).size - changed.length
  if (same > 0) print(`${same} ${hidden ? 'were hidden' : 'were shown'} before, and stay as they are.`)
}

/** Commands for shared snippets. */
export const snippetCommands: readonly Command[] = [
  list,
  decide('hide', 'Hide snippets from everybody except their owners, with page and audio'),
  decide('restore', 'Show hidden snippets again'),
]
