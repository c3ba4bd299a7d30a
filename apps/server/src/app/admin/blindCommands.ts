import { lockVotes, recountVotes } from '../../features/blind/changeVotes.ts'
import { conditionsOf, decideVotes, idsOfVotes, readVotes, type VoteChoice } from '../../features/blind/decideVotes.ts'
import { scoreBoards } from '../../features/blind/scoreBoards.ts'
import type { BlindVoteRow } from '../../kernel/database/blindTables.ts'
import { formatTable } from '../tables/formatTable.ts'
import { type AdminContext, AdminError, type Command, type CommandInput, textOf, wholeNumber } from './command.ts'
import { speakBlind } from './speakBlind.ts'

const CHOICE = {
  voice: { type: 'string', description: 'Only votes on this voice, by id' },
  voter: { type: 'string', description: 'Only this voter, as shown by "blind list"' },
  network: { type: 'string', description: 'Only this network, as shown by "blind list"' },
  check: { type: 'string', description: 'Only votes that this check left out, such as "campaign"' },
} as const

const list: Command = {
  usage: 'blind list',
  description: 'List votes on blind pairs, newest first',
  options: {
    ...CHOICE,
    excluded: { type: 'boolean', description: 'Only votes that were left out' },
    limit: { type: 'string', description: 'Maximum number of rows (default 50)' },
  },
  async run({ database, print }, input) {
    const rows = await readVotes(database.queries, chosenBy(input), {
      excludedOnly: input.values.excluded === true,
      limit: wholeNumber(textOf(input, 'limit') ?? '50', '--limit', [1, 100_000]),
    })
    if (rows.length === 0) return print('No matching votes.')
    for (const line of formatTable(rows.map(({ vote }) => asRow(vote)))) print(line)
  },
}

function asRow(vote: BlindVoteRow): Record<string, string | number | null> {
  return {
    id: vote.vote_id,
    left: vote.left_voice_id,
    right: vote.right_voice_id,
    answer: vote.blind_choice,
    use: `${vote.language_code} ${vote.blind_use}`,
    weight: vote.weight,
    'left out by': vote.excluded_by,
    'voted at': vote.voted_at.toISOString().slice(0, 19).replace('T', ' '),
    voter: vote.voter_key,
    network: vote.network_key,
  }
}

const decide = (verb: 'exclude' | 'restore', description: string): Command => ({
  usage: `blind ${verb} <vote id>… | --voice <id> | --voter <key> | --network <key> | --check <name>`,
  description,
  options: { ...CHOICE, reason: { type: 'string', description: 'Reason, stored with the votes and published' } },
  async run(context, input) {
    const reason = textOf(input, 'reason')
    if (reason === undefined)
      throw new AdminError(`Give a reason with --reason "…". It is published with the decision.`)
    await change(context, input, { verb, reason })
  },
})

async function change(
  { database, print }: AdminContext,
  input: CommandInput,
  { verb, reason }: { verb: 'exclude' | 'restore'; reason: string },
): Promise<void> {
  const ids = input.positionals.map((text) => wholeNumber(text, 'A vote id', [1, Number.MAX_SAFE_INTEGER]))
  const choice = { ...chosenBy(input), ids: ids.length > 0 ? ids : undefined }
  if (conditionsOf(choice).length === 0)
    throw new AdminError('Name the votes: by id, or with --voice, --voter, --network or --check.')
  const known = await idsOfVotes(database.queries, choice)
  const unknown = ids.filter((id) => !known.includes(id))
  if (known.length === 0 || unknown.length > 0) {
    const which = unknown.length > 0 ? ` with the id ${unknown.join(', ')}` : ''
    throw new AdminError(`There is no such vote${which}. "blind list" shows them; nothing was changed.`)
  }
  const changed = await decideVotes(database, known, { excluded: verb === 'exclude', reason })
  print(
    `${verb === 'exclude' ? 'Left out' : 'Counted again'}: ${changed.length} of ${known.length} votes. The scores are computed.`,
  )
}

const chosenBy = (input: CommandInput): VoteChoice => ({
  voice: textOf(input, 'voice'),
  voter: textOf(input, 'voter'),
  network: textOf(input, 'network'),
  check: textOf(input, 'check'),
})

const recount: Command = {
  usage: 'blind recount',
  description: 'Count all votes anew and compute all scores, for example after a change of the database by hand',
  async run({ database, print }) {
    const count = await database.queries.transaction(async (transaction) => {
      await lockVotes(transaction)
      return recountVotes(transaction)
    })
    await scoreBoards(database)
    print(`Counted: ${count} votes. The scores are computed.`)
  },
}

/** Commands for votes on blind pairs. */
export const blindCommands: readonly Command[] = [
  list,
  decide('exclude', 'Leave votes out of the scores; they stay stored'),
  decide('restore', 'Count votes again that were left out'),
  recount,
  speakBlind,
]
