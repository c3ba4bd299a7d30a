import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { lockRatings, scoreAll } from '../../features/ratings/scoreAll.ts'
import { ratingDecisions, ratings } from '../../kernel/database/ratingTables.ts'
import { formatTable } from '../tables/formatTable.ts'
import { type AdminContext, AdminError, type Command, type CommandInput, textOf, wholeNumber } from './command.ts'

const CHOICE = {
  voice: { type: 'string', description: 'Only this voice, by id' },
  rater: { type: 'string', description: 'Only this rater, as shown by "votes list"' },
  network: { type: 'string', description: 'Only this network, as shown by "votes list"' },
} as const

const list: Command = {
  usage: 'votes list',
  description: 'List ratings, newest first, with grounds for suspicion',
  options: {
    ...CHOICE,
    excluded: { type: 'boolean', description: 'Only excluded ratings' },
    limit: { type: 'string', description: 'Maximum number of rows (default 50)' },
  },
  async run({ database, print }, input) {
    const rows = await database.queries
      .select()
      .from(ratings)
      .where(and(...chosenBy(input), input.values.excluded === true ? eq(ratings.excluded, true) : undefined))
      .orderBy(desc(ratings.rated_at), desc(ratings.rating_id))
      .limit(wholeNumber(textOf(input, 'limit') ?? '50', '--limit', [1, 100_000]))
    if (rows.length === 0) return print('No matching ratings.')
    for (const line of formatTable(rows.map(asRow))) print(line)
  },
}

function asRow(rating: typeof ratings.$inferSelect): Record<string, string | number | null> {
  return {
    id: rating.rating_id,
    voice: rating.voice_id,
    stars: rating.stars,
    weight: rating.weight,
    suspicion: rating.suspicion,
    counts: rating.excluded ? 'excluded' : rating.latest ? 'yes' : 'rated again',
    'rated at': rating.rated_at.toISOString().slice(0, 16).replace('T', ' '),
    rater: rating.rater_key,
    network: rating.network_key,
  }
}

const decide = (verb: 'exclude' | 'restore', description: string): Command => ({
  usage: `votes ${verb} <rating id>… | --voice <id> | --rater <key> | --network <key>`,
  description,
  options: { ...CHOICE, reason: { type: 'string', description: 'Reason, stored with each rating' } },
  async run(context, input) {
    const reason = textOf(input, 'reason')
    if (reason === undefined) throw new AdminError(`Give a reason with --reason "…". It is stored for later questions.`)
    await change(context, input, { excluded: verb === 'exclude', reason })
  },
})

async function change(
  { database, print }: AdminContext,
  input: CommandInput,
  { excluded, reason }: { excluded: boolean; reason: string },
): Promise<void> {
  const ids = input.positionals.map((text) => wholeNumber(text, 'A rating id', [1, Number.MAX_SAFE_INTEGER]))
  const chosen = [...chosenBy(input), ...(ids.length > 0 ? [inArray(ratings.rating_id, ids)] : [])]
  if (chosen.length === 0) throw new AdminError('Name the ratings: by id, or with --voice, --rater or --network.')
  const { queries } = database
  const found = await queries
    .select()
    .from(ratings)
    .where(and(...chosen))
  const unknown = ids.filter((id) => !found.some(({ rating_id }) => rating_id === id))
  if (found.length === 0 || unknown.length > 0) {
    const which = unknown.length > 0 ? ` with the id ${unknown.join(', ')}` : ''
    throw new AdminError(`There is no such rating${which}. "votes list" shows them; nothing was changed.`)
  }
  const changed = await queries.transaction(async (transaction) => {
    await lockRatings(transaction)
    const rows = await transaction
      .update(ratings)
      .set({ excluded })
      .where(and(...chosen, eq(ratings.excluded, !excluded)))
      .returning()
    const decisions = rows.map(({ rating_id }) => ({ rating_id, excluded, reason, decided_by: 'operator' }))
    if (decisions.length > 0) await transaction.insert(ratingDecisions).values(decisions)
    await scoreAll(transaction)
    return rows
  })
  const done = excluded ? 'Excluded' : 'Restored'
  for (const { rating_id, voice_id, stars } of changed)
    print(`${done}: rating ${rating_id}, ${stars} stars for ${voice_id}.`)
  const same = found.length - changed.length
  if (same > 0) print(`${same} ${excluded ? 'were excluded' : 'counted'} before, and stay as they are.`)
}

function chosenBy(input: CommandInput): SQL[] {
  const [voice, rater, network] = [textOf(input, 'voice'), textOf(input, 'rater'), textOf(input, 'network')]
  return [
    ...(voice === undefined ? [] : [eq(ratings.voice_id, voice)]),
    ...(rater === undefined ? [] : [eq(ratings.rater_key, rater)]),
    ...(network === undefined ? [] : [eq(ratings.network_key, network)]),
  ]
}

/** Commands for ratings. */
export const voteCommands: readonly Command[] = [
  list,
  decide('exclude', 'Exclude ratings from the scores; they stay stored'),
  decide('restore', 'Count excluded ratings again'),
]
