import { decideSnippets, readShared } from '../../features/snippets/moderateSnippets.ts'
import { titleOf } from '../../features/snippets/titleOf.ts'
import { formatTable } from '../tables/formatTable.ts'
import { type AdminContext, AdminError, type Command, textOf, wholeNumber } from './command.ts'

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
    const choice = {
      search: textOf(input, 'search'),
      voice: textOf(input, 'voice'),
      hiddenOnly: input.values.hidden === true,
    }
    const limit = wholeNumber(textOf(input, 'limit') ?? '50', '--limit', [1, 100_000])
    const rows = await readShared(database.queries, choice, { limit })
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
  const { unknown, changed } = await decideSnippets(database, ids, { hidden, reason })
  if (unknown.length > 0) {
    throw new AdminError(`There is no snippet ${unknown.join(', ')}. "snippets list" shows them; nothing was changed.`)
  }
  const done = hidden ? 'Hidden' : 'Restored'
  for (const { id, text } of changed) print(`${done}: ${id}, "${titleOf(text)}"`)
  const same = new Set(ids).size - changed.length
  if (same > 0) print(`${same} ${hidden ? 'were hidden' : 'were shown'} before, and stay as they are.`)
}

/** Commands for shared snippets. */
export const snippetCommands: readonly Command[] = [
  list,
  decide('hide', 'Hide snippets from everybody except their owners, with page and audio'),
  decide('restore', 'Show hidden snippets again'),
]
