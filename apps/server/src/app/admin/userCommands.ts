import { textLimit } from '@voice-rankings/contract'
import { desc, eq, getTableColumns, ilike, or } from 'drizzle-orm'
import { type UserRow, users } from '../../kernel/database/accountTables.ts'
import { formatTable } from '../tables/formatTable.ts'
import { AdminError, textOf, type Command, type CommandInput, wholeNumber } from './command.ts'
import { emailKey } from '../../features/account/createUser.ts'
import { usernameKey } from '../../features/account/usernameKey.ts'
import { changeCredits, MOST_CREDITS } from '../../features/credits/changeCredits.ts'
import { licensedLevel } from '../../features/licenses/licensedLevel.ts'
import type { Database } from '../../kernel/database/database.ts'

const list: Command = {
  usage: 'users list',
  description: 'List users, newest first',
  options: {
    search: { type: 'string', description: 'Only users whose username or e-mail address contains this' },
    limit: { type: 'string', description: 'Maximum number of rows (default 50)' },
  },
  async run({ database, print }, input) {
    const term = textOf(input, 'search')?.replace(/[\\%_]/g, String.raw`\$&`)
    const rows = await database.queries
      .select({ ...getTableColumns(users), account_level: licensedLevel })
      .from(users)
      .where(
        term === undefined ? undefined : or(ilike(users.username, `%${term}%`), ilike(users.user_email, `%${term}%`)),
      )
      .orderBy(desc(users.created_at))
      .limit(wholeNumber(textOf(input, 'limit') ?? '50', '--limit', [1, 100_000]))
    if (rows.length === 0) return print(term === undefined ? 'No accounts yet.' : 'No matching users.')
    const table = rows.map((user) => ({
      username: user.username,
      email: user.user_email,
      level: user.account_level,
      role: user.is_operator ? 'operator' : '',
      'credits left': user.total_credits - user.voice_credits,
      'of all': user.total_credits,
      since: user.created_at.toISOString().slice(0, 10),
      id: user.user_id,
    }))
    for (const line of formatTable(table)) print(line)
  },
}

const level: Command = {
  usage: 'users level <who> <level>',
  description: 'Set the account level of a user, which a license can raise; above 0 the longer text limit applies',
  async run({ database, print }, { positionals: [who, wanted] }) {
    const account_level = wholeNumber(wanted, 'The level', [0, 1000])
    const user = await findUser(database, who)
    await database.queries.update(users).set({ account_level }).where(eq(users.user_id, user.user_id))
    const limits = [user.account_level, account_level].map((one) => textLimit(one))
    print(
      `${user.username}: level ${user.account_level} → ${account_level}, texts up to ${limits.join(' → ')} characters.`,
    )
  },
}

const credits: Command = {
  usage: 'users credits <who> --add <credits> | --remove <credits>',
  description: 'Add credits to a user, or remove unused ones',
  options: {
    add: { type: 'string', description: 'Number of credits to add' },
    remove: { type: 'string', description: 'Number of credits to remove; used credits stay used' },
    reason: { type: 'string', description: 'Reason, for the ledger' },
  },
  async run({ database, print }, input) {
    const { kind, amount } = readChange(input)
    const user = await findUser(database, input.positionals[0])
    const purpose = `operator ${new Date().toISOString()} ${textOf(input, 'reason') ?? ''}`.trim()
    const changed = await database.queries.transaction((transaction) =>
      changeCredits(transaction, { userId: user.user_id, kind, credits: amount, purpose }),
    )
    if (!changed) {
      const left = user.total_credits - user.voice_credits
      throw new AdminError(`${user.username} has ${left} credits left of ${user.total_credits}: nothing was changed.`)
    }
    const left = changed.total_credits - changed.voice_credits
    print(`${user.username}: ${user.total_credits} → ${changed.total_credits} credits in all, ${left} left.`)
  },
}

const setOperator = (verb: 'grant' | 'revoke', description: string): Command => ({
  usage: `${verb} <who>`,
  description,
  async run({ database, print }, { positionals: [who] }) {
    const user = await findUser(database, who)
    const is_operator = verb === 'grant'
    await database.queries.update(users).set({ is_operator }).where(eq(users.user_id, user.user_id))
    print(
      is_operator
        ? `${user.username} is an operator: the page /operator is in the account menu.`
        : `${user.username} is no operator.`,
    )
  },
})

function readChange(input: CommandInput): { kind: 'grant' | 'revoke'; amount: number } {
  const [add, remove] = [textOf(input, 'add'), textOf(input, 'remove')]
  if ((add === undefined) === (remove === undefined)) {
    throw new AdminError('Give the number of credits, with --add or --remove.')
  }
  if (add !== undefined) {
    return { kind: 'grant', amount: wholeNumber(add, '--add', [1, MOST_CREDITS]) }
  }
  return { kind: 'revoke', amount: wholeNumber(remove, '--remove', [1, MOST_CREDITS]) }
}

/** Commands for accounts. */
export const userCommands: readonly Command[] = [
  list,
  level,
  credits,
  setOperator(
    'grant',
    'Make a user an operator, who moderates on the page /operator; the first one signs up on the site before',
  ),
  setOperator('revoke', 'Take that role from a user; it ends at once'),
]

/** Finds a user by username, e-mail address or id. */
async function findUser({ queries }: Database, who: string | undefined): Promise<UserRow> {
  if (who === undefined) throw new AdminError('Name the user: by username, e-mail address or id.')
  const found = await queries
    .select()
    .from(users)
    .where(or(eq(users.user_id, who), eq(users.email_key, emailKey(who)), eq(users.username_key, usernameKey(who))))
  const [user, another] = found
  if (!user) throw new AdminError(`There is no user "${who}". "users list" shows all users.`)
  if (another) throw new AdminError(`"${who}" could be ${found.map((one) => one.user_id).join(' or ')}. Name the id.`)
  return user
}
